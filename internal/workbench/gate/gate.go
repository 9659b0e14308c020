// Package gate protects a server on loopback that is for one person, who started it. It accepts a request only if it
// comes from this machine, names the server by its own address, is not sent by a page of another site, and has the
// token that was printed at the start. So no web page can read or change anything, to whatever address its host name
// resolves.
package gate

import (
	"crypto/rand"
	"crypto/subtle"
	"encoding/base64"
	"fmt"
	"net"
	"net/http"
	"runtime/debug"
	"strings"
)

// maxBody is how many bytes the body of a request may have.
const maxBody = 1 << 20

// policy says what a page may load: only resources of this server, no inline scripts or styles. No other page may embed
// it.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; " +
	"manifest-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// Gate passes the requests of one person on to a handler.
type Gate struct {
	port  string
	token string
	next  http.Handler

	// OnPanic is called with the value and the stack when a handler panics. It may be nil.
	OnPanic func(what any, stack []byte)
}

// New returns a gate for a handler at a listener's address, with a random token.
func New(at net.Addr, next http.Handler) (*Gate, error) {
	_, port, err := net.SplitHostPort(at.String())
	if err != nil {
		return nil, err
	}
	var b [18]byte
	if _, err := rand.Read(b[:]); err != nil {
		return nil, err
	}
	return &Gate{port: port, token: base64.RawURLEncoding.EncodeToString(b[:]), next: next}, nil
}

// Address returns the address to open in a browser, with the token.
func (g *Gate) Address() string { return "http://127.0.0.1:" + g.port + "/?token=" + g.token }

// cookie returns the name of the cookie. A browser sends cookies to all ports of a machine, so the name includes the
// port.
func (g *Gate) cookie() string { return "scenario-view-" + g.port }

// ServeHTTP handles or refuses a request.
func (g *Gate) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", policy)
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Opener-Policy", "same-origin")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Cache-Control", "no-store")
	if status, why := g.refusal(r); why != "" {
		http.Error(w, why, status)
		return
	}
	if r.URL.Query().Has("token") && r.Method == http.MethodGet {
		// From now on the address has no token that somebody could copy.
		http.SetCookie(w, &http.Cookie{Name: g.cookie(), Value: g.token, Path: "/", HttpOnly: true,
			SameSite: http.SameSiteStrictMode})
		if r.URL.Path == "/" {
			http.Redirect(w, r, "/", http.StatusSeeOther)
			return
		}
	}
	r.Body = http.MaxBytesReader(w, r.Body, maxBody)
	defer func() {
		if what := recover(); what != nil {
			if what == http.ErrAbortHandler {
				panic(what)
			}
			if g.OnPanic != nil {
				g.OnPanic(what, debug.Stack())
			}
			h.Del("Content-Encoding")
			http.Error(w, fmt.Sprintf("The server failed to answer: %v. This is a bug; please report it. "+
				"The page can still be used.", what), http.StatusInternalServerError)
		}
	}()
	g.next.ServeHTTP(w, r)
}

// refusal returns the reason to refuse a request, or "".
func (g *Gate) refusal(r *http.Request) (status int, why string) {
	if host, _, err := net.SplitHostPort(r.RemoteAddr); err == nil {
		if ip := net.ParseIP(host); ip == nil || !ip.IsLoopback() {
			return http.StatusForbidden, "Only requests from this machine are answered."
		}
	}
	if !g.isOwn(r.Host) {
		return http.StatusMisdirectedRequest,
			"Open the address that the command printed; this server has no other name."
	}
	if o := r.Header.Get("Origin"); o != "" && !(strings.HasPrefix(o, "http://") &&
		g.isOwn(strings.TrimPrefix(o, "http://"))) {
		return http.StatusForbidden, "Requests from pages of other sites are refused."
	}
	query := r.URL.Query().Get("token")
	if s := r.Header.Get("Sec-Fetch-Site"); (s == "cross-site" || s == "same-site") &&
		!(g.isToken(query) && r.Method == http.MethodGet) {
		return http.StatusForbidden, "Requests from pages of other sites are refused."
	}
	switch r.Method {
	case http.MethodGet, http.MethodHead:
	case http.MethodPost:
		if kind, _, _ := strings.Cut(r.Header.Get("Content-Type"), ";"); strings.TrimSpace(kind) != "application/json" {
			return http.StatusUnsupportedMediaType, "The body of the request must be JSON."
		}
	default:
		return http.StatusMethodNotAllowed, "Only GET, HEAD and POST are answered."
	}
	if g.isToken(query) {
		return 0, ""
	}
	if c, err := r.Cookie(g.cookie()); err == nil && g.isToken(c.Value) {
		return 0, ""
	}
	return http.StatusForbidden, "The token is missing or wrong. Open the whole address that `scenario view` printed."
}

// isOwn reports whether host is a host and port of this server.
func (g *Gate) isOwn(host string) bool {
	return host == "127.0.0.1:"+g.port || strings.EqualFold(host, "localhost:"+g.port)
}

func (g *Gate) isToken(s string) bool {
	return subtle.ConstantTimeCompare([]byte(s), []byte(g.token)) == 1
}
