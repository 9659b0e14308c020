package report

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
)

// Row is a result that the command prints as JSON, with the name of its schema: NAME of schemas/NAME.schema.json.
type Row struct {
	Name  string
	Title string
	Value any
}

// Rows lists all results that are printed as JSON.
var Rows = []Row{
	{"validate", "result of scenario validate --json", Validation{}},
	{"lint", "result of scenario lint --format json", Lint{}},
	{"compile", "result of scenario compile --json", Compiled{}},
	{"inspect", "result of scenario inspect --json", Inspection{}},
	{"hooks", "result of scenario inspect --hooks --json", Hooks{}},
	{"fmt", "result of scenario fmt --json", Formatted{}},
	{"upgrade", "result of scenario upgrade --json", Upgraded{}},
	{"test", "result of scenario test --json", Tests{}},
	{"odds", "result of scenario test --odds --json", Odds{}},
	{"questions", "result of scenario odds DIR --json", Questions{}},
	{"answer", "result of scenario odds DIR QUESTION --json", Answer{}},
	{"answers", "result of scenario odds DIR QUESTION --over --json", Answers{}},
	{"play", "last line of scenario play --json", Played{}},
	{"replay", "result of scenario replay --json", Replayed{}},
	{"map", "result of scenario map --json", Map{}},
	{"coverage", "result of scenario coverage --json", Coverage{}},
	{"mutate", "result of scenario mutate --json", Mutation{}},
	{"diff", "result of scenario diff --json", Diff{}},
	{"study", "result of scenario study --json", Study{}},
	{"breaking", "result of scenario diff --breaking --json", Breaking{}},
	{"explain", "result of scenario explain CODE --json", Code{}},
	{"codes", "result of scenario explain --json", Codes{}},
	{"words", "result of scenario explain WORD --json", Words{}},
	{"cut", "result of scenario rulebook cut --json", Cut{}},
	{"rulebook_diff", "result of scenario rulebook diff --json", BookDiff{}},
	{"games", "result of scenario games --json", Games{}},
	{"get", "result of scenario get --json", Fetched{}},
	{"new", "result of scenario new --json", Created{}},
	{"version", "result of scenario version --json", Version{}},
}

// Variant is one of several shapes that a document may have.
type Variant struct {
	Title  string
	Value  any
	Fields string // its fields of Value, with ? after optional ones; "" for all
}

// OneOf returns the schema of a document that has exactly one of several shapes.
func OneOf(name, title string, variants []Variant) []byte {
	var shapes []object
	for _, v := range variants {
		shapes = append(shapes, append(object{{"title", v.Title}}, structSchema(reflect.TypeOf(v.Value), v.Fields)...))
	}
	return indent(append(head(name, title), pair{"oneOf", shapes}))
}

// Schema returns the JSON Schema of a row, indented and with a line break at its end.
func Schema(r Row) []byte {
	return indent(append(head(r.Name, r.Title), schemaOf(reflect.TypeOf(r.Value))...))
}

func head(name, title string) object {
	return object{
		{"$schema", "https://json-schema.org/draft/2020-12/schema"},
		{"$id", "https://scenario-lang.github.io/schemas/" + name + ".schema.json"},
		{"title", title},
	}
}

func indent(o object) []byte {
	b, err := json.MarshalIndent(o, "", "  ")
	if err != nil { // it has only strings, bools, and objects of them
		return nil
	}
	return append(b, '\n')
}

// object is a JSON object whose members keep their order, so that generated files read from top to bottom.
type object []pair

type pair struct {
	key   string
	value any
}

func (o object) MarshalJSON() ([]byte, error) {
	var b strings.Builder
	b.WriteByte('{')
	for i, p := range o {
		if i > 0 {
			b.WriteByte(',')
		}
		k, err := json.Marshal(p.key)
		if err != nil {
			return nil, err
		}
		v, err := json.Marshal(p.value)
		if err != nil {
			return nil, err
		}
		b.Write(k)
		b.WriteByte(':')
		b.Write(v)
	}
	b.WriteByte('}')
	return []byte(b.String()), nil
}

// schemaOf describes a Go type the way encoding/json writes it.
func schemaOf(t reflect.Type) object {
	switch t.Kind() {
	case reflect.String:
		return object{{"type", "string"}}
	case reflect.Bool:
		return object{{"type", "boolean"}}
	case reflect.Int, reflect.Int32, reflect.Int64, reflect.Uint64:
		return object{{"type", "integer"}}
	case reflect.Float64:
		return object{{"type", "number"}}
	case reflect.Slice:
		return object{{"type", "array"}, {"items", schemaOf(t.Elem())}}
	case reflect.Map:
		return object{{"type", "object"}, {"additionalProperties", schemaOf(t.Elem())}}
	case reflect.Pointer:
		return schemaOf(t.Elem())
	case reflect.Struct:
		return structSchema(t, "")
	}
	return object{}
}

func structSchema(t reflect.Type, only string) object {
	var properties object
	required, fields := []string{}, strings.Fields(only)
	for i := range t.NumField() {
		f := t.Field(i)
		name, rest, _ := strings.Cut(f.Tag.Get("json"), ",")
		optional := slices.Contains(strings.Split(rest, ","), "omitempty")
		if len(fields) > 0 {
			optional = slices.Contains(fields, name+"?")
		}
		if name == "" || name == "-" || len(fields) > 0 && !optional && !slices.Contains(fields, name) {
			continue
		}
		s := schemaOf(f.Type)
		if slices.Contains(strings.Split(rest, ","), "string") {
			s = object{{"type", "string"}}
		}
		if doc := f.Tag.Get("doc"); doc != "" {
			s = append(object{{"description", doc}}, s...)
		}
		if enum := f.Tag.Get("enum"); enum != "" {
			s = append(s, pair{"enum", strings.Split(enum, ",")})
		}
		properties = append(properties, pair{name, s})
		if !optional {
			required = append(required, name)
		}
	}
	return object{{"type", "object"}, {"properties", properties}, {"required", required}, {"additionalProperties", false}}
}
