package resolve

import (
	"path"

	"github.com/hashicorp/hcl/v2/hclsyntax"
	"github.com/zclconf/go-cty/cty"

	"github.com/scenario-lang/scenario/dsl"
	"github.com/scenario-lang/scenario/dsl/diag"
	"github.com/scenario-lang/scenario/dsl/schema"
)

// readVersion notes the version of the language that a folder is written for. It reports whether the folder can be
// read: of one that is written for a version that is not known, nothing else is reported.
func (l *loader) readVersion(f folder, head *hclsyntax.Block) bool {
	l.result.Versions[f.shown] = schema.FirstVersion
	if head == nil || head.Body.Attributes[versionAttr] == nil {
		return true
	}
	e := head.Body.Attributes[versionAttr].Expr
	n, ok := wholeNumber(e)
	if ok && n >= schema.FirstVersion && n <= schema.CurrentVersion {
		l.result.Versions[f.shown] = n
		return true
	}
	d := diag.New("SC181", e.Range(), "write a whole number from %d to %d, such as language_version = %d", schema.FirstVersion, schema.CurrentVersion, schema.CurrentVersion)
	switch {
	case ok && n > schema.CurrentVersion:
		d = diag.New("SC181", e.Range(), "this program reads versions %d to %d; use a newer version of it", schema.FirstVersion, schema.CurrentVersion).
			Saying("the folder is written for version %d of the language", n)
	case ok:
		d = d.Saying("there is no version %d of the language", n)
	default:
		d = d.Saying("language_version is not a version of the language")
	}
	l.report(d)
	l.result.UnknownVersion = true
	return false
}

// wholeNumber reads a whole number that is written as it is.
func wholeNumber(e hclsyntax.Expression) (int, bool) {
	e = dsl.Unparen(e)
	if u, ok := e.(*hclsyntax.UnaryOpExpr); ok && u.Op == hclsyntax.OpNegate {
		n, ok := wholeNumber(u.Val)
		return -n, ok
	}
	lit, ok := e.(*hclsyntax.LiteralValueExpr)
	if !ok || lit.Val.IsNull() || lit.Val.Type() != cty.Number || !lit.Val.AsBigFloat().IsInt() {
		return 0, false
	}
	n, _ := lit.Val.AsBigFloat().Int64()
	return int(min(n, 1<<31-1)), true
}

// VersionOf returns the version of the language that a file of the scenario is written for, which is that of its
// folder.
func (r *Result) VersionOf(file string) int {
	if v, ok := r.Versions[path.Dir(file)]; ok {
		return v
	}
	return schema.FirstVersion
}

// newest returns the newest version that a folder of the scenario is written for.
func (r *Result) newest() int {
	newest := schema.FirstVersion
	for _, v := range r.Versions {
		newest = max(newest, v)
	}
	return newest
}
