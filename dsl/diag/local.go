package diag

// local are the codes whose mistake can be seen at its place alone, whatever else the scenario declares. Where a file
// could not be read whole, only these are reported of the rest: names that seem unknown may be declared in what is missing.
var local = map[string]bool{
	"SC100": true, "SC101": true, "SC102": true, "SC103": true, "SC104": true, "SC106": true, "SC113": true, "SC114": true,
	"SC115": true, "SC141": true, "SC147": true, "SC150": true, "SC200": true, "SC201": true, "SC202": true, "SC203": true,
	"SC204": true, "SC205": true, "SC206": true, "SC207": true, "SC208": true, "SC209": true, "SC210": true, "SC211": true,
	"SC212": true, "SC213": true, "SC214": true, "SC215": true, "SC224": true, "SC231": true, "SC232": true, "SC241": true,
	"SC242": true, "SC243": true, "SC247": true, "SC250": true, "SC251": true, "SC258": true, "SC270": true, "SC271": true,
	"SC272": true, "SC273": true, "SC279": true, "SC285": true, "SC290": true, "SC291": true, "SC297": true,
}

// Local keeps the findings that hold whatever else is declared.
func (l List) Local() List {
	var out List
	for _, d := range l {
		if local[d.Code] {
			out = append(out, d)
		}
	}
	return out
}
