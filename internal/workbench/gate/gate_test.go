package gate

import (
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func newGate(t *testing.T, next http.HandlerFunc) *Gate {
	t.Helper()
	g, err := New(&net.TCPAddr{IP: net.IPv4(127, 0, 0, 1), Port: 4711}, next)
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// ask sends a request as the person's own page does, after change has changed it.
func ask(g *Gate, method, path string, change func(*http.Request)) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, "http://127.0.0.1:4711"+path, strings.NewReader("{}"))
	r.RemoteAddr = "127.0.0.1:50000"
	if method == http.MethodPost {
		r.Header.Set("Content-Type", "application/json")
		r.Header.Set("Origin", "http://127.0.0.1:4711")
	}
	r.AddCookie(&http.Cookie{Name: g.cookie(), Value: g.token})
	if change != nil {
		change(r)
	}
	w := httptest.NewRecorder()
	g.ServeHTTP(w, r)
	return w
}

// Whatever does not come from the page itself is refused before the handler sees it.
func TestForeignRequestsAreRefused(t *testing.T) {
	g := newGate(t, func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("secret")) })
	for name, c := range map[string]struct {
		method string
		change func(*http.Request)
		status int
	}{
		"the page":              {http.MethodGet, nil, 200},
		"the page, posting":     {http.MethodPost, nil, 200},
		"by the name localhost": {http.MethodGet, func(r *http.Request) { r.Host = "localhost:4711" }, 200},
		"without a token":       {http.MethodGet, func(r *http.Request) { r.Header.Del("Cookie") }, 403},
		"with a wrong token": {http.MethodGet, func(r *http.Request) {
			r.Header.Set("Cookie", g.cookie()+"="+g.token+"x")
		}, 403},
		"with the token of a port": {http.MethodGet, func(r *http.Request) {
			r.Header.Set("Cookie", "scenario-view-1="+g.token)
		}, 403},
		"by a name that was rebound": {http.MethodGet, func(r *http.Request) { r.Host = "evil.example:4711" }, 421},
		"by another port":            {http.MethodGet, func(r *http.Request) { r.Host = "127.0.0.1:80" }, 421},
		"from another machine":       {http.MethodGet, func(r *http.Request) { r.RemoteAddr = "192.0.2.7:50000" }, 403},
		"of a foreign origin": {http.MethodGet, func(r *http.Request) {
			r.Header.Set("Origin", "https://evil.example")
		}, 403},
		"of no origin": {http.MethodPost, func(r *http.Request) { r.Header.Set("Origin", "null") }, 403},
		"of another port's origin": {http.MethodPost, func(r *http.Request) { r.Header.Set("Origin", "http://127.0.0.1:80") },
			403},
		"across sites":      {http.MethodGet, func(r *http.Request) { r.Header.Set("Sec-Fetch-Site", "cross-site") }, 403},
		"as a form":         {http.MethodPost, func(r *http.Request) { r.Header.Set("Content-Type", "text/plain") }, 415},
		"by another method": {http.MethodDelete, nil, 405},
	} {
		w := ask(g, c.method, "/api/overview", c.change)
		if w.Code != c.status {
			t.Errorf("%s: status %d, want %d", name, w.Code, c.status)
		}
		if shown := strings.Contains(w.Body.String(), "secret"); shown != (c.status == 200) {
			t.Errorf("%s: the handler's answer was sent: %v", name, shown)
		}
	}
}

// The address with the token gives a cookie that scripts cannot read, and a page whose address does not show the token.
func TestTheAddressGivesACookie(t *testing.T) {
	g := newGate(t, func(w http.ResponseWriter, _ *http.Request) {})
	_, path, _ := strings.Cut(g.Address(), "4711")
	w := ask(g, http.MethodGet, path, func(r *http.Request) { r.Header.Del("Cookie") })
	if w.Code != http.StatusSeeOther || w.Header().Get("Location") != "/" {
		t.Errorf("status %d, location %q", w.Code, w.Header().Get("Location"))
	}
	c := w.Result().Cookies()
	if len(c) != 1 || c[0].Value != g.token || !c[0].HttpOnly || c[0].SameSite != http.SameSiteStrictMode {
		t.Errorf("cookies %v", c)
	}
}

// Every answer forbids scripts that do not come from the server, also one that refuses.
func TestThePolicyIsAlwaysSent(t *testing.T) {
	g := newGate(t, func(w http.ResponseWriter, _ *http.Request) {})
	for _, w := range []*httptest.ResponseRecorder{
		ask(g, http.MethodGet, "/", nil),
		ask(g, http.MethodGet, "/", func(r *http.Request) { r.Header.Del("Cookie") }),
	} {
		p := w.Header().Get("Content-Security-Policy")
		if !strings.Contains(p, "default-src 'none'") || !strings.Contains(p, "script-src 'self';") ||
			strings.Contains(p, "unsafe") {
			t.Errorf("policy %q", p)
		}
	}
}

// A handler that panics gets an answer, and the next request is served.
func TestAPanicIsAnswered(t *testing.T) {
	g := newGate(t, func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == "/bad" {
			panic("broken")
		}
	})
	reported := false
	g.OnPanic = func(any, []byte) { reported = true }
	if w := ask(g, http.MethodGet, "/bad", nil); w.Code != 500 || !reported {
		t.Errorf("status %d, reported %v", w.Code, reported)
	}
	if w := ask(g, http.MethodGet, "/good", nil); w.Code != 200 {
		t.Errorf("status %d", w.Code)
	}
}
