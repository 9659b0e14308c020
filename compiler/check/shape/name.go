package shape

import (
	"github.com/hashicorp/hcl/v2"

	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/dsl/diag"
)

// Name reports a name that references cannot use, and returns whether the name is good.
func (c *Checker) Name(s string, at hcl.Range) bool {
	if isName(s) && !symbols.Reserved(s) {
		return true
	}
	d := diag.New("SC106", at, "names begin with a letter a–z and have only a–z, 0–9 and _ in them").Saying("%q is not a name", s)
	if symbols.Reserved(s) {
		d = d.Note("%s has a meaning of its own", s)
	} else if better := snake(s); better != "" {
		d = d.Suggest(better)
	}
	c.report.Add(d)
	return false
}

func isName(s string) bool {
	ok := s != "" && s[0] >= 'a' && s[0] <= 'z'
	for i := 0; i < len(s) && ok; i++ {
		ch := s[i]
		ok = ch == '_' || ch >= 'a' && ch <= 'z' || ch >= '0' && ch <= '9'
	}
	return ok
}

// snake returns the name in snake_case that was probably meant, or "" where nothing of it can be in a name.
func snake(s string) string {
	var out []byte
	for _, r := range s {
		switch {
		case r >= 'A' && r <= 'Z':
			if n := len(out); n > 0 && out[n-1] >= 'a' && out[n-1] <= 'z' {
				out = append(out, '_')
			}
			out = append(out, byte(r-'A'+'a'))
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9' && len(out) > 0:
			out = append(out, byte(r))
		case len(out) > 0 && out[len(out)-1] != '_':
			out = append(out, '_')
		}
	}
	for len(out) > 0 && out[len(out)-1] == '_' {
		out = out[:len(out)-1]
	}
	return string(out)
}
