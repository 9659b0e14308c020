// Command gen writes the generated files: the JSON schemas, the completion data, grammars and snippets for editors, and
// the reference pages. All of them come from the tables that the compiler, the interpreter and the command use, or from
// the shipped scenarios. A test fails if a file is stale. Run it with `make generate`.
package main

import (
	"fmt"
	"io/fs"
	"maps"
	"os"
	"os/exec"
	"path/filepath"
)

func main() {
	if err := write("."); err != nil {
		fmt.Fprintln(os.Stderr, "gen:", err)
		os.Exit(1)
	}
}

// write writes all files below root, and removes generated files whose row no longer exists.
func write(root string) error {
	all := files()
	filled, err := filledPages(root)
	if err != nil {
		return err
	}
	maps.Copy(all, filled)
	// Only the command has the table of its subcommands and flags.
	cli := exec.Command("go", "run", "./cmd/scenario", "reference")
	cli.Dir = root
	cli.Stderr = os.Stderr
	page, err := cli.Output()
	if err != nil {
		return fmt.Errorf("go run ./cmd/scenario reference: %w", err)
	}
	all["docs/reference/cli.md"] = page

	for _, pattern := range []string{"schemas/*.json", "docs/reference/*.md"} {
		there, err := fs.Glob(os.DirFS(root), pattern)
		if err != nil {
			return err
		}
		for _, name := range there {
			if all[name] == nil {
				if err := os.Remove(filepath.Join(root, filepath.FromSlash(name))); err != nil {
					return err
				}
			}
		}
	}
	for name, text := range all {
		path := filepath.Join(root, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(path), 0o777); err != nil {
			return err
		}
		if err := os.WriteFile(path, text, 0o666); err != nil {
			return err
		}
	}
	fmt.Printf("%d files written\n", len(all))
	return nil
}
