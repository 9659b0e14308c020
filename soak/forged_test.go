package soak

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"runtime/debug"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/program"
	"github.com/scenario-lang/scenario/runtime/trial"
)

// forgeable are scenarios that between them have every table of the format.
var forgeable = []string{revised, "scenarios/attack_deluxe", "scenarios/variants/fog_of_war"}

// bend puts a number that does not belong there into one place of a program's tables, and says which.
func bend(p *program.Program, draw *rand.Rand) (where string) {
	v := reflect.ValueOf(p).Elem()
	for {
		switch v.Kind() {
		case reflect.Struct:
			i := draw.IntN(v.NumField())
			f := v.Type().Field(i)
			if !f.IsExported() {
				continue
			}
			v, where = v.Field(i), where+"."+f.Name
		case reflect.Slice:
			if v.Len() == 0 {
				return where
			}
			if draw.IntN(24) == 0 {
				v.SetLen(draw.IntN(v.Len()))
				return where + " cut off"
			}
			i := draw.IntN(v.Len())
			v, where = v.Index(i), fmt.Sprintf("%s[%d]", where, i)
		case reflect.Int32, reflect.Int64:
			odd := []int64{-1, 0, 1, 2, 5, 63, 64, 255, 1000, math.MaxInt32, math.MinInt32, v.Int() + 1, v.Int() - 1, -v.Int(),
				int64(draw.IntN(200))}
			if v.Kind() == reflect.Int64 {
				odd = append(odd, math.MaxInt64, math.MinInt64, 1<<40, -1<<62)
			}
			n := odd[draw.IntN(len(odd))]
			v.SetInt(n)
			return fmt.Sprintf("%s = %d", where, v.Int())
		case reflect.Int8:
			v.SetInt(int64(draw.IntN(256) - 128))
			return fmt.Sprintf("%s = %d", where, v.Int())
		case reflect.Bool:
			v.SetBool(!v.Bool())
			return where + " turned over"
		case reflect.String:
			v.SetString([]string{"", "\x00", "\xff", "\x1b[2J", "${x}"}[draw.IntN(5)])
			return where
		default:
			// An opcode.
			v.SetUint(uint64(draw.IntN(256)) & (1<<(8*v.Type().Size()) - 1))
			return where
		}
	}
}

// useUp does with a program what commands do, a little of each. Errors are as good as results.
func useUp(p *program.Program, seed uint64) {
	opt := runtime.Options{Budget: 100000, Lines: true, Log: func(l runtime.Line) { l.For(runtime.Everyone) }}
	g, err := runtime.New(p, seed, opt)
	if err == nil {
		players := 0
		if p.PlayerClass >= 0 {
			players = len(p.Classes[p.PlayerClass].Members)
		}
		for _, who := range []bot.Player{bot.Random(seed), bot.Greedy(seed)} {
			for range 8 {
				d := g.Decision()
				if d == nil {
					break
				}
				d.Prompt()
				d.Default()
				if who.Decide(g) != nil {
					break
				}
			}
			for viewer := -1; viewer < min(players, 3); viewer++ {
				g.View(viewer)
			}
		}
		if b := g.Marshal(); b != nil {
			runtime.Unmarshal(p, b)
		}
	}
	if n := len(p.Tests); n > 0 {
		at := int(seed % uint64(n))
		p.Tests = p.Tests[at : at+1]
		trial.Run(p, trial.Options{})
	}
	for i := range min(len(p.Funcs), 2) {
		program.Disassemble(p, i)
	}
}

// mostUsedUp is how many bytes useUp may allocate for one program.
const mostUsedUp = 4 << 30

// TestBentPrograms puts wrong numbers into the tables of compiled scenarios, gives them the right checksum, and does
// with what the verifier lets pass all that a command does with a program.
func TestBentPrograms(t *testing.T) {
	worktest.Long(t)
	for _, folder := range forgeable {
		t.Run(folder, func(t *testing.T) {
			whole := loadOf(t, folder).Encode()
			draw := rand.New(rand.NewPCG(7, uint64(number(t, "BENTSEED", 7))))
			refused := 0
			n := number(t, "BENT", 150)
			for k := range n {
				p, err := program.Decode(whole)
				if err != nil {
					t.Fatal(err)
				}
				where := bend(p, draw)
				bent, err := program.Decode(p.Encode())
				if err != nil {
					refused++
					continue
				}
				bounded(t, where, mostUsedUp, func() {
					defer func() {
						if r := recover(); r != nil {
							t.Errorf("%s: %v\n%s", where, r, debug.Stack())
						}
					}()
					useUp(bent, uint64(k))
				})
			}
			t.Logf("%d of %d refused", refused, n)
			if refused == 0 {
				t.Error("nothing is refused")
			}
		})
	}
}

// FuzzBent bends programs in several places at once.
func FuzzBent(f *testing.F) {
	var whole [][]byte
	for i, folder := range forgeable {
		whole = append(whole, loadOf(f, folder).Encode())
		for seed := range uint64(8) {
			f.Add(uint8(i), seed, uint8(seed%3))
		}
	}
	f.Fuzz(func(t *testing.T, which uint8, seed uint64, more uint8) {
		p, err := program.Decode(whole[int(which)%len(whole)])
		if err != nil {
			t.Fatal(err)
		}
		draw := rand.New(rand.NewPCG(seed, 1))
		where := ""
		for range 1 + more%4 {
			where += bend(p, draw) + "; "
		}
		bent, err := program.Decode(p.Encode())
		if err != nil {
			return
		}
		bounded(t, where, mostUsedUp, func() { useUp(bent, seed) })
	})
}
