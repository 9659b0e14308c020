package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/rogpeppe/go-internal/testscript"
	"github.com/santhosh-tekuri/jsonschema/v5"

	"github.com/scenario-lang/scenario/internal/worktest"
)

func TestMain(m *testing.M) {
	testscript.Main(m, map[string]func(){
		"scenario": func() { os.Exit(run(os.Args[1:], os.Stdin, os.Stdout, os.Stderr)) },
	})
}

// drift names the environment by which internal/drift alters a row of a table. The commands of scripts need it as well.
var drift = []string{"DRIFT", "DRIFT_MADE"}

// The scripts are the whole contract of the command, one file for each subcommand.
func TestScripts(t *testing.T) { runScripts(t, "script") }

// TestLongScripts runs what the scripts say of one game for every game.
func TestLongScripts(t *testing.T) {
	worktest.Long(t)
	runScripts(t, "long")
}

// runScripts runs the scripts in a folder of testdata.
func runScripts(t *testing.T, folder string) {
	schemas, err := filepath.Abs(filepath.Join("..", "..", "schemas"))
	if err != nil {
		t.Fatal(err)
	}
	testscript.Run(t, testscript.Params{
		Dir: filepath.Join("testdata", folder),
		Setup: func(env *testscript.Env) error {
			env.Setenv("NO_COLOR", "1")
			env.Setenv("GOGC", "400") // commands are short, and what they allocate is mostly used to their end
			env.Setenv("SCENARIOS", filepath.Join(filepath.Dir(schemas), "scenarios"))
			env.Setenv("XDG_CACHE_HOME", env.WorkDir)
			for _, k := range drift {
				env.Setenv(k, os.Getenv(k))
			}
			return nil
		},
		Cmds: map[string]func(*testscript.TestScript, bool, []string){
			// status N scenario …: runs the command and wants this exit status.
			"status": func(ts *testscript.TestScript, neg bool, args []string) {
				if len(args) < 3 || neg {
					ts.Fatalf("use: status N scenario ARG…")
				}
				bin, _, _ := strings.Cut(ts.Getenv("PATH"), string(filepath.ListSeparator))
				cmd := exec.Command(filepath.Join(bin, args[1]), args[2:]...)
				cmd.Dir = ts.MkAbs(".")
				for _, k := range append([]string{"PATH", "HOME", "TMPDIR", "NO_COLOR", "GOGC", "XDG_CACHE_HOME",
					"TESTSCRIPT_COMMAND"}, drift...) {
					cmd.Env = append(cmd.Env, k+"="+ts.Getenv(k))
				}
				if name := ts.Getenv("INPUT"); name != "" {
					cmd.Stdin = strings.NewReader(ts.ReadFile(name))
				}
				var out, errs bytes.Buffer
				cmd.Stdout, cmd.Stderr = &out, &errs
				err := cmd.Run()
				var exit *exec.ExitError
				if err != nil && !errors.As(err, &exit) {
					ts.Fatalf("%v", err)
				}
				_, err = ts.Stdout().Write(out.Bytes())
				ts.Check(err)
				_, err = ts.Stderr().Write(errs.Bytes())
				ts.Check(err)
				if code := cmd.ProcessState.ExitCode(); args[0] != strconv.Itoa(code) {
					ts.Fatalf("status %d, want %s\n%s%s", code, args[0], out.String(), errs.String())
				}
			},
			// schema NAME: stdout fits schemas/NAME.schema.json. With `last` its last line does, with `lines FILE` each
			// line of a file.
			"schema": func(ts *testscript.TestScript, neg bool, args []string) {
				if len(args) < 1 || neg {
					ts.Fatalf("use: schema NAME [last | lines FILE]")
				}
				text := ""
				switch {
				case len(args) > 1 && args[1] == "lines":
					for _, line := range strings.Split(strings.TrimSpace(ts.ReadFile(args[2])), "\n") {
						ts.Check(fits(filepath.Join(schemas, args[0]+".schema.json"), line))
					}
					return
				case len(args) > 1:
					text = strings.TrimSpace(ts.ReadFile("stdout"))
					text = text[strings.LastIndexByte(text, '\n')+1:]
				default:
					text = ts.ReadFile("stdout")
				}
				ts.Check(fits(filepath.Join(schemas, args[0]+".schema.json"), text))
			},
		},
	})
}

// fits validates JSON against a schema.
func fits(schema, text string) error {
	s, err := jsonschema.NewCompiler().Compile("file://" + filepath.ToSlash(schema))
	if err != nil {
		return err
	}
	d := json.NewDecoder(strings.NewReader(text))
	d.UseNumber()
	var v any
	if err := d.Decode(&v); err != nil {
		return err
	}
	return s.Validate(v)
}

func TestReferencePageIsFresh(t *testing.T) {
	got, err := os.ReadFile(filepath.Join("..", "..", "docs", "reference", "cli.md"))
	if err != nil {
		t.Fatal(err)
	}
	a := &app{}
	root := a.root()
	root.InitDefaultHelpCmd()
	root.InitDefaultCompletionCmd()
	if want := cliPage(root); string(got) != want {
		t.Error("docs/reference/cli.md differs from the command: run make generate")
	}
}

// Help must appear at once, so nothing heavy may be made before a command runs.
func TestHelpIsCheap(t *testing.T) {
	allocated := worktest.Allocated(func() {
		if code := run([]string{"--help"}, strings.NewReader(""), &bytes.Buffer{}, &bytes.Buffer{}); code != 0 {
			t.Fatalf("status %d", code)
		}
	})
	if allocated > 1<<20 {
		t.Errorf("--help allocates %d bytes", allocated)
	}
}
