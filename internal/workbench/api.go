package workbench

import (
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strconv"

	"github.com/scenario-lang/scenario/internal/workbench/page"
)

// httpError is an error with the status code of the response.
type httpError struct {
	status int
	text   string
}

func (p httpError) Error() string { return p.text }

// notFound returns the error of a request for something that does not exist.
func notFound(format string, args ...any) error {
	return httpError{http.StatusNotFound, fmt.Sprintf(format, args...)}
}

// badRequest returns the error of a request that cannot be carried out.
func badRequest(format string, args ...any) error {
	return httpError{http.StatusBadRequest, fmt.Sprintf(format, args...)}
}

// request is a request with the version of the scenario that it is for.
type request struct {
	*http.Request
	model *model
}

// text returns a parameter of the query.
func (a request) text(name string) string { return a.URL.Query().Get(name) }

// number returns a parameter of the query that is a number, or 0.
func (a request) number(name string) int {
	n, _ := strconv.Atoi(a.text(name))
	return n
}

// answerer handles a request by returning a value to write as JSON.
type answerer func(a request) (any, error)

// reading returns an answerer that passes the body of the request to f.
func reading[T any](f func(a request, want T) (any, error)) answerer {
	return func(a request) (any, error) {
		var want T
		d := json.NewDecoder(a.Body)
		d.DisallowUnknownFields()
		if err := d.Decode(&want); err != nil {
			return nil, badRequest("the body of the request cannot be read: %v", err)
		}
		return f(a, want)
	}
}

// routes returns the handler of the server.
func (b *Bench) routes(files http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /", files)
	mux.HandleFunc("GET /api/events", b.events)
	always := func(pattern string, f answerer) { mux.Handle(pattern, page.Compressed(b.answer(f, false))) }
	compiled := func(pattern string, f answerer) { mux.Handle(pattern, page.Compressed(b.answer(f, true))) }
	always("GET /api/overview", b.overview)
	compiled("GET /api/board", b.board)
	compiled("GET /api/position", b.position)
	compiled("POST /api/arrows", reading(b.arrows))
	compiled("GET /api/thing", b.thing)
	compiled("GET /api/odds", b.odds)
	compiled("GET /api/search", b.search)
	always("GET /api/source", b.source)
	compiled("GET /api/tests", b.testList)
	compiled("POST /api/tests/run", reading(b.runTests))
	compiled("GET /api/test", b.oneTest)
	compiled("GET /api/rules", b.rules)
	compiled("GET /api/book", b.book)
	compiled("GET /api/book/text", b.bookText)
	compiled("POST /api/book/edit", reading(b.editClause))
	compiled("POST /api/book/undo", b.undoClause)
	compiled("GET /api/differences", b.compare)
	compiled("POST /api/reach", reading(b.reach))
	compiled("POST /api/reach/offered", reading(b.reachByActions))
	compiled("GET /api/logs", b.logs)
	compiled("GET /api/log", b.oneLog)
	compiled("GET /api/play", b.game)
	compiled("GET /api/play/offers", b.offersAt)
	compiled("GET /api/play/between", b.listBetween)
	compiled("GET /api/play/rules", b.rulebook)
	compiled("GET /api/play/look", b.look)
	compiled("GET /api/play/charts", b.charts)
	compiled("GET /api/play/replay", b.replay)
	compiled("POST /api/play/new", reading(b.newGame))
	compiled("POST /api/play/answer", reading(b.giveAnswer))
	compiled("POST /api/play/throw", reading(b.throw))
	compiled("POST /api/play/seat", reading(b.sitDown))
	compiled("POST /api/play/undo", b.takeBack)
	compiled("POST /api/play/save", reading(b.save))
	compiled("POST /api/play/defaults", reading(b.takeDefaults))
	compiled("GET /api/play/complete", b.complete)
	return mux
}

// answer returns a handler. If needsModel is set, it fails unless a version has compiled.
func (b *Bench) answer(f answerer, needsModel bool) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		m := b.current()
		var v any
		var err error
		if m == nil && needsModel {
			err = httpError{http.StatusConflict, "The scenario has errors. The page shows it as soon as it compiles."}
		} else {
			v, err = f(request{r, m})
		}
		status := http.StatusOK
		if err != nil {
			status = http.StatusInternalServerError
			if p, ok := errors.AsType[httpError](err); ok {
				status = p.status
			}
			v = map[string]string{"error": err.Error()}
		}
		text, err := json.Marshal(v)
		if err != nil {
			status, text = http.StatusInternalServerError, []byte(`{"error":"The answer cannot be written."}`)
		}
		w.Header().Set("Content-Type", "application/json")
		w.WriteHeader(status)
		w.Write(text)
	}
}
