package main

import (
	"errors"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/record"
)

func (a *app) replayCmd() *cobra.Command {
	var dir string
	cmd := &cobra.Command{
		Use:   "replay FILE",
		Short: "Play a record again and verify every hash",
		Long: "replay plays the game recorded in FILE again and compares the state after every decision. A record says where its\n" +
			"scenario lay; --scenario names it if it has moved. Options have the values they had in the game, which the record holds.",
		Args: exactly("FILE"),
		RunE: func(_ *cobra.Command, args []string) error {
			rec, err := readRecord(args[0])
			if err != nil {
				return err
			}
			if dir == "" {
				dir = rec.Path
				if _, err := os.Stat(dir); dir == "" || err != nil {
					return fmt.Errorf("%s was played with %s, which is not at %q; say where it is: --scenario DIR", args[0], rec.Scenario, dir)
				}
			}
			m, err := a.ready(dir)
			if err != nil {
				return err
			}
			r := report.Replayed{Same: true, Decisions: len(rec.Steps), Winner: rec.Outcome.Winner, Winners: rec.Outcome.Winners()}
			if n := len(rec.Steps); n > 0 {
				r.Hash = fmt.Sprintf("%016x", rec.Steps[n-1].Hash)
			}
			done := a.progress("replaying " + args[0])
			err = record.Verify(m.program, rec)
			done()
			if err != nil {
				r.Same, r.Difference = false, err.Error()
			}
			if a.json {
				if err := a.printJSON(r); err != nil {
					return err
				}
			} else if r.Same {
				fmt.Fprintf(a.out, "%s: %s, every hash as recorded\n", args[0], plural(r.Decisions, "decision"))
			} else {
				a.complain(errors.New(args[0] + ": " + r.Difference))
			}
			if !r.Same {
				return errFindings
			}
			return nil
		},
	}
	cmd.Flags().StringVar(&dir, "scenario", "", "the scenario, `DIR` or compiled file, if it is not where it was")
	a.addJSON(cmd)
	return cmd
}
