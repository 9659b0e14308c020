// Package fetched reads scenarios that are published elsewhere: it names them by addresses, chooses the versions that a
// game is built on, and fetches them.
//
// # Addresses
//
// A scenario is published as a folder of a git repository with a tag. An address names all three:
//
//	https://example.org/games//revised@1.2.0      exactly this version
//	https://example.org/games//revised@>=1.2.0    this one, or a newer one if another part of the game asks for it
//
// The tag decides what is fetched as one piece, a Package. The tag v1.2.0 is a version of the whole repository, whose
// folders can name each other by ../. The tag revised/v1.2.0 is a version of that folder alone.
//
// # Versions
//
// A game has one version of each package: the highest that anything asks for, as in Go modules, which is found without
// trying combinations. There are no upper bounds. The compiler finds out whether that version suits everything that
// asked for another one.
//
// # Storage
//
// Get writes the chosen versions into the LockFile of the scenario: version, commit, and a hash of the contents. Only
// Get uses the network. Everything else reads bare repositories in the user's cache folder, and compares the hash.
// Nothing is ever checked out, so no setting, hook or filter of git affects what is read, and the hash is the same on
// every machine.
package fetched

import (
	"fmt"
	"net/url"
	"path"
	"strings"

	"golang.org/x/mod/module"
	"golang.org/x/mod/semver"

	"github.com/scenario-lang/scenario/internal/signs"
)

// Address names a version of a scenario.
type Address struct {
	Repository string // as git is given it
	Folder     string // in the repository; "." is the repository itself
	Version    string // such as 1.2.0
	Least      bool   // a newer version may be used instead
}

// fileScheme is the scheme of repositories on this machine.
const fileScheme = "file://"

// IsAddress reports whether a text that names a base or a module is an address and not a path or the name of a game.
func IsAddress(s string) bool {
	return strings.Contains(s, "://") || strings.HasPrefix(s, "git@")
}

// ParseAddress reads an address. Its errors say how one is written.
func ParseAddress(s string) (Address, error) {
	bad := func(format string, args ...any) (Address, error) {
		return Address{}, fmt.Errorf(format+"; write \"https://HOST/REPOSITORY//FOLDER@1.2.0\"", args...)
	}
	if at, _ := signs.Find([]byte(s)); at >= 0 || strings.ContainsAny(s, " \t\n\\\"'`<|;$*?#%&^{}[]") {
		return bad("an address has no blanks and none of \\ ? # %% & and the like")
	}
	scheme, rest, _ := strings.Cut(s, "://")
	switch {
	case rest == "":
		return bad("an address must begin with https://")
	case scheme != "https" && scheme != "file":
		return bad("%s:// is not supported, only https://", scheme)
	}
	host, where, _ := strings.Cut(rest, "/")
	if strings.Contains(host, "@") {
		return bad("an address must not contain a user name or a password; git gets them from its credential helper")
	}
	where, version, found := strings.Cut(where, "@")
	if !found {
		return bad("the version is missing")
	}
	a := Address{Folder: "."}
	a.Version, a.Least = strings.CutPrefix(version, ">=")
	if !IsVersion(a.Version) {
		return bad("%q is not a version: it is three numbers, such as 1.2.0 for exactly that one or >=1.2.0 for the least",
			version)
	}
	repository, folder, divided := strings.Cut(where, "//")
	if divided {
		a.Folder = folder
	}
	a.Repository = scheme + "://" + strings.ToLower(host) + "/" + repository
	switch u, err := url.Parse(a.Repository); {
	case err != nil || (u.Hostname() == "") != (scheme == "file") || strings.HasPrefix(host, "-"):
		return bad("%q is not the name of a host", host)
	case repository == "" || path.Clean("/"+repository) != "/"+repository:
		return bad("%q is not the path of a repository", repository)
	}
	if a.Folder != "." && !isFolder(a.Folder) {
		return bad("%q is not a folder in a repository", folder)
	}
	return a, nil
}

// isFolder reports whether a text can be the path of a folder in a package.
func isFolder(s string) bool {
	return module.CheckFilePath(s) == nil && !strings.HasPrefix(s, "-") && !strings.Contains("/"+s, "/.")
}

// IsLocal reports whether the repository is on this machine, so that others cannot fetch it.
func (a Address) IsLocal() bool { return strings.HasPrefix(a.Repository, fileScheme) }

// Place returns the address without its version.
func (a Address) Place() string {
	if a.Folder == "." {
		return a.Repository
	}
	return a.Repository + "//" + a.Folder
}

func (a Address) String() string {
	if a.Least {
		return a.Place() + "@>=" + a.Version
	}
	return a.Place() + "@" + a.Version
}

// Admits reports whether the address can be satisfied by a version.
func (a Address) Admits(version string) bool {
	if a.Least {
		return compare(version, a.Version) >= 0
	}
	return version == a.Version
}

// IsVersion reports whether a text is the version of a scenario: three numbers, and possibly a pre-release suffix, as
// in semantic versioning. Build metadata (a plus sign and what follows) is not allowed, because versions that differ
// only in it are equal.
func IsVersion(s string) bool {
	return len(s) <= 100 && semver.IsValid("v"+s) && semver.Canonical("v"+s) == "v"+s
}

// compare compares two versions, as cmp.Compare does.
func compare(a, b string) int { return semver.Compare("v"+a, "v"+b) }
