package typeexpr

import "testing"

func TestParse(t *testing.T) {
	for _, text := range []string{"int", "list(space)", "list(list(T))", "piece or none", "map(name, class or set(T))"} {
		typ, err := Parse(text)
		if err != nil || typ.String() != text {
			t.Errorf("%s is read as %s, %v", text, typ, err)
		}
		for _, other := range []string{text, text + " ", text[1:], "int", "list(piece)", "piece", "map(name, class)",
			"piece or piece"} {
			if typ.Is(other) != (text == other) {
				t.Errorf("%s: Is(%q) is %t", text, other, typ.Is(other))
			}
		}
	}
	for _, text := range []string{"", "list(", "list()", "list(a b)", "int)", "int or ", "3"} {
		if typ, err := Parse(text); err == nil {
			t.Errorf("%q is read as %s", text, typ)
		}
	}
	typ := MustParse("optional(list(T)) or none")
	if typ.IsVariable() || !typ.Mentions("T") || typ.Mentions("S") || !typ.Elem().Elem().Elem().IsVariable() {
		t.Errorf("%s: the variable is not found where it is", typ)
	}
}
