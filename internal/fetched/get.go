package fetched

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/semver"

	"github.com/scenario-lang/scenario/internal/files"
)

// Need is an address, and the place in the rules where it is written.
type Need struct {
	Address
	At string
}

// Needs is what a folder of rules declares about itself and what it needs.
type Needs struct {
	Version string // that it states, or ""
	Of      []Need // addresses in this folder and in folders that it leads to by paths
}

// Finder finds out what a folder of a file system needs. shown is the folder's name in messages.
type Finder func(fsys fs.FS, dir, shown string) (Needs, error)

// mostNeeded bounds how many versions of packages are examined.
const mostNeeded = 500

// Getter fetches packages.
type Getter struct {
	Find  Finder
	Lock  Lock         // what is pinned already
	Say   func(string) // reports what takes time
	tags  map[string]map[string]string
	needs map[string]Needs // by folder of a package
}

// Get finds the versions of all packages that are needed, fetches those that are not in the cache, and returns what to
// pin. A version that is pinned already stays; if its published contents have changed, Get returns an error.
func (g *Getter) Get(ctx context.Context, needed []Need) (Lock, error) {
	if g.needs == nil {
		g.tags, g.needs = map[string]map[string]string{}, map[string]Needs{}
	}
	var chosen Lock
	seen := map[string]bool{}
	for queue := slices.Clone(needed); len(queue) > 0; queue = queue[1:] {
		need := queue[0]
		if key := need.Place() + "@" + need.Version; seen[key] {
			continue
		} else if seen[key] = true; len(seen) > mostNeeded {
			return Lock{}, fmt.Errorf("%s: more than %d versions of packages lead to each other", need.At, mostNeeded)
		}
		p, err := g.find(ctx, need.Address)
		if err == nil {
			chosen.raise(p)
			var more []Need
			more, err = g.follow(p, need)
			queue = append(queue, more...)
		}
		if err != nil {
			return Lock{}, fmt.Errorf("%s: %w", need.At, err)
		}
	}
	return g.findUsed(chosen, needed)
}

// raise chooses the package, unless a newer version of it is chosen.
func (l *Lock) raise(p Package) {
	for i, q := range l.Packages {
		if q.Repository == p.Repository && q.Folder == p.Folder {
			if compare(p.Version, q.Version) > 0 {
				l.Packages[i] = p
			}
			return
		}
	}
	l.Packages = append(l.Packages, p)
}

// findUsed returns the chosen packages that the scenario is built on, without those that only a version that was not
// chosen needs. It returns an error if something asks for exactly another version.
func (g *Getter) findUsed(chosen Lock, needed []Need) (Lock, error) {
	var used Lock
	seen := map[string]bool{}
	for queue := slices.Clone(needed); len(queue) > 0; queue = queue[1:] {
		need := queue[0]
		p, inside, _ := chosen.Find(need.Address)
		if !need.Admits(p.Version) {
			return Lock{}, fmt.Errorf("%s asks for version %s of %s, and %s; a game has one version of it: let both ask for "+
				"%s, or the first for >=%s",
				need.At, need.Version, need.Place(), g.why(chosen, p, needed), p.Version, need.Version)
		}
		where := path.Join(p.Root(), inside)
		if seen[where] {
			continue
		}
		seen[where] = true
		used.raise(p)
		more, err := g.follow(p, need)
		if err != nil {
			return Lock{}, fmt.Errorf("%s: %w", need.At, err)
		}
		queue = append(queue, more...)
	}
	used.sort()
	return used, nil
}

// why says what asked for the chosen version of a package.
func (g *Getter) why(chosen Lock, p Package, needed []Need) string {
	all := slices.Clone(needed)
	for _, n := range g.needs {
		all = append(all, n.Of...)
	}
	who := "another"
	for _, n := range all {
		if q, _, ok := chosen.Find(n.Address); ok && q == p && n.Version == p.Version && (who == "another" || n.At < who) {
			who = n.At
		}
	}
	return who + " for " + p.Version
}

// follow returns what a folder of a package needs. The address need names that folder.
func (g *Getter) follow(p Package, need Need) ([]Need, error) {
	inside, _ := p.holds(need.Address)
	where := path.Join(p.Root(), inside)
	n, known := g.needs[where]
	if !known {
		t, err := Open(p)
		if err != nil {
			return nil, err
		}
		if info, err := fs.Stat(t, inside); err != nil || !info.IsDir() {
			return nil, fmt.Errorf("version %s of %s has no folder %s with rules", p.Version, p.Repository, need.Folder)
		}
		if n, err = g.Find(t, inside, where); err != nil {
			return nil, err
		}
		if n.Version != "" && n.Version != p.Version {
			return nil, fmt.Errorf("the tag %s of %s has a scenario that states version %q; its author must give the tag the "+
				"right number",
				p.Tag(), p.Repository, n.Version)
		}
		for _, of := range n.Of {
			if of.IsLocal() && !need.IsLocal() {
				return nil, fmt.Errorf("%s names %s, which is on the machine of its author", of.At, of.Place())
			}
		}
		g.needs[where] = n
	}
	return n.Of, nil
}

// find returns the package that has the version of an address, and makes sure that it is in the cache.
func (g *Getter) find(ctx context.Context, a Address) (Package, error) {
	if err := CheckGit(); err != nil {
		return Package{}, err
	}
	r, err := findCached(a.Repository)
	if err != nil {
		return Package{}, err
	}
	if p, _, ok := g.Lock.Find(a); ok && p.Version == a.Version && r.has(p.Commit) {
		return p, nil
	}
	tags, err := g.tagsOf(ctx, r)
	if err != nil {
		return Package{}, err
	}
	p, ok := packageOf(a, tags)
	if !ok {
		return Package{}, missing(a, tags)
	}
	if err := r.bring(ctx, p, g.Say); err != nil {
		return Package{}, err
	}
	t, err := readTree(p)
	if err != nil {
		return Package{}, fmt.Errorf("version %s of %s is not taken: %w", p.Version, p.Place(), err)
	}
	p.Hash = t.hash
	for _, pinned := range g.Lock.Packages {
		if pinned.Root() == p.Root() && pinned.Repository == p.Repository && pinned.Hash != p.Hash {
			return Package{}, &HashError{Package: pinned, Found: p.Hash}
		}
	}
	return p, nil
}

// tagsOf returns the tags of a repository. It asks each repository once.
func (g *Getter) tagsOf(ctx context.Context, r repository) (map[string]string, error) {
	if tags, ok := g.tags[r.url]; ok {
		return tags, nil
	}
	g.say("asking " + r.url)
	tags, err := r.tags(ctx)
	if err != nil {
		return nil, fmt.Errorf("%s cannot be reached; check the address and the connection: %w", r.url, err)
	}
	g.tags[r.url] = tags
	return tags, nil
}

func (g *Getter) say(what string) {
	if g.Say != nil {
		g.Say(what)
	}
}

// roots lists the folders at which the package of an address may begin, that of the smallest package first.
func roots(a Address) []string {
	var all []string
	for folder := a.Folder; ; folder = path.Dir(folder) {
		all = append(all, folder)
		if folder == "." {
			return all
		}
	}
}

// packageOf returns the package that has the version of an address.
func packageOf(a Address, tags map[string]string) (Package, bool) {
	for _, root := range roots(a) {
		p := Package{Repository: a.Repository, Folder: root, Version: a.Version}
		if p.Commit = tags[p.Tag()]; p.Commit != "" {
			return p, true
		}
	}
	return Package{}, false
}

// versions lists the published versions of what an address names, newest first.
func versions(a Address, tags map[string]string) []string {
	found := map[string]bool{}
	for tag := range tags {
		for _, root := range roots(a) {
			version, ok := strings.CutPrefix(tag, Package{Folder: root}.Tag())
			if ok && IsVersion(version) {
				found[version] = true
			}
		}
	}
	return slices.SortedFunc(maps.Keys(found), func(a, b string) int { return compare(b, a) })
}

// missing returns the error of a version that is not published.
func missing(a Address, tags map[string]string) error {
	all := versions(a, tags)
	if len(all) == 0 {
		return fmt.Errorf("no version of %s is published: it has no tag such as %s", a.Place(),
			Package{Folder: a.Folder, Version: a.Version}.Tag())
	}
	const most = 6
	more := ""
	if len(all) > most {
		all, more = all[:most], " and older ones"
	}
	return fmt.Errorf("there is no version %s of %s; there are %s%s", a.Version, a.Place(), strings.Join(all, ", "), more)
}

// Newest returns the newest published version of what an address names, leaving out pre-releases. It is never older
// than the version of the address.
func (g *Getter) Newest(ctx context.Context, a Address) (string, error) {
	if g.tags == nil {
		g.tags, g.needs = map[string]map[string]string{}, map[string]Needs{}
	}
	r, err := findCached(a.Repository)
	if err != nil {
		return "", err
	}
	tags, err := g.tagsOf(ctx, r)
	if err != nil {
		return "", err
	}
	newest := a.Version
	for _, v := range versions(a, tags) {
		if semver.Prerelease("v"+v) == "" && compare(v, newest) > 0 {
			newest = v
		}
	}
	return newest, nil
}

// bring fetches a package unless it is in the cache. Only one process at a time writes to the copy of a repository.
func (r repository) bring(ctx context.Context, p Package, say func(string)) error {
	if r.has(p.Commit) {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(r.folder), 0o700); err != nil {
		return err
	}
	unlock, err := lock(ctx, r.folder+".lock")
	if err != nil {
		return err
	}
	defer unlock()
	if r.has(p.Commit) { // another process has fetched it meanwhile
		return nil
	}
	if err := r.init(ctx, p.Commit); err != nil {
		return err
	}
	if say != nil {
		say("fetching " + p.Tag() + " of " + r.url)
	}
	if err := r.fetch(ctx, p.Tag()); err != nil {
		return fmt.Errorf("%s of %s cannot be fetched: %w", p.Tag(), r.url, err)
	}
	if !r.has(p.Commit) {
		return fmt.Errorf("the tag %s of %s was moved while it was fetched; try again", p.Tag(), r.url)
	}
	return nil
}

// lock waits until no other process has locked the file, and locks it.
func lock(ctx context.Context, name string) (unlock func(), err error) {
	for {
		f, _, err := files.OpenExclusive(name)
		if err == nil {
			return func() { f.Close() }, nil
		}
		if !errors.Is(err, files.ErrInUse) {
			return nil, err
		}
		select {
		case <-ctx.Done():
			return nil, ctx.Err()
		case <-time.After(50 * time.Millisecond):
		}
	}
}
