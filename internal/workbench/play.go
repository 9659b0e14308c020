package workbench

import (
	"github.com/scenario-lang/scenario/internal/workbench/trace"
	"github.com/scenario-lang/scenario/runtime"
)

type tables struct{}

func (t *tables) close() {}

func (b *Bench) lookAtTable(name string, f func(g *runtime.Game) error) error {
	return missing("no game is played")
}

func (b *Bench) logTrace(m *model, file string) (*trace.Trace, error) {
	return nil, missing("there is no game log")
}
