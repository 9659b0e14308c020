package resolve_test

import (
	"strings"
	"testing"

	"github.com/scenario-lang/scenario/compiler/resolve"
)

// Each folder is read by its own version, and one without a version is written for the first.
func TestEachFolderHasItsVersion(t *testing.T) {
	r, found := resolve.Load(files(
		"base/a.hcl", "scenario \"base\" {\n  language_version = 2\n}\nunit scout {}\n",
		"lib/a.hcl", "scenario \"lib\" {\n  language_version = (1)\n}\nunit cart {}\n",
		"v/a.hcl", "scenario \"v\" {\n  extends = \"../base\"\n  import  = [\"../lib\"]\n}\nunit rider {}\n",
		"v/b.hcl", "unit gun {}\n",
	), "v")
	if len(found) > 0 {
		t.Fatal(found)
	}
	for file, want := range map[string]int{"base/a.hcl": 2, "lib/a.hcl": 1, "v/a.hcl": 1, "v/b.hcl": 1,
		"elsewhere/a.hcl": 1} {
		if got := r.VersionOf(file); got != want {
			t.Errorf("%s is written for version %d, want %d", file, got, want)
		}
	}
	// What is printed has parts of all of them, so it is for the newest.
	if out := string(resolve.Print(r)); !strings.Contains(out, "scenario v {\n  language_version = 2\n}\n") {
		t.Errorf("printed:\n%s", out)
	}
}

// Of a folder for another version only that is reported, whatever it says.
func TestUnknownVersions(t *testing.T) {
	for value, want := range map[string]string{
		"3":                 "the folder is written for version 3 of the language",
		"99999999999999999": "the folder is written for version",
		"0":                 "there is no version 0 of the language",
		"-1":                "there is no version -1 of the language",
		"1.5":               "language_version is not a version of the language",
		`"2"`:               "language_version is not a version of the language",
		"[2]":               "language_version is not a version of the language",
		"null":              "language_version is not a version of the language",
		"1 + 1":             "language_version is not a version of the language",
	} {
		text := "scenario \"s\" {\n  language_version = " + value + "\n  mood = 1\n}\nfuture {}\nunit a {}\nunit a {}\n"
		r, found := resolve.Load(files("s/a.hcl", text), "s")
		if len(found) != 1 || found[0].Code != "SC181" || !strings.HasPrefix(found[0].Summary, want) ||
			found[0].Range.Start.Line != 2 {
			t.Errorf("%s: %v", value, found)
		}
		if !r.UnknownVersion {
			t.Errorf("%s: the scenario counts as read", value)
		}
		r, found = resolve.Load(files("s/a.hcl", text, "v/v.hcl",
			"scenario \"v\" {\n  extends = \"../s\"\n}\nunit scout {\n  cost = 1\n}\n"), "v")
		if len(found) != 1 || r.Scenario == nil {
			t.Errorf("a variant of %s: %v", value, found)
		}
	}
}

// Each folder has the version that its scenario block states, and a variant does not have that of its base.
func TestReleases(t *testing.T) {
	r, found := resolve.Load(files(
		"base/a.hcl", "scenario \"base\" {\n  version = \"1.2.0\"\n}\nunit scout {}\n",
		"lib/a.hcl", "scenario \"lib\" {\n  version = \"0.1.0-rc.1\"\n}\nunit cart {}\n",
		"v/a.hcl", "scenario \"v\" {\n  extends = \"../base\"\n}\nimport l {\n  from = \"../lib\"\n}\nunit rider {}\n",
	), "v")
	if len(found) > 0 {
		t.Fatal(found)
	}
	if r.Releases["base"] != "1.2.0" || r.Releases["lib"] != "0.1.0-rc.1" || r.Releases["v"] != "" {
		t.Errorf("the versions are %v", r.Releases)
	}
	if out := string(resolve.Print(r)); !strings.Contains(out, "scenario v {}\n") {
		t.Errorf("printed:\n%s", out)
	}
	for _, bad := range []string{`"1.2"`, `"v1.2.0"`, `"1.2.0+b"`, `"01.2.0"`, `""`, "1", `"${1}.0.0"`, "[]"} {
		_, found := resolve.Load(files("s/a.hcl", "scenario \"s\" {\n  version = "+bad+"\n}\nunit a {}\n"), "s")
		if len(found) != 1 || found[0].Code != "SC165" || found[0].Range.Start.Line != 2 {
			t.Errorf("%s: %v", bad, found)
		}
	}
}
