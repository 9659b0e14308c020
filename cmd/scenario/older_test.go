package main

import (
	"bytes"
	"encoding/binary"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// In testdata/older are the folder of a game, and the same compiled (format 5), a game log of it (version 2) and a
// saved game (version 2), as the versions of scenario wrote them that knew no newer format. They are never written
// again.
const older = "testdata/older"

// call runs the command and returns its status and all it prints.
func call(args ...string) (status int, printed string) {
	var out bytes.Buffer
	status = run(args, strings.NewReader(""), &out, &out)
	return status, out.String()
}

// An older compiled scenario is read, or compiled again as the message says.
func TestOlderCompiledScenario(t *testing.T) {
	name := filepath.Join(t.TempDir(), "river.compiled")
	b, err := os.ReadFile(filepath.Join(older, "river.compiled"))
	if err != nil {
		t.Fatal(err)
	}
	made := binary.LittleEndian.Uint32(b[len(compiledMark):])
	for what, version := range map[string]uint32{"the older one": made, "a newer one": program.Version + 1} {
		binary.LittleEndian.PutUint32(b[len(compiledMark):], version)
		if err := os.WriteFile(name, b, 0o666); err != nil {
			t.Fatal(err)
		}
		status, printed := call("test", name)
		if version == program.Version {
			if status != 0 {
				t.Errorf("%s: status %d: %s", what, status, printed)
			}
			continue
		}
		if advice := "`scenario compile DIR -o " + name + "` does it"; status != 2 || !strings.Contains(printed, advice) {
			t.Errorf("%s: status %d: %s", what, status, printed)
		}
		if status, printed := call("compile", filepath.Join(older, "river"), "-o", name); status != 0 {
			t.Errorf("%s: status %d: %s", what, status, printed)
		}
		if status, printed := call("test", name); status != 0 {
			t.Errorf("%s, compiled again: status %d: %s", what, status, printed)
		}
	}
}

// The decisions of an older game log are legal and lead to the same end, whatever has compiled the rules since, and
// its game goes on.
func TestOlderGameLog(t *testing.T) {
	dir, log := filepath.Join(older, "river"), filepath.Join(older, "river.game")
	status, printed := call("replay", "--scenario", dir, log)
	if status != 0 && !strings.Contains(printed, "--other-rules plays its decisions by these rules") {
		t.Errorf("status %d: %s", status, printed)
	}
	if status, printed := call("replay", "--other-rules", "--scenario", dir, log); status != 0 ||
		!strings.Contains(printed, "12 decisions, all legal, and the same end") {
		t.Errorf("status %d: %s", status, printed)
	}
	b, err := os.ReadFile(log)
	if err != nil {
		t.Fatal(err)
	}
	open := filepath.Join(t.TempDir(), "open.game")
	lines := bytes.SplitAfter(b, []byte("\n"))
	if err := os.WriteFile(open, bytes.Join(lines[:6], nil), 0o666); err != nil {
		t.Fatal(err)
	}
	if status, printed := call("play", dir, "--resume", open, "--record", open, "--other-rules", "--quiet"); status != 0 {
		t.Errorf("status %d: %s", status, printed)
	}
	if status, printed := call("replay", "--other-rules", "--scenario", dir, open); status != 0 {
		t.Errorf("status %d: %s", status, printed)
	}

	// Rules that lead elsewhere are still found out.
	other := filepath.Join(t.TempDir(), "river")
	if err := os.CopyFS(other, os.DirFS(dir)); err != nil {
		t.Fatal(err)
	}
	rule := []byte("forbid nobody_marches {\n  action  = action.march\n  when    = true\n" +
		"  message = \"Nobody marches.\"\n}\n")
	if err := os.WriteFile(filepath.Join(other, "late.hcl"), rule, 0o666); err != nil {
		t.Fatal(err)
	}
	if status, printed := call("replay", "--other-rules", "--scenario", other, log); status != 1 ||
		!strings.Contains(printed, "decision 1 ") {
		t.Errorf("other rules: status %d: %s", status, printed)
	}
	if status, printed := call("play", other, "--other-rules"); status != 2 || !strings.Contains(printed, "--resume") {
		t.Errorf("without a game log: status %d: %s", status, printed)
	}
}

// An older saved game is continued by the program that it belongs to, and otherwise refused with what to do about it.
func TestOlderSavedGame(t *testing.T) {
	saved, err := os.ReadFile(filepath.Join(older, "river.save"))
	if err != nil {
		t.Fatal(err)
	}
	compiled, err := os.ReadFile(filepath.Join(older, "river.compiled"))
	if err != nil {
		t.Fatal(err)
	}
	if p, err := program.Decode(compiled); err == nil {
		g, err := runtime.Unmarshal(p, saved)
		if err != nil || g.Decisions() != 12 {
			t.Errorf("%v", err)
		}
	}
	p := compiler.Compile(nil, filepath.Join(older, "river"), compiler.Options{}).Program
	g, err := runtime.Unmarshal(p, saved)
	if err != nil && !strings.Contains(err.Error(), "continue the game from its game log") ||
		err == nil && g.Decisions() != 12 {
		t.Errorf("compiled now: %v", err)
	}
	if g, err = runtime.New(p, 1, runtime.Options{}); err != nil {
		t.Fatal(err)
	}
	now := g.Marshal()
	for at, want := range map[int]string{8: "which reads versions from 2 on: continue the game from its game log",
		12: "damaged"} {
		b := bytes.Clone(now)
		b[at] += 9
		if _, err := runtime.Unmarshal(p, b); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("byte %d: %v, want %q", at, err, want)
		}
	}
}

// What is written now says which version made it.
func TestWhatIsWrittenSaysItsVersion(t *testing.T) {
	name := filepath.Join(t.TempDir(), "river.game")
	if status, printed := call("play", filepath.Join(older, "river"), "--seat", "all=bot:random", "--rounds", "1",
		"--quiet", "--record", name); status != 0 {
		t.Fatal(printed)
	}
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	log, err := gamelog.Read(f)
	if err != nil || log.Format != gamelog.Format || log.Compiled != program.Version {
		t.Errorf("%+v, %v", log, err)
	}
	log.Program, log.Compiled = strings.Repeat("0", 64), program.Version-1
	p := compiler.Compile(nil, filepath.Join(older, "river"), compiler.Options{}).Program
	if err := gamelog.Verify(p, log); err == nil ||
		!strings.Contains(err.Error(), "another version of scenario compiled it") {
		t.Errorf("compiled otherwise: %v", err)
	}
	if err := gamelog.VerifyDecisions(p, log); err != nil {
		t.Error(err)
	}
}
