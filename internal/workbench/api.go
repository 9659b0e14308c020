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

// request is a request with the version of the scenario that it is about.
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

// read decodes the body into v.
func (a request) read(v any) error {
	d := json.NewDecoder(a.Body)
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return badRequest("the body of the request cannot be read: %v", err)
	}
	return nil
}

// answerer answers a request with a value that is written as JSON.
type answerer func(a request) (any, error)

// routes returns the handler of all requests.
func (b *Bench) routes(files http.Handler) http.Handler {
	mux := http.NewServeMux()
	mux.Handle("GET /", files)
	mux.HandleFunc("GET /api/events", b.events)
	always := func(pattern string, f answerer) { mux.HandleFunc(pattern, b.answer(f, false)) }
	compiled := func(pattern string, f answerer) { mux.HandleFunc(pattern, b.answer(f, true)) }
	always("GET /api/overview", b.overview)
	compiled("GET /api/board", b.board)
	compiled("GET /api/position", b.position)
	compiled("POST /api/arrows", b.arrows)
	compiled("GET /api/thing", b.thing)
	compiled("GET /api/search", b.search)
	always("GET /api/source", b.source)
	compiled("GET /api/tests", b.testList)
	compiled("POST /api/tests/run", b.runTests)
	compiled("GET /api/test", b.oneTest)
	compiled("GET /api/rules", b.rules)
	compiled("GET /api/book", b.book)
	compiled("GET /api/book/text", b.bookText)
	compiled("POST /api/book/edit", b.editClause)
	compiled("POST /api/book/undo", b.undoClause)
	compiled("GET /api/differences", b.differences)
	compiled("POST /api/reach", b.reach)
	compiled("POST /api/reach/offered", b.reachByActions)
	compiled("GET /api/logs", b.logs)
	compiled("GET /api/log", b.oneLog)
	compiled("GET /api/play", b.game)
	compiled("GET /api/play/offers", b.offersAt)
	compiled("POST /api/play/new", b.newGame)
	compiled("POST /api/play/answer", b.giveAnswer)
	compiled("POST /api/play/throw", b.throw)
	compiled("POST /api/play/seat", b.sitDown)
	compiled("POST /api/play/undo", b.takeBack)
	compiled("POST /api/play/save", b.save)
	compiled("POST /api/play/defaults", b.takeDefaults)
	compiled("GET /api/play/complete", b.complete)
	return mux
}

// answer makes a handler. If it needs a model, there must be a version that could be compiled.
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
			var p httpError
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
