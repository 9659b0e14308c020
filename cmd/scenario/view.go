package main

import (
	"errors"
	"fmt"
	"log"
	"os/exec"
	goruntime "runtime"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/workbench"
)

func newViewCmd(a *app) *cobra.Command {
	var port int
	var noBrowser bool
	cmd := a.command("view", requireArgs("DIR"), func(_ *cobra.Command, args []string) error {
		if port < 0 || port > 65535 {
			return fmt.Errorf("--port %d: it must be from 0 to 65535; 0 takes any that is free", port)
		}
		dir, err := a.locateFolder(args[0], "view")
		if err != nil {
			return err
		}
		var values map[string]int64
		if len(a.sets) > 0 { // the options of a scenario with errors are unknown
			m, err := a.openProgram(dir, openOptions{})
			if err != nil {
				return err
			}
			values = m.values
		}
		b, err := workbench.New(workbench.Config{Dir: dir, Port: port, Values: values, Log: log.New(a.err, "", 0)})
		if err != nil {
			return err
		}
		fmt.Fprintf(a.out, "%s\n", b.Address())
		fmt.Fprintln(a.err, "Open this address in a browser; Ctrl-C ends the server.")
		if !noBrowser {
			if err := openBrowser(b.Address()); err != nil {
				fmt.Fprintf(a.err, "No browser could be opened: %v\n", err)
			}
		}
		stop := newStopper(stopSignals...)
		defer stop.Close()
		ended := make(chan error, 1)
		go func() { ended <- b.Serve() }()
		select {
		case err := <-ended:
			return err
		case <-stop.C:
			if err := b.Close(); err != nil {
				return err
			}
			<-ended
			return stop.Err()
		}
	})
	cmd.Flags().IntVar(&port, "port", 0, "serve at port `N` of 127.0.0.1; 0 takes any that is free")
	cmd.Flags().BoolVar(&noBrowser, "no-browser", false, "print the address without opening a browser")
	a.addSet(cmd)
	return cmd
}

// openBrowser opens an address in the user's browser.
func openBrowser(address string) error {
	var cmd *exec.Cmd
	switch goruntime.GOOS {
	case "windows":
		cmd = exec.Command("rundll32", "url.dll,FileProtocolHandler", address)
	case "darwin":
		cmd = exec.Command("open", address)
	default:
		path, err := exec.LookPath("xdg-open")
		if err != nil {
			return errors.New("xdg-open is not installed")
		}
		cmd = exec.Command(path, address)
	}
	if err := cmd.Start(); err != nil {
		return err
	}
	go cmd.Wait()
	return nil
}
