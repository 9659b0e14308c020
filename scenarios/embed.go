// Package scenarios holds the sources of the games in its folders, so that the program can play them where there is no
// copy of this repository.
package scenarios

import "embed"

// Files are the rules, boards and tests of every game, library and variant, and what their authors say of them.
//
//go:embed */*.hcl */*/*.hcl */*/*/*.hcl */README.md */*/README.md
var Files embed.FS
