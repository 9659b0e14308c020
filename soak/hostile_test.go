package soak

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/bot"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

func itoa(n int) string { return strconv.Itoa(n) }

func atoi(s string) int {
	n, _ := strconv.Atoi(s)
	return n
}

// bounded fails a test in which one piece of work allocates more than most bytes. What f does is bounded by budgets and
// limits of the interpreter; a piece of work that escapes them shows as memory.
func bounded(t *testing.T, what string, most uint64, f func()) {
	t.Helper()
	if allocated := worktest.Allocated(f); allocated > most {
		t.Errorf("%s allocated %d bytes, more than %d", what, allocated, most)
	}
}

// flipped is b with one bit changed.
func flipped(b []byte, draw *rand.Rand) ([]byte, int) {
	c := bytes.Clone(b)
	bit := draw.IntN(8 * len(c))
	c[bit/8] ^= 1 << (bit % 8)
	return c, bit
}

// forged is b with one bit changed, or with a small number instead of another: an index that leads elsewhere.
func forged(b []byte, draw *rand.Rand) ([]byte, int) {
	if draw.IntN(2) == 0 {
		return flipped(b, draw)
	}
	c := bytes.Clone(b)
	at := draw.IntN(len(c) - 8)
	if draw.IntN(2) == 0 {
		binary.LittleEndian.PutUint32(c[at:], uint32(draw.IntN(400)-2))
	} else {
		binary.LittleEndian.PutUint32(c[at&^3:], uint32(draw.IntN(40)-2))
	}
	return c, 8 * at
}

// TestDamagedPrograms: a compiled file that was cut off or in which a bit is wrong is refused.
func TestDamagedPrograms(t *testing.T) {
	whole := load(t).Encode()
	for n := 0; n < len(whole); n += 97 {
		bounded(t, "a truncated file", 64<<20, func() {
			if _, err := program.Decode(whole[:n]); err == nil || err.Error() == "" {
				t.Errorf("cut off at %d: %v", n, err)
			}
		})
	}
	draw := rand.New(rand.NewPCG(1, 1))
	for range 300 {
		b, bit := flipped(whole, draw)
		bounded(t, "a damaged file", 64<<20, func() {
			if _, err := program.Decode(b); err == nil {
				t.Errorf("bit %d is wrong and nobody sees it", bit)
			}
		})
	}
}

// TestForgedPrograms gives damaged files the right checksum. What the verifier lets pass is played: it may go wrong in
// any way that is an error, and in no other.
func TestForgedPrograms(t *testing.T) {
	const head = 20
	whole := load(t).Encode()
	castagnoli := crc32.MakeTable(crc32.Castagnoli)
	draw := rand.New(rand.NewPCG(2, 2))
	refused, failed, played := 0, 0, 0
	for range number(t, "FORGED", 400) {
		b, bit := forged(whole[head:], draw)
		b = append(bytes.Clone(whole[:head]), b...)
		binary.LittleEndian.PutUint32(b[16:], crc32.Checksum(b[head:], castagnoli))
		bounded(t, "bit "+itoa(bit), 64<<20, func() {
			p, err := program.Decode(b)
			if err != nil {
				refused++
				return
			}
			g, err := runtime.New(p, 1, runtime.Options{Budget: 300000})
			if err != nil {
				failed++
				return
			}
			who := bot.Random(1)
			for range 40 {
				if d := g.Decision(); d == nil || d.Prompt() == "" && d.Len() == 0 {
					break
				}
				if who.Decide(g) != nil {
					failed++
					return
				}
			}
			played++
		})
	}
	t.Logf("%d refused, %d went wrong in play, %d were playable", refused, failed, played)
	if refused < 10 {
		t.Error("too few are refused: was the checksum the only guard?")
	}
}

// TestDamagedLogs: a game log that was cut off within a line or in which a bit is wrong is refused, or is another way
// to write the same game.
func TestDamagedLogs(t *testing.T) {
	p := load(t)
	var b bytes.Buffer
	rec := playedLog(t, &matches[0], 5, 1)
	if err := rec.Write(&b); err != nil {
		t.Fatal(err)
	}
	whole := b.Bytes()
	check := func(what string, text []byte, harmless bool) (fine bool) {
		bounded(t, what, 64<<20, func() {
			r, err := gamelog.Read(bytes.NewReader(text))
			if err == nil {
				err = gamelog.Verify(p, r)
			}
			fine = err == nil
			if fine && !harmless {
				t.Errorf("%s: nobody sees it", what)
			}
			if !fine && err.Error() == "" {
				t.Errorf("%s: no message", what)
			}
		})
		return fine
	}
	for n := 0; n < len(whole); n += 97 {
		first := !bytes.Contains(whole[:n], []byte("\n")) && bytes.HasPrefix(whole[n:], []byte("\n"))
		check("cut off at "+itoa(n), whole[:n], first || n > 0 && whole[n-1] == '\n')
	}
	draw := rand.New(rand.NewPCG(3, 3))
	same := 0
	for range 300 {
		text, bit := flipped(whole, draw)
		at := bit / 8
		// Letters of lines and keys may be of either case; title and seats are for people only.
		letter := whole[at]^text[at] == 0x20
		head := at < bytes.IndexByte(whole, '\n')
		if check("bit "+itoa(bit)+" of "+strings.TrimSpace(lineAt(text, at)), text, letter || head) {
			same++
		}
	}
	t.Logf("%d bytes; of 300 with a wrong bit %d say the same", len(whole), same)
	if same > 60 {
		t.Error("too many are the same game")
	}
}

func lineAt(b []byte, at int) string {
	start := bytes.LastIndexByte(b[:at], '\n') + 1
	end := bytes.IndexByte(b[at:], '\n')
	if end < 0 {
		return string(b[start:])
	}
	return string(b[start : at+end])
}

// command builds the binary.
func command(t *testing.T) string {
	t.Helper()
	bin := filepath.Join(t.TempDir(), "scenario")
	if out, err := exec.Command("go", "build", "-o", bin, "../cmd/scenario").CombinedOutput(); err != nil {
		t.Skipf("no binary to try: %v\n%s", err, out)
	}
	return bin
}

// TestCommandSurvives gives damaged files to the command: it says what is wrong and ends with status 1 or 2.
func TestCommandSurvives(t *testing.T) {
	worktest.Long(t)
	if testing.Short() {
		t.Skip("builds the command")
	}
	bin, dir := command(t), t.TempDir()
	compiled := filepath.Join(dir, "game.scn")
	os.WriteFile(compiled, load(t).Encode(), 0o644)
	rec := playedLog(t, &matches[0], 5, 1)
	rec.Path = compiled
	var b bytes.Buffer
	if err := rec.Write(&b); err != nil {
		t.Fatal(err)
	}
	run := func(want string, args ...string) []byte {
		t.Helper()
		cmd := worktest.Command(t, bin, args...)
		cmd.Env = append(os.Environ(), "NO_COLOR=1", "TERM=dumb")
		out, _ := cmd.CombinedOutput()
		if peak := worktest.PeakMemory(cmd.ProcessState); peak > 1<<30 {
			t.Errorf("%v takes %d bytes", args, peak)
		}
		code := itoa(cmd.ProcessState.ExitCode())
		if !strings.Contains(want, code) || bytes.Contains(out, []byte("goroutine")) || len(bytes.TrimSpace(out)) == 0 {
			t.Errorf("%v: status %s, want %s\n%.600s", args, code, want, out)
		}
		return out
	}
	good := filepath.Join(dir, "good.jsonl")
	os.WriteFile(good, b.Bytes(), 0o644)
	run("0", "replay", good)
	bad := filepath.Join(dir, "bad")
	draw := rand.New(rand.NewPCG(4, 4))
	steps := bytes.IndexByte(b.Bytes(), '\n') + 1
	for range 8 {
		cut := steps + draw.IntN(b.Len()-steps)
		if b.Bytes()[cut-1] != '\n' {
			os.WriteFile(bad, b.Bytes()[:cut], 0o644)
			run("12", "replay", bad)
		}
		at := bytes.Index(b.Bytes()[cut:], []byte(`"hash":"`))
		if at < 0 {
			continue
		}
		text := bytes.Clone(b.Bytes())
		text[cut+at+8] = "0123456789abcdef"[(bytes.IndexByte([]byte("0123456789abcdef"), text[cut+at+8])+1)%16]
		os.WriteFile(bad, text, 0o644)
		run("12", "replay", bad)
		whole := load(t).Encode()
		os.WriteFile(bad, whole[:draw.IntN(len(whole))], 0o644)
		run("12", "play", bad, "--seat", "all=bot:random", "--rounds", "1")
		run("12", "inspect", bad)
		text, _ = flipped(whole, draw)
		os.WriteFile(bad, text, 0o644)
		run("12", "play", bad, "--seat", "all=bot:random", "--rounds", "1")
	}
	bomb := filepath.Join(dir, "bomb")
	for name, file := range frame(endless["a loop that waits for nothing"]) {
		os.MkdirAll(bomb, 0o755)
		os.WriteFile(filepath.Join(bomb, filepath.Base(name)), file.Data, 0o644)
	}
	if out := run("12", "play", bomb, "--seat",
		"all=bot:random"); !regexp.MustCompile(`rules\.hcl:\d+:\d+: .*too long`).Match(out) {
		t.Errorf("no place of the endless rule in\n%s", out)
	}
	for _, odd := range []string{dir, "/dev/null", good, filepath.Join(dir, "nothing")} {
		run("12", "play", odd, "--seat", "all=bot:random", "--rounds", "1")
		if odd != good {
			run("12", "replay", odd)
		}
	}
}

// TestDamagedSaves does the same to saved games: cut off, with a wrong bit, and with a wrong bit under a right
// checksum.
func TestDamagedSaves(t *testing.T) {
	p := load(t)
	g := newGame(t, 8)
	who := bot.Random(8)
	for range 150 {
		step(t, g, who)
	}
	whole := g.Marshal()
	for n := 0; n < len(whole); n += 97 {
		if _, err := runtime.Unmarshal(p, whole[:n]); err == nil || err.Error() == "" {
			t.Errorf("cut off at %d: %v", n, err)
		}
	}
	draw := rand.New(rand.NewPCG(6, 6))
	castagnoli := crc32.MakeTable(crc32.Castagnoli)
	refused, failed, played := 0, 0, 0
	for range number(t, "FORGED", 400) {
		b, bit := flipped(whole, draw)
		if _, err := runtime.Unmarshal(p, b); err == nil {
			t.Errorf("bit %d is wrong and nobody sees it", bit)
		}
		b, bit = forged(whole, draw)
		body := b[:len(b)-4]
		b = binary.LittleEndian.AppendUint32(bytes.Clone(body), crc32.Checksum(body, castagnoli))
		// A wrong number may make lists of as many numbers as one decision may make, 32 MB, which grow by doubling.
		bounded(t, "bit "+itoa(bit), 192<<20, func() {
			o, err := runtime.Unmarshal(p, b)
			if err != nil {
				refused++
				return
			}
			if _, err := o.View(-1); err != nil {
				failed++
			}
			who := bot.Random(1)
			for range 30 {
				if o.Decision() == nil {
					break
				}
				if who.Decide(o) != nil {
					failed++
					return
				}
				if err := o.Check(); err != nil {
					t.Errorf("bit %d: a forged game that was accepted breaks: %v", bit, err)
					return
				}
			}
			played++
		})
	}
	t.Logf("%d bytes: %d refused, %d went wrong in play, %d were playable", len(whole), refused, failed, played)
}
