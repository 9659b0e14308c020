package main

import (
	"bytes"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler/resolve"
	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/internal/fetched"
	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/report"
)

func newGetCmd(a *app) *cobra.Command {
	update := false
	cmd := a.command("get", requireArgs("DIR"), func(cmd *cobra.Command, args []string) error {
		dir, err := a.locateFolder(args[0], "get")
		if err == nil {
			err = checkWritable(dir)
		}
		if err != nil {
			return err
		}
		return get(cmd.Context(), a, dir, update)
	})
	cmd.Flags().BoolVar(&update, "update", false, "change the addresses in DIR to the newest versions first")
	return cmd
}

// fetch fetches the packages that needed lists for a folder, and writes its lock file.
func fetch(ctx context.Context, a *app, dir string,
	needed func(*fetched.Getter) ([]fetched.Need, error)) (pinned fetched.Lock, err error) {
	lock, err := fetched.ReadLock(os.DirFS(dir), ".")
	if err != nil {
		return pinned, findings{fmt.Errorf("%s: %w; %s", filepath.Join(dir, fetched.LockFile), err,
			fetched.LockAdvice(err, ""))}
	}
	var done func()
	g := &fetched.Getter{Find: resolve.Needs, Lock: lock, Say: func(what string) {
		if done != nil {
			done()
		}
		done = a.progress(what)
	}}
	needs, err := needed(g)
	if err == nil {
		pinned, err = g.Get(ctx, needs)
	}
	if done != nil {
		done()
	}
	if err != nil {
		return pinned, findings{err}
	}
	return pinned, writeLock(filepath.Join(dir, fetched.LockFile), pinned)
}

// get fetches what a folder needs and prints it.
func get(ctx context.Context, a *app, dir string, update bool) error {
	var changes bytes.Buffer
	was := map[string][]byte{} // the former text of files whose addresses were changed
	pinned, err := fetch(ctx, a, dir, func(g *fetched.Getter) ([]fetched.Need, error) {
		if update {
			if err := updateAddresses(ctx, &changes, g, dir, was); err != nil {
				return nil, err
			}
		}
		return needsOf(dir)
	})
	if err != nil {
		for name, text := range was {
			err = cmp.Or(files.Write(name, text), err)
		}
		return err
	}
	r := report.Fetched{Packages: []report.Package{}}
	for _, p := range pinned.Packages {
		r.Packages = append(r.Packages, report.Package{Name: p.Place(), Version: p.Version, Commit: p.Commit, Hash: p.Hash})
	}
	return a.print(r, func() {
		a.out.Write(changes.Bytes())
		if len(r.Packages) == 0 {
			fmt.Fprintf(a.out, "%s needs nothing from elsewhere\n", dir)
			return
		}
		t := layout.NewTable("", "", "")
		for _, p := range r.Packages {
			t.AddRow(p.Name, p.Version, "commit "+p.Commit[:12])
		}
		t.Write(a.out)
		fmt.Fprintf(a.out, "\nThese versions are pinned in %s.\n", filepath.Join(dir, fetched.LockFile))
	})
}

// needsOf returns the addresses that a folder names.
func needsOf(dir string) ([]fetched.Need, error) {
	fsys, inside, err := resolve.OpenFolder(dir)
	if err != nil {
		return nil, err
	}
	needs, err := resolve.Needs(fsys, inside, filepath.ToSlash(dir))
	return needs.Of, err
}

// writeLock writes a lock file, or removes it if there is nothing to pin. It does not write a file that would stay the
// same.
func writeLock(name string, l fetched.Lock) error {
	if len(l.Packages) == 0 {
		if err := os.Remove(name); !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	text := l.Format()
	if was, err := os.ReadFile(name); err == nil && bytes.Equal(was, text) {
		return nil
	}
	return files.Write(name, text)
}

// updateAddresses writes the newest versions into the addresses of a folder. It adds what its files were to a map.
func updateAddresses(ctx context.Context, w io.Writer, g *fetched.Getter, dir string, was map[string][]byte) error {
	folder, found := dsl.Load(os.DirFS(dir), ".")
	if found.HasErrors() {
		return fmt.Errorf("%s: %s; run `scenario validate %s`",
			filepath.Join(dir, found[0].Range.Filename), found[0].Summary, dir)
	}
	for _, f := range folder.Files {
		text := f.Src
		for _, e := range slices.Backward(resolve.NamesOfFolders(f.Body)) {
			name, ok := dsl.Literal(e)
			address, err := fetched.ParseAddress(name)
			if !ok || err != nil {
				continue // fetching it reports what is wrong with it
			}
			newest, err := g.Newest(ctx, address)
			if err != nil {
				return err
			}
			if newest == address.Version {
				continue
			}
			r := e.Range()
			fmt.Fprintf(w, "%s:%d: %s → %s\n", filepath.Join(dir, f.Name), r.Start.Line, address.Version, newest)
			address.Version = newest
			text = slices.Concat(text[:r.Start.Byte], fmt.Appendf(nil, "%q", address), text[r.End.Byte:])
		}
		if !bytes.Equal(text, f.Src) {
			name := filepath.Join(dir, f.Name)
			was[name] = f.Src
			if err := files.Write(name, text); err != nil {
				return err
			}
		}
	}
	return nil
}
