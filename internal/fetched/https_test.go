package fetched

import (
	"encoding/pem"
	"net/http"
	"net/http/cgi"
	"net/http/httptest"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// A repository is fetched over https: from git's own server, from one that only has files, with a certificate that the
// user trusts, and not otherwise. A server that wants a password, that leads to http or that is none is refused, and
// nothing hangs.
func TestHTTPS(t *testing.T) {
	p := publish(t)
	p.tag("dice/v1.0.0", "dice/a.hcl", "version 1.0.0")
	p.git("update-server-info")
	core, err := exec.Command("git", "--exec-path").Output()
	if err != nil {
		t.Fatal(err)
	}
	smart := &cgi.Handler{
		Path: filepath.Join(strings.TrimSpace(string(core)), "git-http-backend"), Root: "/smart",
		Env: []string{"GIT_PROJECT_ROOT=" + p.folder, "GIT_HTTP_EXPORT_ALL=1"}, InheritEnv: []string{"PATH"},
	}
	if _, err := os.Stat(smart.Path); err != nil {
		t.Skip("this git has no server")
	}
	mux := http.NewServeMux()
	mux.Handle("/smart/", smart)
	mux.Handle("/files/", http.StripPrefix("/files", http.FileServer(http.Dir(p.folder))))
	mux.HandleFunc("/secret/", func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("WWW-Authenticate", `Basic realm="games"`)
		w.WriteHeader(http.StatusUnauthorized)
	})
	mux.HandleFunc("/plain/", func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("<html>Hello.</html>")) })
	s := httptest.NewTLSServer(mux)
	defer s.Close()
	elsewhere := httptest.NewServer(mux)
	defer elsewhere.Close()
	mux.HandleFunc("/moved/", func(w http.ResponseWriter, r *http.Request) {
		http.Redirect(w, r, elsewhere.URL+"/smart/.git/"+strings.TrimPrefix(r.URL.Path, "/moved/")+"?"+r.URL.RawQuery,
			http.StatusFound)
	})

	if _, _, err := get(t, Lock{}, s.URL+"/smart/.git//dice@1.0.0"); err == nil ||
		!strings.Contains(err.Error(), "certificate") {
		t.Errorf("a certificate that nobody trusts: %v", err)
	}
	trusted := filepath.Join(t.TempDir(), "trusted.pem")
	if err := os.WriteFile(trusted, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: s.Certificate().Raw}),
		0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("GIT_SSL_CAINFO", trusted)
	var hash string
	for _, way := range []string{"smart", "files"} {
		l, got, err := get(t, Lock{}, s.URL+"/"+way+"/.git//dice@1.0.0")
		if err != nil || got != "dice@1.0.0" || hash != "" && l.Packages[0].Hash != hash {
			t.Errorf("%s: %s, %v", way, got, err)
			continue
		}
		hash = l.Packages[0].Hash
		if _, err := Open(l.Packages[0]); err != nil {
			t.Error(err)
		}
	}
	for way, want := range map[string]string{
		"secret": "could not read Username", "plain": "no version of", "moved": "http\" not supported",
		"nothing": "not found",
	} {
		if _, _, err := get(t, Lock{}, s.URL+"/"+way+"/.git//dice@1.0.0"); err == nil ||
			!strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", way, err, want)
		}
	}
}
