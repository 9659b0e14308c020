package main

import (
	"fmt"
	"os"
	"slices"
	"time"

	"github.com/spf13/cobra"
)

// usualTime is how long a command may take that nobody gives more. Rules are bounded by themselves, and so is what is
// read; this is for what they come to together.
const usualTime = 15 * time.Minute

// unbounded are the commands that end when somebody wants them to, or that tell how far they are.
var unbounded = []string{"play", "view", "mutate"}

// addBudget bounds how long each command may take, and lets --time say how long.
func (a *app) addBudget(root *cobra.Command) {
	root.PersistentFlags().DurationVar(&a.time, "time", 0,
		"how `LONG` the command may take, such as 90s or 2h (15m, and play, view and mutate have no bound)")
	root.PersistentPreRunE = func(cmd *cobra.Command, _ []string) error {
		limit := a.time
		switch {
		case limit < 0:
			return fmt.Errorf("--time %s: write how long, such as 90s, 30m or 2h", limit)
		case limit == 0 && slices.Contains(unbounded, cmd.Name()):
			return nil
		case limit == 0:
			limit = usualTime
		}
		time.AfterFunc(limit, func() {
			a.printError(fmt.Errorf("%s took longer than %s and was stopped; give it more with --time %s",
				cmd.Name(), limit, 4*limit))
			os.Exit(2)
		})
		return nil
	}
}
