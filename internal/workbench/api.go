package workbench

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"
	"strings"
)

// problem is an answer that is not what was asked for.
type problem struct {
	status int
	text   string
}

func (p problem) Error() string { return p.text }

// missing is the answer to a request for what is not there.
func missing(format string, args ...any) error {
	return problem{http.StatusNotFound, fmt.Sprintf(format, args...)}
}

// wrong is the answer to a request that cannot be carried out.
func wrong(format string, args ...any) error {
	return problem{http.StatusBadRequest, fmt.Sprintf(format, args...)}
}

// asked is a request with the version of the scenario that it is about.
type asked struct {
	*http.Request
	model *model
}

// text returns a parameter.
func (a asked) text(name string) string { return a.URL.Query().Get(name) }

// number returns a parameter that is a number, or 0.
func (a asked) number(name string) int {
	n, _ := strconv.Atoi(a.text(name))
	return n
}

// read reads the body into v.
func (a asked) read(v any) error {
	d := json.NewDecoder(a.Body)
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return wrong("what was sent cannot be read: %v", err)
	}
	return nil
}

// answerer answers a request with a value that is written as JSON.
type answerer func(a asked) (any, error)

// routes returns the handler of all requests.
func (b *Bench) routes(files http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /", files)
	mux.HandleFunc("GET /api/events", b.events)
	any := func(pattern string, f answerer) { mux.HandleFunc(pattern, b.answer(f, false)) }
	game := func(pattern string, f answerer) { mux.HandleFunc(pattern, b.answer(f, true)) }
	any("GET /api/overview", b.overview)
	game("GET /api/board", b.board)
	game("GET /api/position", b.position)
	game("POST /api/arrows", b.arrows)
	game("GET /api/thing", b.thing)
	game("GET /api/search", b.search)
	any("GET /api/source", b.source)
	game("GET /api/tests", b.testList)
	game("POST /api/tests/run", b.runTests)
	game("GET /api/test", b.oneTest)
	game("GET /api/rules", b.rules)
	game("GET /api/book", b.book)
	game("GET /api/differences", b.differences)
	game("POST /api/reach", b.reach)
	game("POST /api/reach/offered", b.reachByActions)
	game("GET /api/logs", b.logs)
	game("GET /api/log", b.oneLog)
	game("GET /api/play", b.game)
	game("GET /api/play/offers", b.offersAt)
	game("POST /api/play/new", b.newGame)
	game("POST /api/play/answer", b.giveAnswer)
	game("POST /api/play/throw", b.throw)
	game("POST /api/play/seat", b.sitDown)
	game("POST /api/play/undo", b.takeBack)
	game("POST /api/play/save", b.save)
	return mux
}

// answer makes a handler. If it needs a model, there must be a version that could be compiled.
func (b *Bench) answer(f answerer, needsModel bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		m := b.now()
		var v any
		var err error
		if m == nil && needsModel {
			err = problem{http.StatusConflict, "The scenario has errors, and no version of it was without them since the page was opened."}
		} else {
			v, err = f(asked{r, m})
		}
		status := http.StatusOK
		if err != nil {
			status = http.StatusInternalServerError
			var p problem
			if errors.As(err, &p) {
				status = p.status
			}
			v = map[string]string{"error": err.Error()}
		}
		text, err := json.Marshal(v)
		if err != nil {
			status, text = http.StatusInternalServerError, []byte(`{"error":"The answer cannot be written."}`)
		}
		w.Header().Set("Content-Type", "application/json")
		if len(text) > 2000 && strings.Contains(r.Header.Get("Accept-Encoding"), "gzip") {
			w.Header().Set("Content-Encoding", "gzip")
			w.WriteHeader(status)
			z, _ := gzip.NewWriterLevel(w, gzip.BestSpeed)
			z.Write(text)
			z.Close()
			return
		}
		w.WriteHeader(status)
		w.Write(text)
	}
}
