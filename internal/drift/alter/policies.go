package alter

import (
	"reflect"
	"strings"
)

// operand is another kind of operand: what is only written is read as well, what is read is written as well.
var operand = towards(map[string]string{
	"Dst": "Both", "Both": "Dst", "Src": "Both", "Unused": "Src", "Presence": "Src", "Copied": "Src", "Pushed": "Src", "Thing": "Src", "": "Src",
})

var attribute = &policy{
	key: "Name", remove: true,
	fields: map[string]how{"Type": typed, "Required": flip},
	add: func(block string) []string {
		switch block {
		case "move.":
			return []string{"speed"}
		case "border.":
			return []string{"width"}
		}
		return []string{"drift"}
	},
}

var block = &policy{
	key: "Name", remove: true,
	named: func(row reflect.Value) string {
		if in := row.FieldByName("parent").String(); in != "" {
			return in + "." + row.FieldByName("Name").String()
		}
		return row.FieldByName("Name").String()
	},
	fields: map[string]how{
		// What Free says in words only the reference pages read; that it says something is a rule.
		"Labels": each, "MinLabels": step, "MoreLabels": flip, "Blocks": each, "Once": each, "Free": zero, "Bindings": flip, "Statements": flip, "Amend": each, "AmendOnly": each,
	},
	inner: map[string]*policy{"Attrs": attribute},
}

var state = []string{"options", "fixed", "pieces", "records", "lists", "rolling", "limits", "offering", "deciding", "attempts", "chance", "messages", "coverage"}

// policies has one for every table.
var policies = map[string]*policy{
	"blocks":     block,
	"nested":     block,
	"statements": block,
	"classes":    {key: "Name", remove: true, fields: map[string]how{"Attributes": flip, "State": flip}},
	"speeches": {remove: true, fields: map[string]how{
		"Area": peer, "Aside": zero, "Noun": zero, "Bare": flip, "Says": zero, "Ordered": zero, "By": zero, "Sets": each,
	}},
	"builtins": {
		remove: true,
		named:  func(row reflect.Value) string { return nameOf(row.FieldByName("signature").String()) },
		fields: map[string]how{
			"signature": signature, "Reads": bits("pieces", "records", "resources", "movement", "map", "tables", "outcome", "sight"), "Code": both(zero, peer), "Value": text("17"),
			"Lazy": flip, "Elements": towards(map[string]string{"OtherElements": "SomeElements", "SomeElements": "AllElements", "AllElements": "SomeElements"}),
		},
	},
	"opcodes": {key: "Name", fields: map[string]how{
		"A": operand, "B": operand, "C": operand, "Gives": given,
		"Jumps": jumps, "Reads": read, "Writes": written, "Fails": flip, "Waits": flip, "Leaves": flip, "Cost": step,
	}},
	"passes":      {key: "Name", remove: true, order: true, fields: map[string]how{"Needs": peer, "Gives": peer, "Only": both(zero, peer), "run": both(zero, peer)}},
	"known":       {remove: true, fields: map[string]how{"eval": both(zero, peer)}},
	"checks":      {remove: true, how: distant},
	"lowerings":   {remove: true},
	"evaluations": {remove: true},
	"inlined":     {remove: true, fields: map[string]how{"write": peer, "jump": where("jump", both(zero, peer)), "source": where("source", both(zero, peer))}},
	"arithmetic":  {remove: true, how: peer},
	"immediate":   {remove: true, fields: map[string]how{"right": peer, "left": peer}},
	"sources":     {key: "Name", fields: map[string]how{"Args": step, "Reads": bits(state...)}},
}

// nameOf is the name in a signature.
func nameOf(signature string) string {
	if i := strings.IndexAny(signature, "( "); i >= 0 {
		return signature[:i]
	}
	return signature
}

// jumps removes each of a pair of jumps, and changes their places.
func jumps(v, _ reflect.Value, _ []reflect.Value) []change {
	if v.IsZero() {
		return nil
	}
	var out []change
	for i, name := range []string{"first gone", "second gone"} {
		c := clone(v)
		c.Index(i).SetZero()
		out = append(out, change{name, c})
	}
	c := clone(v)
	c.Index(0).Set(v.Index(1))
	c.Index(1).Set(v.Index(0))
	return append(out, change{"swapped", c})
}

// given alters what an instruction gives to its Dst. Other instructions give nothing.
func given(v, row reflect.Value, peers []reflect.Value) []change {
	if number(row.FieldByName("A")) != constants["Dst"] {
		return nil
	}
	return towards(map[string]string{"GivesNumber": "GivesList", "": "GivesNumber"})(v, row, peers)
}

// written alters the parts of the game that an instruction writes: the lists, and all others together. Which of the
// others they are is only shown in the reference; the code asks whether there is one.
func written(v, _ reflect.Value, _ []reflect.Value) []change {
	const lists = 1 << 4
	apart := pureWrites()
	to := func(name string, n uint64) change {
		c := reflect.New(v.Type()).Elem()
		c.SetUint(n)
		return change{name, c}
	}
	out := []change{}
	if v.Uint()&lists != 0 {
		out = append(out, to("lists cleared", v.Uint()&^lists))
	}
	if v.Uint()&^apart != 0 {
		return append(out, to("all but lists cleared", v.Uint()&apart))
	}
	return append(out, to("pieces set", v.Uint()|1<<2))
}

// read alters the parts of the game that a pure instruction reads. Nothing asks what others read, because code that
// depends on them is not remembered. Of an instruction that reads anything, no single part counts.
func read(v, row reflect.Value, peers []reflect.Value) []change {
	all := uint64(1)<<len(state) - 1
	switch {
	case row.FieldByName("Waits").Bool() || row.FieldByName("Writes").Uint()&^pureWrites() != 0:
		return nil
	case v.Uint() == all:
		return zero(v, row, peers)
	}
	return bits(state...)(v, row, peers)
}

// pureWrites are the parts of the game that a pure instruction may write.
func pureWrites() uint64 {
	n := uint64(0)
	for i, name := range state {
		if name == "lists" || name == "limits" || name == "coverage" {
			n |= 1 << i
		}
	}
	return n
}
