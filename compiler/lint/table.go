package lint

import (
	"embed"
	"slices"
	"strings"

	"github.com/scenario-lang/scenario/dsl/diag"
)

// Groups gives the meaning of the first digit of a code.
var Groups = []struct{ Digit, Title string }{
	{"0", "Comments and settings of lint"},
	{"1", "The map"},
	{"2", "Units, players and set-up"},
	{"3", "Rules"},
	{"4", "Decisions, phases and victory"},
	{"5", "Texts for people"},
	{"6", "Names"},
	{"7", "Rulebook and tests"},
	{"8", "Plainer words"},
	{"9", "Older forms"},
}

//go:embed rules
var ruleFiles embed.FS

// pages has the documentation of rules by code, and frames the scenarios that their examples extend.
var pages, frames = diag.ReadPages(ruleFiles, "rules")

// table has the rules. It is filled in init, because checks look up rules.
var table []*Rule

func init() {
	rules := []Rule{
		// Comments and settings. The first three are checked after all other rules.
		{ID: "SL001", Name: "ignored-without-reason"},
		{ID: "SL002", Name: "ignores-nothing"},
		{ID: "SL003", Name: "no-such-directive"},
		{ID: "SL004", Name: "settings"},
		// The map.
		{ID: "SL101", Name: "one-way-undone", check: oneWayUndone},
		{ID: "SL102", Name: "no-way-out", check: noWayOut},
		{ID: "SL103", Name: "one-way-twice", check: oneWayTwice},
		{ID: "SL104", Name: "border-stated-once", check: borderStatedOnce},
		{ID: "SL105", Name: "border-stated-twice", check: borderStatedTwice, Fixes: true},
		{ID: "SL106", Name: "island", Whole: true, check: island},
		{ID: "SL107", Name: "same-place", check: samePlace},
		{ID: "SL108", Name: "no-place", Whole: true, check: noPlace},
		// Units, players and set-up.
		{ID: "SL201", Name: "unit-nobody-builds", Whole: true, check: unitNobodyBuilds},
		{ID: "SL202", Name: "unit-never-worth-it", Whole: true, check: unitNeverWorthIt},
		{ID: "SL203", Name: "placed-twice", check: placedTwice},
		{ID: "SL204", Name: "empty-alliance", Whole: true, check: emptyAlliance},
		{ID: "SL205", Name: "resource-always-nothing", Whole: true, check: resourceAlwaysNothing},
		{ID: "SL206", Name: "player-without-seat", check: playerWithoutSeat, Whole: true, Plays: true},
		{ID: "SL207", Name: "income-differs", check: incomeDiffers, Whole: true, Plays: true},
		{ID: "SL208", Name: "cannot-begin", check: cannotBegin, Whole: true, Plays: true},
		{ID: "SL209", Name: "die-from-zero", check: dieFromZero},
		// Rules.
		{ID: "SL301", Name: "never-applies", check: neverApplies},
		{ID: "SL302", Name: "always-applies", check: alwaysApplies},
		{ID: "SL303", Name: "modifiers-cancel", check: modifiersCancel},
		{ID: "SL304", Name: "modifier-overridden", check: modifierOverridden},
		{ID: "SL305", Name: "modifier-does-nothing", check: modifierDoesNothing},
		{ID: "SL306", Name: "branch-twice", check: branchTwice},
		{ID: "SL307", Name: "same-branches", check: sameBranches},
		{ID: "SL308", Name: "with-itself", check: withItself},
		{ID: "SL309", Name: "hook-shadows", check: hookShadows},
		{ID: "SL310", Name: "required-twice", check: requiredTwice},
		{ID: "SL311", Name: "attribute-unread", Whole: true, check: attributeUnread},
		{ID: "SL312", Name: "state-unread", Whole: true, check: stateUnread},
		{ID: "SL314", Name: "context-unread", check: contextUnread},
		{ID: "SL313", Name: "state-never-set", Whole: true, check: stateNeverSet},
		{ID: "SL316", Name: "written-anew", check: writtenAnew},
		{ID: "SL317", Name: "deprecated", check: deprecated, Fixes: true},
		// Decisions, phases and victory.
		{ID: "SL401", Name: "phase-for-nobody", check: phaseForNobody, Whole: true, Plays: true},
		{ID: "SL402", Name: "default-not-legal", check: defaultNotLegal, Plays: true},
		{ID: "SL403", Name: "no-question", check: noQuestion},
		{ID: "SL404", Name: "actions-read-alike", check: actionsReadAlike},
		{ID: "SL405", Name: "victory-out-of-reach", Whole: true, check: victoryOutOfReach},
		{ID: "SL406", Name: "already-won", check: alreadyWon, Whole: true, Plays: true},
		{ID: "SL407", Name: "refused-without-reason", check: refusedWithoutReason},
		{ID: "SL408", Name: "cannot-leave", check: cannotLeave},
		{ID: "SL409", Name: "reads-hidden", check: readsHidden, Plays: true},
		// Texts for people.
		{ID: "SL501", Name: "language-missing", check: languageMissing},
		{ID: "SL502", Name: "language-single", check: languageSingle},
		{ID: "SL503", Name: "holes-differ", check: holesDiffer},
		{ID: "SL504", Name: "stray-spaces", check: straySpaces, Fixes: true},
		{ID: "SL505", Name: "title-twice", check: titleTwice},
		{ID: "SL506", Name: "no-full-stop", check: noFullStop},
		{ID: "SL507", Name: "plural-unclear", check: pluralUnclear},
		// Names.
		{ID: "SL601", Name: "name-convention", check: nameConvention},
		{ID: "SL602", Name: "name-stutters", check: nameStutters},
		{ID: "SL603", Name: "names-confusable", check: namesConfusable},
		// Rulebook and tests.
		{ID: "SL701", Name: "uncited-rule", check: uncitedRule},
		{ID: "SL702", Name: "cited-twice", check: citedTwice, Fixes: true},
		{ID: "SL703", Name: "test-cites-nothing", check: testCitesNothing},
		{ID: "SL704", Name: "untested-action", Whole: true, check: untestedAction},
		{ID: "SL705", Name: "same-test", check: sameTest},
		{ID: "SL706", Name: "refused-for-any-reason", check: refusedForAnyReason},
		// Plainer words.
		{ID: "SL801", Name: "compared-with-true", check: comparedWithTrue, Fixes: true},
		{ID: "SL802", Name: "counted-for-none", check: countedForNone, Fixes: true},
		{ID: "SL803", Name: "counted-for-any", check: countedForAny, Fixes: true},
		{ID: "SL804", Name: "negated-comparison", check: negatedComparison, Fixes: true},
		{ID: "SL805", Name: "chosen-truth", check: chosenTruth, Fixes: true},
		{ID: "SL806", Name: "negated-twice", check: negatedTwice, Fixes: true},
		{ID: "SL807", Name: "empty-else", check: emptyElse, Fixes: true},
		// Older forms, which upgrade corrects.
		{ID: "SL901", Name: "language-version", check: languageVersion, Fixes: true, Version: 2},
		{ID: "SL902", Name: "condition", check: nestedConditions, Fixes: true, Version: 2},
		{ID: "SL903", Name: "guard", check: bodiesInAnIf, Fixes: true, Version: 2},
		{ID: "SL904", Name: "several", check: loopsAroundOne, Fixes: true, Version: 2},
		{ID: "SL905", Name: "key", check: keyedLists, Fixes: true, Version: 2},
		{ID: "SL906", Name: "citations", check: citedInARow, Fixes: true, Version: 2},
		{ID: "SL907", Name: "filter", check: longFilters, Fixes: true, Version: 2},
		{ID: "SL908", Name: "choices", check: nestedChoices, Fixes: true, Version: 2},
		{ID: "SL909", Name: "assignment", check: labelledLocals, Fixes: true, Version: 2},
	}
	for i := range rules {
		r := &rules[i]
		r.Page = pages[r.ID]
		table = append(table, r)
	}
	slices.SortFunc(table, func(a, b *Rule) int { return strings.Compare(a.ID, b.ID) })
}

// Rules returns all rules sorted by ID.
func Rules() []*Rule { return slices.Clone(table) }

// Lookup returns the rule with that code or name.
func Lookup(s string) (*Rule, bool) {
	i := slices.IndexFunc(table, func(r *Rule) bool { return r.ID == strings.ToUpper(s) || r.Name == s })
	if i < 0 {
		return nil, false
	}
	return table[i], true
}
