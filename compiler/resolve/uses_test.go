package resolve

import (
	"strings"
	"testing"
	"testing/fstest"
)

// A call of a procedure that only calls another one is written as that call where it means the same, and stays as it is
// otherwise.
func TestCallsInstead(t *testing.T) {
	for _, c := range []struct{ does, use, want string }{
		{`call new { with = [p, 1] }`, `call old { p = player.a }`, `call new { with = [player.a, 1] }`},
		{`call new { with = [p, 1] }`, "call old {\n with = [player.a]\n when = true\n}",
			`call new { with = [player.a, 1] when = true }`},
		{"call new {\n p = p\n n = p.n * 2\n}", `call old { p = player.a }`, `call new { p = player.a n = player.a.n * 2 }`},
		{`call new { with = [p, house] }`, `call old { p = player.a }`, ""},                   // house is local there
		{"call new {\n p = p\n when = p.n > 1\n}", `call old { p = player.a }`, ""},           // it calls it only sometimes
		{"call new { with = [p] }\ncall new { with = [p] }", `call old { p = player.a }`, ""}, // it calls it twice
		{`call new { with = [p] }`, `call old {}`, ""},
		{`call new { with = [p] }`, "call old {\n # why\n p = player.a\n}", ""},
		{`call new { with = [p] }`, `call old result { p = player.a }`, ""},
	} {
		fsys := fstest.MapFS{
			"base/a.hcl": {Data: []byte("scenario \"base\" { language_version = 2 }\nprocedure old {\n" +
				"params = { p = player }\ndeprecated = \"no\"\n" + c.does + "\n}\n")},
			"v/a.hcl": {Data: []byte("scenario \"v\" {\n extends = \"../base\"\n language_version = 2\n}\nprocedure mine {\n" +
				" params = { house = int }\n" + c.use + "\n}\n")},
		}
		r, _ := Load(fsys, "v")
		var old []*Item
		for _, it := range r.Items {
			if it.Labels[0] == "old" {
				old = append(old, it)
			}
		}
		uses := r.Uses(old)
		if len(uses) != 1 {
			t.Fatal(uses)
		}
		if got := strings.Join(strings.Fields(uses[0].Instead), " "); got != c.want {
			t.Errorf("%s in a procedure that does %s: %q, want %q", c.use, c.does, got, c.want)
		}
		if c.want != "" && string(uses[0].Whole.SliceBytes(r.Sources["v/a.hcl"])) != c.use {
			t.Errorf("%s is replaced in %s", uses[0].Whole.SliceBytes(r.Sources["v/a.hcl"]), c.use)
		}
	}
}
