package presence
import ("fmt";"os";"strings")
var dbg = os.Getenv("DBG") != ""
func (c *Checker) trace(q question, s *step, a answer) {
	if !dbg { return }
	w := ""
	if q.thing != nil { w = words(q.thing) } else if q.some != nil { w = "some "+words(q.some.from)+fmt.Sprintf("/%d",len(q.some.where)) } else { w = "elems" }
	k := "start"
	if s != nil { switch { case s.cond!=nil: k=fmt.Sprint("cond ", s.holds, s.cond.Where()); case s.is!=nil: k="bind "+s.v.Name; case s.in != nil: k="in "+s.v.Name; case s.set!=nil: k="set"; case s.run!=nil: k="run"; case s.ways!=nil: k="ways" } }
	fmt.Fprintf(os.Stderr, "%s%s @ %s -> %d work %d\n", strings.Repeat(" ", c.depth), w, k, a, c.work)
}
