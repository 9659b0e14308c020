package fetched

import (
	"bufio"
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/internal/signs"
)

// repository is a repository and the place of its bare copy in the user's cache, which may not exist yet.
type repository struct {
	url    string
	folder string
}

// findCached returns the place of a repository in the cache.
func findCached(url string) (repository, error) {
	cache := files.UserCache("sources", files.Cache{})
	if cache.Folder == "" {
		return repository{},
			errors.New("there is no cache folder to keep it in; SCENARIO_CACHE names one by an absolute path")
	}
	sum := sha256.Sum256([]byte(url))
	return repository{url: url, folder: filepath.Join(cache.Folder, hex.EncodeToString(sum[:12])+".git")}, nil
}

// settings are options of every git command. They run no hook, filter, submodule or helper of a repository, ask nobody
// for a password, and never remove what was fetched. Even a small fetch is stored as one pack, so that a commit appears
// completely or not at all, even if another process looks for it during the fetch or the fetch is killed.
var settings = []string{
	"-c", "core.hooksPath=" + os.DevNull, "-c", "core.fsmonitor=false", "-c", "core.askPass=",
	"-c", "fetch.unpackLimit=1", "-c", "gc.auto=0", "-c", "maintenance.auto=false", "-c", "fetch.recurseSubmodules=false",
	"-c", "submodule.recurse=false",
	"-c", "protocol.ext.allow=never", "-c", "http.lowSpeedLimit=1000", "-c", "http.lowSpeedTime=60", "-c",
	"advice.detachedHead=false",
}

// environment returns the environment of git commands: the user's, without the variables that name another repository.
// A hook of git, for instance, sets those.
func (r repository) environment() []string {
	env := make([]string, 0, 40)
	for _, e := range os.Environ() {
		name, _, _ := strings.Cut(strings.ToUpper(e), "=")
		switch {
		case strings.HasPrefix(name, "GIT_SSL_"), name == "GIT_CONFIG_GLOBAL", name == "GIT_CONFIG_SYSTEM",
			name == "GIT_CONFIG_NOSYSTEM", name == "GIT_EXEC_PATH":
		case strings.HasPrefix(name, "GIT_"), name == "SSH_ASKPASS":
			continue
		}
		env = append(env, e)
	}
	protocol := "https"
	if strings.HasPrefix(r.url, fileScheme) {
		protocol = "file"
	}
	return append(env, "GIT_ALLOW_PROTOCOL="+protocol, "GIT_TERMINAL_PROMPT=0", "GIT_ASKPASS=", "GIT_NO_REPLACE_OBJECTS=1",
		"GIT_NO_LAZY_FETCH=1", "GIT_OPTIONAL_LOCKS=0", "GIT_ATTR_NOSYSTEM=1", "LC_ALL=C", "LANGUAGE=C")
}

// command returns a command of git that works on the copy.
func (r repository) command(ctx context.Context, args ...string) *exec.Cmd {
	all := append([]string{"--git-dir=" + r.folder}, settings...)
	cmd := exec.CommandContext(ctx, "git", append(all, args...)...)
	cmd.Env = r.environment()
	cmd.Cancel = func() error { return cmd.Process.Signal(os.Interrupt) } // so that git removes its temporary files
	cmd.WaitDelay = 5 * time.Second
	return cmd
}

// git runs a command of git and returns its output.
func (r repository) git(ctx context.Context, args ...string) ([]byte, error) {
	var out, errs capped
	cmd := r.command(ctx, args...)
	cmd.Stdout, cmd.Stderr = &out, &errs
	err := cmd.Run()
	if err == nil && out.over {
		err = errors.New("its output is too long")
	}
	return out.Bytes(), wordFailure(err, errs.Bytes())
}

// readOutput runs a command of git and passes its output to read.
func (r repository) readOutput(in io.Reader, read func(*reader) error, args ...string) error {
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	var errs capped
	cmd := r.command(ctx, args...)
	cmd.Stdin, cmd.Stderr = in, &errs
	out, err := cmd.StdoutPipe()
	if err != nil {
		return err
	}
	if err := cmd.Start(); err != nil {
		return wordFailure(err, nil)
	}
	if err := read(&reader{bufio.NewReader(out)}); err != nil {
		cancel()
		_ = cmd.Wait() // it was stopped
		return err
	}
	return wordFailure(cmd.Wait(), errs.Bytes())
}

// errNoGit is the error on a machine without git. Packages that were fetched before cannot be read there either,
// because git stores them in packs.
var errNoGit = errors.New("git is not installed; it fetches and reads scenarios from elsewhere: install it from " +
	"https://git-scm.com, or copy their folders to this machine and name these")

// CheckGit returns an error that says what to do if this machine has no git.
func CheckGit() error {
	_, err := exec.LookPath("git")
	return wordFailure(err, nil)
}

// wordFailure returns an error with the last lines that git printed, without control sequences for a terminal.
func wordFailure(err error, said []byte) error {
	switch {
	case err == nil:
		return nil
	case errors.Is(err, exec.ErrNotFound):
		return errNoGit
	}
	var lines []string
	for _, line := range strings.Split(strings.TrimSpace(string(said)), "\n") {
		if line = strings.TrimSpace(line); line != "" {
			lines = append(lines, signs.Clean(line))
		}
	}
	if len(lines) == 0 {
		return fmt.Errorf("git: %w", err)
	}
	return fmt.Errorf("git reports: %s", strings.Join(lines[max(0, len(lines)-3):], "; "))
}

// capped is a buffer with a limit.
type capped struct {
	bytes.Buffer
	over bool
}

func (c *capped) Write(b []byte) (int, error) {
	const most = 16 << 20
	if c.Len()+len(b) > most {
		c.over = true
		return len(b), nil
	}
	return c.Buffer.Write(b)
}

// reader reads the output of git.
type reader struct{ *bufio.Reader }

// readUntil reads up to a byte, which it drops. It returns an error if that is longer than a line of a listing can be.
func (r *reader) readUntil(end byte) (string, error) {
	var out []byte
	for {
		b, err := r.ReadByte()
		switch {
		case err == io.EOF && len(out) > 0:
			return "", io.ErrUnexpectedEOF
		case err != nil:
			return "", err
		case b == end:
			return string(out), nil
		}
		if out = append(out, b); len(out) > 8192 {
			return "", errors.New("the name of a file is too long")
		}
	}
}

// object reads an object from the output of cat-file --batch.
func (r *reader) object(id string, size int) ([]byte, error) {
	head, err := r.readUntil('\n')
	if err != nil {
		return nil, err
	}
	if want := fmt.Sprintf("%s blob %d", id, size); head != want {
		return nil, fmt.Errorf("git has %q in its cache, want %q", head, want)
	}
	text := make([]byte, size+1)
	if _, err := io.ReadFull(r, text); err != nil {
		return nil, err
	}
	return text[:size], nil
}

// init creates the copy if it does not exist, for a repository that has the commit.
func (r repository) init(ctx context.Context, commit string) error {
	format := "sha1"
	if len(commit) == 2*sha256.Size {
		format = "sha256"
	}
	_, err := r.git(ctx, "init", "--quiet", "--bare", "--template=", "--object-format="+format, "--", r.folder)
	return err
}

// tags lists the tags of the repository with the commits that they name.
func (r repository) tags(ctx context.Context) (map[string]string, error) {
	out, err := r.git(ctx, "ls-remote", "--tags", "--", r.url)
	if err != nil {
		return nil, err
	}
	found := map[string]string{}
	for line := range strings.Lines(string(out)) {
		commit, ref, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
		name, ok := strings.CutPrefix(ref, "refs/tags/")
		name, peeled := strings.CutSuffix(name, "^{}")
		if _, twice := found[name]; ok && isCommit(commit) && (peeled || !twice) {
			found[name] = commit
		}
	}
	return found, nil
}

// mostFetched bounds the bytes that one fetch brings.
var mostFetched int64 = 256 << 20

// fetch fetches the commit of a tag into the copy.
func (r repository) fetch(ctx context.Context, tag string) error {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	before := size(r.folder)
	measure := func() {
		if size(r.folder)-before > mostFetched {
			cancel(fmt.Errorf("it is larger than %d MB; publish the scenario in a repository of its own", mostFetched>>20))
		}
	}
	go func() {
		for ctx.Err() == nil {
			measure()
			time.Sleep(50 * time.Millisecond)
		}
	}()
	ref := "refs/tags/" + tag
	bring := func(options ...string) error {
		args := append([]string{"fetch", "--quiet", "--no-tags", "--no-recurse-submodules",
			"--no-write-fetch-head"}, options...)
		_, err := r.git(ctx, append(args, "--end-of-options", r.url, "+"+ref+":"+ref)...)
		return err
	}
	err := bring("--depth=1")
	if err != nil && strings.Contains(err.Error(), "does not support shallow") { // a server that only serves files
		err = bring()
	}
	measure()
	if cause := context.Cause(ctx); cause != nil {
		return cause
	}
	return err
}

// size returns the number of bytes in the files below a folder.
func size(folder string) (n int64) {
	_ = filepath.WalkDir(folder, func(_ string, e fs.DirEntry, err error) error { // files that cannot be read do not count
		if err == nil && e.Type().IsRegular() {
			if info, err := e.Info(); err == nil {
				n += info.Size()
			}
		}
		return nil
	})
	return n
}
