package stmt

import (
	"regexp"
	"strings"
	"testing"

	"github.com/hashicorp/hcl/v2"
	"github.com/hashicorp/hcl/v2/hclsyntax"

	"github.com/scenario-lang/scenario/compiler/check/types"
	"github.com/scenario-lang/scenario/compiler/ir"
)

// run checks a body as that of a procedure whose parameters are the locals of the expression tests.
func run(t *testing.T, c *Checker, what, src string) ([]ir.Stmt, *ir.Func) {
	t.Helper()
	f, d := hclsyntax.ParseConfig([]byte(src), "x.hcl", hcl.InitialPos)
	if d.HasErrors() {
		t.Fatalf("%s\n%s", src, d)
	}
	fn := &ir.Func{Name: "x", What: what}
	body := c.Stmts(f.Body.(*hclsyntax.Body), locals(c), NewBody(fn))
	return body, fn
}

var wantComment = regexp.MustCompile(`# want: (SC\d+)(?: "([^"]*)")?`)

// TestBodies holds bodies whose comments say what is reported on their line; unmet and unexpected both fail.
func TestBodies(t *testing.T) {
	for _, src := range bodies {
		c := small()
		run(t, c, "procedure", src)
		type key struct {
			line int
			code string
		}
		want := map[key]string{}
		for i, line := range strings.Split(src, "\n") {
			for _, m := range wantComment.FindAllStringSubmatch(line, -1) {
				want[key{i + 1, m[1]}] = m[2]
			}
		}
		for _, d := range c.report.Since(0) {
			k := key{d.Range.Start.Line, d.Code}
			says, ok := want[k]
			if !ok {
				t.Errorf("unexpected %s on line %d: %s\n%s", d.Code, k.line, d.Detail, src)
				continue
			}
			if !regexp.MustCompile(says).MatchString(d.Detail) {
				t.Errorf("%s says %q, want %q", d.Code, d.Detail, says)
			}
			delete(want, k)
		}
		for k := range want {
			t.Errorf("nothing reported on line %d, want %s\n%s", k.line, k.code, src)
		}
	}
}

var bodies = []string{
	"if {\n when = b\n}\nelse {\n when = n > 1 # want: SC238 \"is else_if\"\n}\n",
	"move ps {\n to = best(every(space), space.income)\n}\n",
	"x = sorted(ps, piece.unit.attack)\ndestroy x {}\n",
	"x = sorted(ps, piece.unit) # want: SC201\ndestroy x {}\n",
	"x = sorted(ps, n) # want: SC212 \"the same for all\"\ndestroy x {}\n",
	"x = sorted(ps, p.moved) # want: SC212 \"the same for all\"\ndestroy x {}\n",
	"x = sorted([1, 2], n) # want: SC212 \"things of a class\"\n_y = x\n",
	"x = sorted(ps) # want: SC212 \"or a list and a key\"\ndestroy x {}\n",
	"x = sorted(ps, piece.moved, 1) # want: SC210\ndestroy x {}\n",
	"x = sorted(ps, piece.cost) # want: SC235 \"unit\"\ndestroy x {}\n",
	"for c {\n in = every(camp)\n call strike {\n  of = c\n  with = [n]\n }\n}\n",
	"call strike { # want: SC253 \"needs a camp: write of\"\n with = [n]\n}\n",
	"call strike {\n of = p # want: SC200\n with = [n]\n}\n",
	"call collect {\n of = p # want: SC253 \"has no `of`\"\n with = [actor]\n}\n",
	"for c {\n in = every(camp)\n call strike {\n  of = c\n  with = [n, c] # want: SC253 \"gives 2\"\n }\n}\n",
	"for self {\n in = every(camp)\n call strike {\n  n = 1\n }\n}\n",
	"for self {\n in = ps\n call strike { # want: SC253 \"write of\"\n  n = self.moved\n }\n}\n",
	"set ps {\n moved = it.moved + 1\n}\n",
	"set ps {\n where = it.moved > 1\n moved = 0\n}\n",
	"set q {\n in = pieces(s)\n where = q.owner == actor\n moved = q.moved + 1\n}\n",
	"set q {\n in = pieces(s)\n moved = it.moved # want: SC230\n}\n",
	"set p {\n where = b # want: SC260 \"one thing\"\n moved = 1\n}\n",
	"set space north { # want: SC260 \"new name\"\n in = every(space)\n holder = actor\n}\n",
	"set p { # want: SC232\n in = ps\n moved = 1\n}\n",
	"set q {\n in = n # want: SC213\n moved = 1\n}\n",
	"ns = [1, 2]\nset ns { # want: SC248 \"this is an int\"\n moved = 1\n}\n",
	"move ps {\n to = it.space == s ? space.north : s\n}\n",
	"move q {\n in = pieces(s)\n where = q.moved == 0\n to = s\n}\n",
	"carry ps {\n by = it == p ? none : p\n}\n",
	"destroy q {\n in = pieces(s)\n}\ndestroy ps {\n where = it.moved > 0\n}\n",
	"destroy c {\n in = every(camp)\n}\n",
	"gain q {\n in = every(player)\n where = q != actor\n money = 1\n}\n",
	"call collect {\n with = [actor]\n}\n",
	"call collect {\n with = [actor, n] # want: SC253 \"one parameter, and .with. gives 2\"\n}\n",
	"call collect {\n with = [actor]\n p = actor # want: SC253 \"twice\"\n}\n",
	"call collect {\n with = actor # want: SC253 \"brackets\"\n p = actor\n}\n",
	"call collect {\n with = [n] # want: SC200\n}\n",
	"call richest _r {\n with = [n] # want: SC253 \"no parameter\"\n}\n",
	"call collect { # want: SC253 \"not given\"\n with = []\n}\n",
	"emit crossed {\n with = [actor]\n}\n",
	"emit crossed {\n with = [actor, b] # want: SC256 \"one field\"\n}\n",
	"return {\n when = b\n}\nset p {\n moved = 1\n}\n",
	"return {\n when = n # want: SC203\n}\n",
	"return {\n when = b\n value = n\n}\nreturn {\n value = 1\n}\n",
	"for q {\n in = ps\n break {\n  when = q == p\n }\n}\n",
	"set p { # want: SC251 \"Nothing is set\"\n when = b\n}\n",
	"gain actor { # want: SC251 \"Nothing is gained\"\n when = b\n}\n",
	"call collect {\n when = b\n p = actor\n}\n",
	"choose x {\n when = b\n by = actor\n from = ps\n}\nset p {\n moved = x == none ? 0 : 1\n}\n",
	"choose x {\n by = actor\n when = b # want: SC259 \"cannot be none\"\n from = range(1, 3)\n}\nset p {\n moved = x\n}\n",
	"roll hits {\n when = b\n die = die.d6\n at_most = 2\n}\nset hits { # want: SC248 \"bound once\"\n is = hits\n}\n",
	"attempt {\n when = b\n ensure {\n  that = n > 0\n }\n}\notherwise {\n return {}\n}\n",
	"return {\n when = b\n}\nelse { # want: SC247\n}\n",
	"choose x {\n by = [player.red, player.blue]\n from = ps\n or_else = actor\n}\ndestroy x {}\n",
	"choose x {\n by = b ? player.red : player.blue\n from = ps\n}\ndestroy x {}\n",
	"choose x {\n by = b ? [player.red] : [player.red, player.blue]\n from = ps\n ask = b\n}\ndestroy x {}\n",
	"choose x {\n by = actor\n from = ps\n or_else = actor # want: SC286 \"only for a set of players\"\n}\ndestroy x {}\n",
	"choose _x {\n by = every(player) # want: SC286 \"or_else\"\n from = range(1, 3)\n}\n",
	"choose _x {\n by = every(player)\n from = range(1, 3)\n count = 2\n}\n",
	"choose x {\n by = ps # want: SC200 \"set\"\n from = ps\n}\ndestroy x {}\n",
	"offer {\n to = actor\n actions = [action.rest]\n with = { x = 1 } # want: SC287 \"takes\"\n}\n",
	"offer {\n to = every(player)\n actions = [action.rest]\n done = \"stop\"\n require poor {\n" +
		"  that = actor.money < 3\n  message = \"${actor} is rich.\"\n }\n}\n",
	"r = first(every(resource))\ngain actor {\n resource = r\n amount = stock(actor, r)\n}\npay actor {\n" +
		" resource = r # fine\n amount = -1 # want: SC297\n}\n",
	"gain actor { # want: SC251 \"How much\"\n resource = resource.money\n}\n",
	"pay actor {\n resource = resource.money\n amount = 1\n money = 2 # want: SC295 \"second\"\n}\n",
	"roll _r {\n die = b ? die.d6 : die.d6\n}\n",
	"mine = pieces(s)\nmove mine {\n to = s\n}\n",
	"move s { # want: SC200 \"pieces in it\"\n to = s\n}\n",
	"move pp { # want: SC230 \"did you mean|No local\"\n to = s\n}\n",
	"carry p {\n by = none\n}\ncarry ps {\n by = p\n}\n",
	"unread = 1 # want: SC238\n_fine = 1\n",
	"say {\n text = \"${later}\" # want: SC233\n}\nlater = 1\n",
	"var k {\n is = 0\n}\nset k {\n is = k + 1\n}\n",
	"var k {\n is = 0\n}\nvar l {\n is = b\n}\nset {\n k = k + 1\n l = k > 1\n when = l\n}\n",
	"var k {\n is = 0\n}\nset {\n k = b # want: SC200\n n = k # want: SC248 \"bound once\"\n" +
		" moved = 1 # want: SC230 \"after a label\"\n}\n",
	"var kk {\n is = 0\n}\nset {\n kq = 1 # want: SC230\n}\nset {} # want: SC251 \"LOCAL\"\nset { # want: SC251\n" +
		" when = kk > 1\n}\n",
	"var k {\n is = 0\n}\nset {\n is = k # want: SC260 \"set NAME\"\n}\nset {\n in = ps # want: SC260\n" +
		" where = b # want: SC260\n k = 1\n}\n",
	"set n { # want: SC248 \"var n\"\n is = n + 1\n}\n",
	"var k { # want: SC238\n is = none # want: SC225\n}\n",
	"set s {\n holder = none\n}\nset space north {\n holder = actor\n}\nset game {\n round = 2\n}\n",
	"set s {\n income = 3 # want: SC248 \"attribute\"\n hodler = none # want: SC249 \"holder\"\n}\n",
	"set p {\n space = s # want: SC248 \"move\"\n strength = 3 # want: SC248 \"computed\"\n owner = none\n}\n",
	"set actor {\n money = -1 # want: SC250\n}\n",
	"set space nroth { # want: SC234 \"north\"\n holder = none\n}\n",
	"set south { # want: SC230 \"set space south\"\n holder = none\n}\n",
	"if {\n when = b\n break {} # want: SC241\n}\nelse {\n return {}\n}\n",
	"else { # want: SC247\n return {}\n}\n",
	"if {\n when = b\n}\nx = 1 # want: SC238\nelse { # want: SC247\n}\n",
	"if {\n when = b\n return {}\n}\nelse_if {\n when = n > 1\n return {}\n}\nelse {\n return {}\n}\n" +
		"say { # want: SC242\n text = \"x\"\n}\n",
	"return {}\nx = 1 # want: SC242 # want: SC238\n",
	"for q {\n in = ps\n where = q.owner == actor\n destroy q {}\n}\n",
	"for q { # want: SC238\n in = range(1, 3)\n check_victory {}\n}\n",
	"for q {\n in = s # want: SC213\n destroy q {}\n}\n",
	"repeat { # want: SC243 \"while, until or times\"\n gain actor {\n  money = 1\n }\n}\n",
	"repeat {\n while = true # want: SC243\n gain actor {\n  money = 1\n }\n}\n",
	"repeat {\n while = n < 3 # want: SC243 \"never changes\"\n gain actor {\n  money = 1\n }\n}\n",
	"repeat {\n until = false # want: SC243\n gain actor {\n  money = 1\n }\n}\n",
	"repeat {\n while = true\n if {\n  when = b\n  break {}\n }\n}\n",
	"repeat {\n until = rolled == 6\n roll faces {\n  die = die.d6\n }\n rolled = sum(faces)\n}\n",
	"repeat {\n times = 0 # want: SC297\n check_victory {}\n}\n",
	"repeat {\n while = actor.money < 3\n gain actor {\n  money = 1\n }\n}\n",
	"gain actor {\n mony = 1 # want: SC295 \"money\"\n}\npay player red {\n money = -1 # want: SC297\n}\n",
	"gain s { # want: SC200\n money = 1\n}\n",
	"create q {\n unit = unit.scout\n at = s\n owner = actor\n moved = 1\n}\ndestroy q {}\n",
	"create { # want: SC292 \"at\"\n unit = unit.scout\n}\n",
	"create {\n unit = unit.scout\n at = s\n count = 0 # want: SC297\n color = 3 # want: SC249\n}\n",
	"create c {\n record = camp\n place = s\n}\ndestroy c {}\n",
	"create { # want: SC293 \"place\"\n record = camp\n}\n",
	"create {\n record = cmap # want: SC292 \"camp\"\n}\n",
	"roll hits {\n die = die.d6\n each = ps\n at_most = it.strength\n}\nsay {\n text = \"${hits}\"\n}\n",
	"roll hits {\n die = die.d6\n at_most = 7 # want: SC290 \"end at 6\"\n}\nsay {\n text = \"${hits}\"\n}\n",
	"roll hits {\n die = die.d6\n at_most = 0 # want: SC290 \"begin at 1\"\n}\nsay {\n text = \"${hits}\"\n}\n",
	"roll hits {\n die = die.d6\n exactly = 7 # want: SC290\n}\nsay {\n text = \"${hits}\"\n}\n",
	"roll hits {\n die = die.d6\n each = ps # want: SC291\n count = 2 # want: SC291\n}\nsay {\n text = \"${hits}\"\n}\n",
	"roll hits {\n die = die.d6\n dice = 2 # want: SC291\n}\nsay {\n text = \"${hits}\"\n}\n",
	"choose lost {\n by = actor\n from = ps\n count = 2\n default = take(ps, 2)\n text = \"the ${it}\"\n" +
		" appeal = it.moved\n}\ndestroy lost {}\n",
	"choose lost {\n by = actor\n from = [] # want: SC270\n}\ndestroy lost {}\n",
	"choose lost {\n by = actor\n from = ps\n count = 0 # want: SC271\n}\ndestroy lost {}\n",
	"choose lost {\n by = actor\n from = ps\n count = 1\n pass = \"no\" # want: SC272\n}\ndestroy lost {}\n",
	"choose k {\n by = actor\n from = [1, 2]\n pass = \"no\" # want: SC272\n}\nsay {\n text = \"${k}\"\n}\n",
	"choose lost {\n by = actor\n from = ps\n at_least = 1 # want: SC273\n}\ndestroy lost {}\n",
	"choose lost {\n by = actor\n from = ps\n default = s # want: SC200\n}\ndestroy lost {}\n",
	"choose lost {\n by = s # want: SC200\n from = ps\n text = \"it\" # want: SC284\n}\ndestroy lost {}\n",
	"offer {\n to = actor\n actions = [action.rest]\n done = \"stop\"\n require a {\n  that = b\n  message = \"no\"\n" +
		" }\n}\n",
	"offer {\n to = every(player)\n actions = [action.rest]\n once = true\n}\n",
	"offer {\n to = [player.red, player.blue]\n actions = [action.rset] # want: SC275 \"rest\"\n}\n",
	"offer {\n to = s # want: SC200\n actions = [] # want: SC274\n}\n",
	"offer {\n to = actor\n actions = [action.rest]\n require { # want: SC276\n  that = b\n  message = \"no\"\n }\n}\n",
	"call collect {\n p = actor\n}\ncall richest r {}\nsay {\n to = r\n text = \"you\"\n}\n",
	"call colect { # want: SC252 \"collect\"\n p = actor\n}\ncall doubled {} # want: SC252 \"function\"\n",
	"call collect {} # want: SC253 \"not given\"\ncall collect {\n p = actor\n q = 1 # want: SC253 \"no parameter\"\n}\n",
	"call collect r { # want: SC254\n p = actor\n}\n",
	"emit crossed {\n by = actor\n}\nemit crosed { # want: SC255 \"crossed\"\n by = actor\n}\n" +
		"emit crossed {} # want: SC256\n",
	"ensure { # want: SC257\n that = b\n}\nrequire { # want: SC257\n that = b\n message = \"no\"\n}\n",
	"attempt {\n ensure {\n  that = b\n }\n}\notherwise {\n return {}\n}\n",
	"attempt { # want: SC258\n destroy p {}\n}\notherwise {}\notherwise {} # want: SC258\n",
	"attempt {\n choose q { # want: SC263\n  by = actor\n  from = ps\n }\n ensure {\n  that = q == none\n }\n}\n",
	"end_game {\n winner = s # want: SC262\n}\n",
	"end_game {\n winner = actor\n because = \"done\"\n}\n",
	"end_game {\n winner = [actor]\n}\n",
	"end_game {\n winner = []\n}\n",
	"end_game {\n winner = b ? every(player) : []\n}\n",
	"end_game {\n winner = [s] # want: SC262 \"several\"\n}\n",
	"place north {\n red = { scout = 2 }\n none = { guard = 1 }\n}\n",
	"place north {\n rde = { scout = 2 } # want: SC234\n red = { scuot = 1 } # want: SC234 \"scout\"\n" +
		" blue = 3 # want: SC296\n}\n",
	"place north {\n red = { scout = 0 }\n}\n",
	"place nroth { # want: SC234 \"north\"\n red = { scout = -1 } # want: SC297\n}\n",
	"return {\n value = 1\n}\n",
	"if {\n when = b\n return {\n  value = 1\n }\n}\nreturn {\n value = s # want: SC245\n}\n",
	"if {\n when = b\n return {}\n}\nreturn {\n value = s # want: SC245\n}\n",
	"if {\n when = b\n return {\n  value = 1\n }\n}\ncheck_victory {}\n# want: SC244",
	"shuffle s {}\nshuffle space north {}\nshuffle player red {} # want: SC200\n",
	"say {\n text = \"${b}\" # want: SC219\n}\n",
	"player = 1 # want: SC231\n",
}

func TestResults(t *testing.T) {
	c := small()
	_, fn := run(t, c, "procedure", "if {\n when = b\n return {\n value = 1\n }\n}\nreturn {\n value = 1.5\n}\n")
	if len(c.report.Since(0)) > 0 || types.Name(fn.Result) != "rational" {
		t.Errorf("result %s, want rational; %v", types.Name(fn.Result), c.report.Since(0))
	}
	c = small()
	_, fn = run(t, c, "on", "return {\n value = 1\n}\n")
	if len(c.report.Since(0)) != 1 || c.report.Since(0)[0].Code != "SC246" || fn.Result.Kind != ir.Void {
		t.Errorf("a hook that returns a value: %v", c.report.Since(0))
	}
}

func TestSourceOrder(t *testing.T) {
	c := small()
	body, _ := run(t, c, "procedure", "one = 1\nsay {\n text = \"${one}\"\n}\ntwo = 2\nsay {\n text = \"${two}\"\n}\n")
	var got string
	for _, st := range body {
		switch st := st.(type) {
		case *ir.Let:
			got += st.Var.Name + " "
		case *ir.Say:
			got += "say "
		}
	}
	if got != "one say two say " || len(c.report.Since(0)) > 0 {
		t.Errorf("order %q %v", got, c.report.Since(0))
	}
}

func TestActions(t *testing.T) {
	for _, k := range []struct{ src, want string }{
		{"text = \"go ${n} from ${here}\"\nparam here {\n in = every(space)\n}\nparam n {\n in = range(1, 3)\n}\ndo {\n" +
			" set here {\n  holder = actor\n }\n}\n", ""},
		{"text = \"go ${here}\"\nparam here {\n in = []\n}\n", "SC280"},
		{"text = \"go\"\nparam here {\n in = every(space)\n}\n", "SC277"},
		{"text = \"go ${here} ${here}\"\nparam here {\n in = every(space)\n}\n", "SC278"},
		{"text = \"go ${here}${n}\"\nparam here {\n in = every(space)\n}\nparam n {\n in = [1]\n}\n", "SC279"},
		{"text = \"go ${actor}\"\n", "SC278"},
		{"text = \"go ${here}\"\nparam here {\n in = every(space)\n}\nparam here {\n in = [1]\n}\n", "SC232"},
		{"text = \"go\"\ndo {\n choose s {\n  by = actor\n  from = every(space)\n }\n set s {\n  holder = none\n }\n}\n" +
			"ensure {\n that = actor.money > 0\n}\n", "SC263"},
		{"text = \"go\"\nrequire a {\n that = true\n message = \"x\"\n}\nrequire a {\n that = true\n message = \"x\"\n}\n",
			"SC285"},
		{"text = \"go ${here}\"\nrequire a {\n that = here == space.north\n message = \"x\"\n}\nparam here {\n" +
			" in = every(space)\n}\n", "SC233"},
		{"text = \"go\"\nx = 1\n", "SC238"},
	} {
		c := small()
		f, d := hclsyntax.ParseConfig([]byte(k.src), "x.hcl", hcl.InitialPos)
		if d.HasErrors() {
			t.Fatalf("%s\n%s", k.src, d)
		}
		a := &ir.Action{Name: "go", Actor: &ir.Var{Name: "actor", Type: c.symbols.RoleType(ir.RolePlayer), Used: true}}
		c.TypeAction(a, f.Body.(*hclsyntax.Body))
		got := ""
		for _, d := range c.report.Since(0) {
			got += d.Code
		}
		if got != k.want {
			t.Errorf("%s\n%v, want %q", k.src, c.report.Since(0), k.want)
		}
	}
}

func TestDecisionsBehindCalls(t *testing.T) {
	c := small()
	hook := &ir.Func{Name: "crossed ask", What: "on", Body: []ir.Stmt{&ir.Choose{}}}
	c.symbols.Events["crossed"].Hooks = []*ir.Func{hook}
	c.symbols.Procedures["collect"].Body = []ir.Stmt{
		&ir.If{Branches: []ir.Branch{{Body: []ir.Stmt{&ir.Emit{Event: c.symbols.Events["crossed"]}}}}}}
	run(t, c, "procedure", "call collect {\n p = actor\n}\nattempt {\n call collect {\n  p = actor\n }\n ensure {\n"+
		"  that = b\n }\n}\n")
	c.Silence()
	if len(c.report.Since(0)) != 1 || c.report.Since(0)[0].Code != "SC263" || c.report.Since(0)[0].Range.Start.Line != 5 {
		t.Errorf("a hook of a called procedure asks inside attempt: %v", c.report.Since(0))
	}
}
