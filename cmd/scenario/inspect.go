package main

import (
	"fmt"
	"io"
	"strings"

	"github.com/spf13/cobra"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/compiler/check/symbols"
	"github.com/scenario-lang/scenario/internal/hooks"
	"github.com/scenario-lang/scenario/internal/layout"
	"github.com/scenario-lang/scenario/internal/names"
	"github.com/scenario-lang/scenario/internal/report"
	"github.com/scenario-lang/scenario/runtime/program"
)

func newInspectCmd(a *app) *cobra.Command {
	var function string
	var attach bool
	cmd := a.command("inspect", func(cmd *cobra.Command, args []string) error {
		if attach && len(args) == 2 {
			return nil
		}
		return requireArgs("DIR")(cmd, args)
	}, func(_ *cobra.Command, args []string) error {
		if attach {
			name := ""
			if len(args) == 2 {
				name = args[1]
			}
			return showHooks(a, args[0], name)
		}
		m, err := a.openProgram(args[0], openOptions{abstract: true})
		if err != nil {
			return err
		}
		if function != "" {
			return disassemble(a.out, m.program, function)
		}
		r := inspection(m.program, m.values)
		if m.built != nil {
			merged := m.built.Merged
			for _, f := range merged.Folders {
				r.Parts = append(r.Parts, report.Part{Folder: f, Release: merged.Releases[f]})
			}
			r.Release = merged.Releases[merged.Dir]
		}
		return a.print(r, func() { printInspection(a.out, r) })
	})
	a.addSet(cmd)
	cmd.Flags().StringVar(&function, "code", "",
		"print the code of the function `NAME`, such as \"procedure fight\", or of all")
	cmd.Flags().BoolVar(&attach, "hooks", false,
		"list what a house rule can be attached to; with a NAME after DIR, show one of them")
	return cmd
}

// inspection returns what a program contains.
func inspection(p *program.Program, values map[string]int64) report.Inspection {
	r := report.Inspection{
		Name: p.Name, Title: names.Text(p, 0, p.Title), Hash: p.Hash(), Version: program.Version,
		Languages: p.Languages, Parts: []report.Part{},
		Classes: []report.Class{}, Options: []report.Option{}, Players: []report.Player{}, Seatings: []report.Seating{},
		Code: report.Size{Functions: len(p.Funcs), Instructions: len(p.Code), Bytes: len(p.Encode())},
	}
	count := func(what string, n int) { r.Counts = append(r.Counts, report.Count{What: what, Count: n}) }
	members := func(class int32) []program.Member { return p.ClassAt(class).Members }
	count("spaces", len(members(p.SpaceClass)))
	count("ways between spaces", len(p.AdjTo))
	count("players", len(members(p.PlayerClass)))
	count("kinds of piece", len(members(p.UnitClass)))
	count("phases", len(members(p.PhaseClass)))
	count("actions", len(p.Actions))
	count("derived values", len(p.Values))
	count("modifiers", int(p.Modifiers))
	count("movements", len(p.Movements))
	count("victories", len(p.Victories))
	count("options", len(p.Options))
	count("tests", len(p.Tests))
	count("clauses", len(p.Clauses))
	for _, c := range p.Classes {
		if p.Strings[c.Name] == "" {
			continue // a class that the compiler added
		}
		k := report.Class{Name: p.Strings[c.Name], Members: len(c.Members), Attributes: []string{}, State: []string{}}
		for _, i := range c.Attrs {
			k.Attributes = append(k.Attributes, p.Strings[p.Attrs[i].Name])
		}
		for _, i := range c.Fields {
			if name := p.Strings[p.Fields[i].Name]; name != "" {
				k.State = append(k.State, name)
			}
		}
		r.Classes = append(r.Classes, k)
	}
	for _, o := range p.Options {
		name := p.Strings[o.Name]
		v, ok := values[name]
		if !ok {
			v = o.Default
		}
		r.Options = append(r.Options, report.Option{
			Name: name, Type: names.Type(p, o.Type), Value: names.Value(p, o.Type, v),
			Default: names.Value(p, o.Type, o.Default), Text: names.Text(p, 0, o.Text),
		})
	}
	for _, m := range members(p.PlayerClass) {
		r.Players = append(r.Players, report.Player{Name: p.Strings[m.Name], Title: names.Text(p, 0, m.Title)})
	}
	for _, s := range p.Seatings {
		seats := [][]string{}
		for _, seat := range s.Seats {
			names := []string{}
			for _, i := range seat {
				names = append(names, p.Strings[members(p.PlayerClass)[i].Name])
			}
			seats = append(seats, names)
		}
		row := report.Seating{Name: p.Strings[s.Name], Seats: seats}
		for i := 0; i+1 < len(s.Options); i += 2 {
			if row.Options == nil {
				row.Options = map[string]int64{}
			}
			row.Options[p.Strings[p.Options[s.Options[i]].Name]] = s.Options[i+1]
		}
		r.Seatings = append(r.Seatings, row)
	}
	return r
}

func printInspection(w io.Writer, r report.Inspection) {
	fmt.Fprintf(w, "%s: %s\n\n", r.Name, r.Title)
	t := layout.NewTable("", "")
	if r.Release != "" {
		t.AddRow("version", r.Release)
	}
	t.AddRow("hash", r.Hash)
	t.AddRow("format", r.Version)
	t.AddRow("languages", strings.Join(r.Languages, ", "))
	t.AddRow("size", fmt.Sprintf("%d bytes, %d functions, %d instructions", r.Code.Bytes,
		r.Code.Functions, r.Code.Instructions))
	t.Write(w)
	if len(r.Parts) > 1 {
		fmt.Fprintln(w)
		t = layout.NewTable("made of", "version")
		for _, p := range r.Parts {
			t.AddRow(p.Folder, p.Release)
		}
		t.Write(w)
	}
	fmt.Fprintln(w)
	t = layout.NewTable("", ">")
	for _, c := range r.Counts {
		t.AddRow(c.What, c.Count)
	}
	t.Write(w)
	fmt.Fprintln(w)
	t = layout.NewTable("class", ">members", "attributes", "state")
	for _, c := range r.Classes {
		t.AddRow(c.Name, c.Members,
			layout.Cut(strings.Join(c.Attributes, " "), 60), layout.Cut(strings.Join(c.State, " "), 60))
	}
	t.Write(w)
	if len(r.Options) > 0 {
		fmt.Fprintln(w)
		t = layout.NewTable("option", "type", "value", "default", "")
		for _, o := range r.Options {
			t.AddRow(o.Name, o.Type, o.Value, o.Default, layout.Cut(o.Text, 80))
		}
		t.Write(w)
	}
	fmt.Fprintln(w)
	t = layout.NewTable("player", "")
	for _, p := range r.Players {
		t.AddRow(p.Name, p.Title)
	}
	t.Write(w)
	if len(r.Seatings) > 0 {
		fmt.Fprintln(w)
		t = layout.NewTable("seating", ">seats", "")
		for _, s := range r.Seatings {
			var seats []string
			for _, names := range s.Seats {
				seats = append(seats, strings.Join(names, "+"))
			}
			t.AddRow(s.Name, len(s.Seats), strings.Join(seats, " | "))
		}
		t.Write(w)
	}
}

// disassemble prints the code of every function with the name (the steps of a test share one), or of all functions.
func disassemble(w io.Writer, p *program.Program, name string) error {
	var names []string
	found := name == "all"
	for i, f := range p.Funcs {
		n := p.Strings[f.Name]
		names = append(names, n)
		if n == name || name == "all" {
			fmt.Fprintln(w, program.Disassemble(p, i))
			found = true
		}
	}
	if found {
		return nil
	}
	return newUnknownError("function", name, names, "--code all prints every one")
}

// showHooks prints everything that a house rule can be attached to, or, with a name, all that is known about that one.
func showHooks(a *app, path, name string) error {
	m, err := a.openProgram(path, openOptions{Options: compiler.Options{Notes: &symbols.Notes{}}, abstract: true,
		source: "--hooks needs the source of the rules"})
	if err != nil {
		return err
	}
	list := hooks.List(m.built)
	if name != "" {
		if list, err = findHooks(list, name); err != nil {
			return err
		}
	}
	return a.print(report.Hooks{Hooks: append([]*report.Hook{}, list...)}, func() {
		if name == "" {
			printHooks(a.out, list)
			return
		}
		for i, t := range list {
			if i > 0 {
				fmt.Fprintln(a.out)
			}
			printHook(a.out, t)
		}
	})
}

// findHooks returns the targets of a name, which may have their kind before it: "fight", "procedure fight" or, as rules
// write it, "procedure.fight".
func findHooks(list []*report.Hook, name string) ([]*report.Hook, error) {
	var found []*report.Hook
	var names []string
	for _, t := range list {
		if name == t.Name || name == t.Kind+" "+t.Name || name == t.Kind+"."+t.Name {
			found = append(found, t)
		}
		names = append(names, t.Name)
	}
	if len(found) == 0 {
		return nil, findings{newUnknownError("hook", name, names, "`scenario inspect DIR --hooks` lists all of them")}
	}
	return found, nil
}

// signature returns a target as it is declared: fight(b battle).
func signature(t *report.Hook) string {
	var ps []string
	for _, p := range t.Params {
		ps = append(ps, p.Name+" "+p.Type)
	}
	s := t.Name
	if len(ps) > 0 {
		s += "(" + strings.Join(ps, ", ") + ")"
	}
	if t.Result != "" {
		s += " " + t.Result
	}
	return s
}

func printHooks(w io.Writer, list []*report.Hook) {
	kind := ""
	for i, t := range list {
		if t.Kind != kind {
			if kind = t.Kind; i > 0 {
				fmt.Fprintln(w)
			}
			fmt.Fprintln(w, kind)
		}
		fmt.Fprintln(w, "  "+signature(t))
		if s := firstSentence(t.Comment); s != "" {
			fmt.Fprintln(w, "      "+s)
		}
	}
	if len(list) == 0 {
		fmt.Fprintln(w, "There is nothing that a rule could be attached to.")
	}
}

// firstSentence returns a text up to the first full stop that ends a sentence.
func firstSentence(s string) string {
	if i := strings.Index(s, ". "); i >= 0 {
		return s[:i+1]
	}
	return s
}

func printHook(w io.Writer, t *report.Hook) {
	fmt.Fprintf(w, "%s %s\n  %s\n", t.Kind, signature(t), placeOf(t.Range))
	if t.Comment != "" {
		fmt.Fprintf(w, "  %s\n", t.Comment)
	}
	if len(t.Members) > 0 {
		fmt.Fprintf(w, "members\n  %s\n", strings.Join(t.Members, ", "))
	}
	if way := attaching[t.Kind]; way != "" {
		head := "attach with"
		if hooks.IsHelper(t) {
			head = "in tests"
		}
		fmt.Fprintf(w, "%s\n  %s\n", head, strings.ReplaceAll(way, "NAME", t.Name))
	}
	for _, part := range []struct {
		head string
		uses []report.HookUse
	}{{"used by", t.Uses}, {"attached already", t.Attached}} {
		if len(part.uses) == 0 {
			continue
		}
		fmt.Fprintln(w, part.head)
		for _, u := range part.uses {
			fmt.Fprintf(w, "  %s: %s\n", placeOf(u.Range), u.What)
		}
	}
	in := ""
	for _, s := range t.Inside {
		if s.In != in {
			in = s.In
			fmt.Fprintf(w, "amend %s { … } can change\n", in)
		}
		fmt.Fprintf(w, "  %s: %s: %s\n", placeOf(s.Range), strings.Join(s.Path, ", "), strings.Join(s.Parts, ", "))
	}
}

// attaching has the blocks that attach a rule to a declaration, by its kind.
var attaching = map[string]string{
	"sequence": "before sequence NAME MY_RULE { … }, after sequence NAME MY_RULE { … }, " +
		"around sequence NAME MY_RULE { … }",
	"phase": "before phase NAME MY_RULE { … }, after phase NAME MY_RULE { … }, around phase NAME MY_RULE { … }",
	"procedure": "before procedure NAME MY_RULE { … }, after procedure NAME MY_RULE { … }, " +
		"around procedure NAME MY_RULE { … }",
	"action": "forbid, ensure, allow, before action NAME MY_RULE { … }, after action NAME MY_RULE { … }, " +
		"around action NAME MY_RULE { … }",
	"actions": "forbid MY_RULE { actions = actions.NAME … }, ensure MY_RULE { actions = actions.NAME … }, " +
		"actions NAME { members = concat(inherited, [action.MY_ACTION]) }",
	"event":            "on NAME MY_RULE { … }",
	"record":           "record NAME { fields = union(inherited, { MY_FIELD = TYPE }) }",
	"value":            "modifier MY_RULE { to = value.NAME … }",
	"movement":         "forbid MY_RULE { movements = [movement.NAME] … }",
	"function":         "function NAME { is = … }, where inherited is what it was",
	"helper procedure": "given NAME { … }, run NAME { … }, call NAME { … }",
	"helper function":  "NAME(…)",
	"scoring":          "scoring NAME { … }, which replaces the attributes that it has",
}
