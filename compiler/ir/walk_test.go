package ir

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"reflect"
	"testing"
)

// nodes returns one of every kind of expression and statement.
func nodes() []any {
	var out []any
	for _, e := range Expressions {
		out = append(out, e)
	}
	for _, s := range Statements {
		out = append(out, s)
	}
	return out
}

// TestKindsAreComplete compares Expressions and Statements with the declarations: a type that embeds Base or At is a
// node.
func TestKindsAreComplete(t *testing.T) {
	listed := map[string]bool{}
	for _, n := range nodes() {
		listed[reflect.TypeOf(n).Elem().Name()] = true
	}
	found := 0
	files, err := filepath.Glob("[^_]*.go")
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			spec, ok := n.(*ast.TypeSpec)
			if !ok {
				return true
			}
			s, ok := spec.Type.(*ast.StructType)
			if !ok || len(s.Fields.List) == 0 || len(s.Fields.List[0].Names) > 0 {
				return false
			}
			if base, ok := s.Fields.List[0].Type.(*ast.Ident); !ok || base.Name != "Base" && base.Name != "At" {
				return false
			}
			if found++; !listed[spec.Name.Name] {
				t.Errorf("%s is a node; add it to node.go", spec.Name.Name)
			}
			return false
		})
	}
	if found != len(nodes()) {
		t.Errorf("%d nodes are declared and %d listed", found, len(nodes()))
	}
}

// parts fills every part of a node with something new, and counts the expressions and lists of statements in it.
type parts struct{ exprs, blocks int }

var (
	exprType = reflect.TypeFor[Expr]()
	blockOf  = reflect.TypeFor[[]Stmt]()
)

func (p *parts) fill(v reflect.Value) {
	switch {
	case v.Type() == exprType:
		p.exprs++
		v.Set(reflect.ValueOf(&Local{Var: &Var{}}))
	case v.Type() == blockOf:
		p.blocks++
		v.Set(reflect.ValueOf([]Stmt{&Break{}}))
	case v.Kind() == reflect.Slice && holds(v.Type().Elem()):
		v.Set(reflect.MakeSlice(v.Type(), 2, 2))
		p.fill(v.Index(0))
		p.fill(v.Index(1))
	case v.Kind() == reflect.Pointer && holds(v.Type()):
		v.Set(reflect.New(v.Type().Elem()))
		p.fill(v.Elem())
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if name := v.Type().Field(i).Name; name != "Written" { // kept aside, and no part
				p.fill(v.Field(i))
			}
		}
	}
}

// holds reports whether a type holds expressions of the node itself. Other pointers lead to what is declared elsewhere.
func holds(t reflect.Type) bool {
	switch t {
	case reflect.TypeFor[*Template](), reflect.TypeFor[*Require](), exprType:
		return true
	}
	return t.Kind() == reflect.Struct && t != reflect.TypeFor[Part]()
}

// TestNoPartIsLeftOut maps every node, in which every part is filled: each expression and each list of statements
// must be seen once and replaced in a copy, and the node itself must stay as it was.
func TestNoPartIsLeftOut(t *testing.T) {
	for _, n := range nodes() {
		v := reflect.New(reflect.TypeOf(n).Elem())
		want, got := parts{}, parts{}
		want.fill(v.Elem())
		before := reflect.New(v.Elem().Type())
		before.Elem().Set(v.Elem())
		expr := func(Expr) Expr {
			got.exprs++
			return &Lit{}
		}
		var out any
		switch n := v.Interface().(type) {
		case Expr:
			out = Map(n, expr)
		case Stmt:
			out = MapStmt(n, expr, func(b []Stmt) []Stmt {
				got.blocks++
				return []Stmt{&CheckVictory{}}
			})
		}
		name := v.Elem().Type().Name()
		if got != want {
			t.Errorf("%s has %+v and shows %+v", name, want, got)
		}
		if !reflect.DeepEqual(before.Interface(), v.Interface()) {
			t.Errorf("%s was changed", name)
		}
		if left := countOld(reflect.ValueOf(out).Elem()); left > 0 {
			t.Errorf("the copy of %s has %d parts that were not replaced", name, left)
		}
		if want != (parts{}) && out == v.Interface() {
			t.Errorf("%s is changed, and is no copy", name)
		}
		same := func(x Expr) Expr { return x }
		switch n := v.Interface().(type) {
		case Expr:
			out = Map(n, same)
		case Stmt:
			out = MapStmt(n, same, func(b []Stmt) []Stmt { return b })
		}
		if out != v.Interface() {
			t.Errorf("%s is copied although nothing changes", name)
		}
	}
}

// countOld counts the parts that fill made.
func countOld(v reflect.Value) int {
	n := 0
	switch {
	case v.Type() == exprType:
		if _, old := v.Interface().(*Local); old {
			n++
		}
	case v.Type() == blockOf:
		if _, old := v.Index(0).Interface().(*Break); old {
			n++
		}
	case v.Kind() == reflect.Slice && holds(v.Type().Elem()):
		for i := range v.Len() {
			n += countOld(v.Index(i))
		}
	case v.Kind() == reflect.Pointer && holds(v.Type()) && !v.IsNil():
		n += countOld(v.Elem())
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Name != "Written" {
				n += countOld(v.Field(i))
			}
		}
	}
	return n
}

// aside are the parts of declarations that are not shown with the others: texts that no rule rewrites, and what another
// declaration shows.
var aside = map[string]bool{
	"Action.Text": true, "Action.Menu": true, "Hide.Text": true, "Question.Title": true, "Measure.Title": true,
	"Template.Written": true, "Let.Written": true, "Value.Modifiers": true, "Func.Steps": true, "Func.Around": true,
}

// plant puts an expression and a list of statements wherever a declaration has room for one, and counts them.
func plant(v reflect.Value) (exprs, bodies int) {
	add := func(v reflect.Value) {
		e, b := plant(v)
		exprs, bodies = exprs+e, bodies+b
	}
	switch {
	case v.Type() == exprType:
		v.Set(reflect.ValueOf(&Local{Var: &Var{}}))
		return 1, 0
	case v.Type() == blockOf:
		v.Set(reflect.ValueOf([]Stmt{&Break{}}))
		return 0, 1
	case v.Kind() == reflect.Slice && (v.Type().Elem().Kind() == reflect.Struct || v.Type().Elem() == exprType ||
		owned(v.Type().Elem())):
		v.Set(reflect.MakeSlice(v.Type(), 1, 1))
		add(v.Index(0))
	case owned(v.Type()):
		v.Set(reflect.New(v.Type().Elem()))
		add(v.Elem())
	case v.Kind() == reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && !aside[v.Type().Name()+"."+f.Name] {
				add(v.Field(i))
			}
		}
	}
	return exprs, bodies
}

// owned reports whether a type points to a part that only one declaration has.
func owned(t reflect.Type) bool {
	switch t {
	case reflect.TypeFor[*Template](), reflect.TypeFor[*Require](), reflect.TypeFor[*Let](), reflect.TypeFor[*Param](),
		reflect.TypeFor[*Measure](), reflect.TypeFor[*Func]():
		return true
	}
	return false
}

// TestDeclarationsShowAll looks at declarations in which every part is there: each must be shown once, or a rewrite,
// the linter and the search for mutants would pass over it.
func TestDeclarationsShowAll(t *testing.T) {
	for _, n := range []Node{
		&Func{}, &Setup{}, &Value{}, &Modifier{}, &Movement{}, &Action{}, &Victory{}, &Hide{}, &Class{}, &Test{}, &Question{},
	} {
		name := reflect.TypeOf(n).Elem().Name()
		exprs, bodies := plant(reflect.ValueOf(n).Elem())
		e, b := 0, 0
		Exprs(n, func(Expr) { e++ }, func([]Stmt) { b++ })
		if e != exprs || b != bodies || e+b == 0 {
			t.Errorf("%s has %d expressions and %d bodies, and shows %d and %d", name, exprs, bodies, e, b)
		}
	}
}

// TestDeclarations finds a declaration of each kind in a scenario that has one of each.
func TestDeclarations(t *testing.T) {
	sc := &Scenario{
		Functions: []*Func{{What: "function"}}, Procedures: []*Func{{What: "procedure"}}, Hooks: []*Func{{What: "on"}},
		Setups: []*Setup{{Body: &Func{What: "setup"}}}, Sequence: &Func{What: "sequence"},
		Evaluation: &Func{What: "evaluation"},
		Values:     []*Value{{}}, Modifiers: []*Modifier{{}}, Movements: []*Movement{{}}, Actions: []*Action{{}},
		Victories: []*Victory{{}}, Hides: []*Hide{{}}, Classes: []*Class{{}, {Title: &Template{}}},
	}
	got := ""
	for _, d := range sc.Declarations() {
		got += d.What + " "
	}
	const want = "function procedure on setup sequence evaluation value modifier movement action victory hide record "
	if got != want {
		t.Errorf("declarations are %q, want %q", got, want)
	}
}
