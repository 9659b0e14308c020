// Package fetched knows scenarios that lie elsewhere: how they are named, which of their versions a game is made of,
// and how they come onto this machine.
//
// # Addresses
//
// A scenario is published as a folder of a git repository with a tag. An address names all three:
//
//	https://example.org/games//revised@1.2.0      exactly this version
//	https://example.org/games//revised@>=1.2.0    this one, or a newer one if another part of the game asks for it
//
// What the tag is on decides what is fetched as one piece, a Package. The tag v1.2.0 is that of the whole repository,
// so that folders in it can name each other by ../. The tag revised/v1.2.0 is that of the folder alone.
//
// # Versions
//
// A game has one version of each package: the highest that anything asks for, which is found without trying
// combinations, as Go does for its modules. There are no upper bounds. Whether that version does for all who asked is
// for the compiler to find out.
//
// # What holds it
//
// Get writes what it has chosen into the LockFile of the scenario that was asked for: version, commit, and a hash of
// the contents. It is the only one that uses the network. Everything else reads from bare repositories in the cache
// folder of the user, and compares the hash. Nothing is ever checked out, so no setting, hook or filter of git has a
// part in what is read, and the hash is the same on every machine.
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
	Least      bool   // a newer version does as well
}

// fileScheme is the scheme of repositories on this machine.
const fileScheme = "file://"

// IsAddress reports whether a text that names a base or a module is meant as an address, and not as a path or a name.
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
		return bad("only addresses that begin with https:// can be fetched")
	case scheme != "https" && scheme != "file":
		return bad("%s:// is not fetched, only https://", scheme)
	}
	host, where, _ := strings.Cut(rest, "/")
	if strings.Contains(host, "@") {
		return bad("an address that is given away must not hold a name or password; git asks its credential helper for them")
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

// IsLocal reports whether the repository is on this machine, so that nobody else can fetch it.
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

// Admits reports whether a version does for the address.
func (a Address) Admits(version string) bool {
	if a.Least {
		return compare(version, a.Version) >= 0
	}
	return version == a.Version
}

// IsVersion reports whether a text is the version of a scenario: three numbers, and perhaps a word for what comes
// before a release, as semantic versions have it. Versions that differ after a plus sign would be equal, so there is
// none.
func IsVersion(s string) bool {
	return len(s) <= 100 && semver.IsValid("v"+s) && semver.Canonical("v"+s) == "v"+s
}

// compare compares two versions, as cmp.compare does.
func compare(a, b string) int { return semver.Compare("v"+a, "v"+b) }
