package session

import (
	"bytes"
	"cmp"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/runtime"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// logWriter writes the game log during the game. It writes each decision, and each answer of a person, at once, so that
// nothing is lost if the program ends in any way.
type logWriter struct {
	name  string
	file  *os.File
	isNew bool  // the file did not exist before
	keeps bool  // the game can be read from it again, so it is not a device or pipe
	size  int64 // size of the file that is continued; 0 to begin at its start
	w     *gamelog.Writer
	steps int           // decisions in the file, without those that were taken back
	open  gamelog.Draft // the open decision as the last lines of the file have it
}

// saved is the last file to which the game was saved.
type saved struct {
	file  string
	steps int // decisions in it; -1 if some of them were taken back
	open  gamelog.Draft
}

// logKind is the kind of file that game logs are.
var logKind = files.Kind{Name: "a game log", Begins: `{"format":"scenario-record/`}

func (s *Session) head() gamelog.Log {
	return gamelog.Log{
		Format: gamelog.Format, Program: s.Program.Hash(), Scenario: s.Program.Name, Release: s.Release, Path: s.Path,
		Options: s.Options, Seed: s.Seed, Seats: s.Seats, Dice: s.opening,
	}
}

// Log returns the log of the game so far.
func (s *Session) Log() *gamelog.Log {
	log := s.head()
	log.Steps, log.Open = slices.Clone(s.steps), s.openDraft()
	return &log
}

// openLog opens the file of the game log, or returns an error if the game must not be written to it. It writes nothing,
// because the game may fail to begin.
func openLog(c *Config) (x logWriter, err error) {
	if c.LogFile == "" {
		return x, nil
	}
	if err := logKind.CheckTarget(c.LogFile); err != nil {
		return x, err
	}
	x.name = c.LogFile
	info, err := os.Stat(x.name)
	if err == nil && !info.Mode().IsRegular() {
		x.file, err = os.OpenFile(x.name, os.O_WRONLY, 0)
		return x, err
	}
	x.keeps = true
	if x.file, x.isNew, err = files.OpenExclusive(x.name); err != nil {
		return x, err
	}
	if err = x.check(c); err != nil {
		x.drop()
	}
	return x, err
}

// check decides whether the contents of the file may be replaced or continued.
func (x *logWriter) check(c *Config) error {
	info, err := x.file.Stat()
	if err != nil || info.Size() == 0 {
		return err
	}
	old, err := gamelog.Read(x.file)
	if c.Resume != nil && c.ResumeFile != "" {
		if from, statErr := os.Stat(c.ResumeFile); statErr == nil && os.SameFile(from, info) {
			if err != nil || old.Size != c.Resume.Size {
				return fmt.Errorf("%s has changed since it was read; another game may have been recorded in it", x.name)
			}
			x.size = old.Size
			return nil
		}
	}
	switch {
	case c.Force:
		return nil
	case err != nil:
		return fmt.Errorf("%s holds a damaged game log; --force replaces it", x.name)
	case c.Resume != nil && continues(c.Resume, old):
		return nil
	}
	return fmt.Errorf("%s holds a game of %d decisions; `--resume %s` continues it, and `--force` replaces it",
		x.name, len(old.Steps), x.name)
}

// continues reports whether log continues the game of old, so that nothing is lost if log replaces it.
func continues(log, old *gamelog.Log) bool {
	return old.Program == log.Program && old.Seed == log.Seed && maps.Equal(old.Options, log.Options) &&
		slices.Equal(old.Dice, log.Dice) &&
		!old.Outcome.Ended && len(old.Steps) <= len(log.Steps) &&
		slices.EqualFunc(old.Steps, log.Steps[:len(old.Steps)],
			func(a, b gamelog.Step) bool { return a.Hash == b.Hash && a.Line == b.Line })
}

// drop closes the log of a game that did not begin, and leaves the file unchanged.
func (x *logWriter) drop() {
	if x.file != nil {
		x.file.Close()
		if x.isNew {
			os.Remove(x.name)
		}
		*x = logWriter{}
	}
}

// start writes the head of the log, or finds the place at which to continue a log after a number of decisions.
func (x *logWriter) start(head gamelog.Log, resume *gamelog.Log, steps int) (err error) {
	if x.file == nil {
		return nil
	}
	if x.size == 0 {
		if x.keeps {
			if err := x.file.Truncate(0); err != nil {
				return err
			}
			if _, err := x.file.Seek(0, io.SeekStart); err != nil {
				return err
			}
		}
		x.w, err = gamelog.NewWriter(x.file, head)
		return err
	}
	if err := x.file.Truncate(x.size); err != nil {
		return err
	}
	if _, err := x.file.Seek(x.size, io.SeekStart); err != nil {
		return err
	}
	if !files.EndsLine(x.file, x.size) {
		if _, err := x.file.WriteString("\n"); err != nil {
			return err
		}
	}
	x.w, x.steps, x.open = gamelog.Continue(x.file), steps, resume.Open
	if !slices.Equal(head.Seats, resume.Seats) {
		return x.w.WriteSeats(head.Seats)
	}
	return nil
}

// write writes the decisions that were made or taken back since the last call, and the answered parts of the open one.
func (x *logWriter) write(steps []gamelog.Step, open gamelog.Draft) error {
	if x.w == nil {
		return nil
	}
	if x.steps > len(steps) {
		x.steps, x.open = len(steps), gamelog.Draft{}
		if err := x.w.WriteUndone(x.steps); err != nil {
			return err
		}
	}
	for ; x.steps < len(steps); x.steps++ {
		x.open = gamelog.Draft{}
		if err := x.w.Step(steps[x.steps]); err != nil {
			return err
		}
	}
	if !open.Equal(x.open) {
		x.open = open
		return x.w.Draft(open)
	}
	return nil
}

// end writes the outcome of the game, or that it was left, and closes the file.
func (x *logWriter) end(g *runtime.Game, steps int) (err error) {
	if o, ended := g.Over(); ended {
		err = x.w.WriteEnd(o)
	} else {
		err = x.w.WriteLeft(steps)
	}
	return errors.Join(err, x.file.Close())
}

// flush brings the game log up to date. If the log can no longer be written, it is given up: people play on and can
// save the game to another file.
func (s *Session) flush() error {
	x := &s.writer
	err := x.write(s.steps, s.openDraft())
	if err == nil {
		return nil
	}
	if path := (*fs.PathError)(nil); errors.As(err, &path) {
		err = path.Err
	}
	err = fmt.Errorf("the game log %s cannot be written: %w", x.name, err)
	x.file.Close()
	*x = logWriter{}
	if !s.HasPeople() {
		return err
	}
	s.FrontEnd.Warn(err.Error() + "; the game goes on without it, `save FILE` writes it to another file")
	return nil
}

// Close ends the game log.
func (s *Session) Close() error {
	err := s.flush()
	if s.writer.w == nil {
		return err
	}
	return errors.Join(err, s.writer.end(s.game, len(s.steps)))
}

// Save saves the game so far to a file, from which it can be resumed. It replaces another game in that file only if
// force is set.
func (s *Session) Save(name string, force bool) error {
	log := s.Log()
	if err := logKind.CheckTarget(name); err != nil {
		return err
	}
	if info, err := os.Stat(name); err == nil && info.Mode().IsRegular() && info.Size() > 0 {
		if x := &s.writer; x.file != nil {
			if own, err := x.file.Stat(); err == nil && os.SameFile(own, info) {
				return nil // the file is the game log, which is written anyway
			}
		}
		old, err := readUnused(name)
		switch {
		case errors.Is(err, files.ErrInUse):
			return err
		case force:
		case err != nil:
			return fmt.Errorf("%s holds a damaged game log; `save --force %s` replaces it", name, name)
		case !continues(log, old):
			return fmt.Errorf("%s holds another game, of %d decisions; choose another name, or `save --force %s` replaces it",
				name, len(old.Steps), name)
		}
	}
	var b bytes.Buffer
	if err := log.Write(&b); err != nil {
		return err
	}
	if err := files.Write(name, b.Bytes()); err != nil {
		return err
	}
	s.saved = saved{name, len(s.steps), log.Open}
	return nil
}

// readUnused reads the game log in a file that no process is writing.
func readUnused(name string) (*gamelog.Log, error) {
	f, _, err := files.OpenExclusive(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	return gamelog.Read(f)
}

// SavedIn returns the file from which the game can be resumed, or "". If the game is recorded, that is its log, because
// a file saved earlier has less of it.
func (s *Session) SavedIn() string {
	if s.writer.w != nil && s.writer.keeps {
		return s.LogFile
	}
	return s.saved.file
}

// Unsaved reports whether decisions would be lost if the session ended now.
func (s *Session) Unsaved() bool {
	return s.writer.w == nil && (len(s.steps) != s.saved.steps || !s.openDraft().Equal(s.saved.open))
}

// ReadLog reads the game log in a file, which may be a pipe. Its errors name the file.
func ReadLog(name string) (*gamelog.Log, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, files.RewordMissing(name, err)
	}
	defer f.Close()
	if info, err := f.Stat(); err == nil && info.IsDir() {
		return nil, fmt.Errorf("%s is a folder; name the file of a game log", name)
	}
	log, err := gamelog.Read(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return log, nil
}

// IsLog reports whether a file begins like a game log. It returns false for a pipe or a device, which may never end.
func IsLog(name string) bool {
	if info, err := os.Stat(name); err != nil || !info.Mode().IsRegular() {
		return false
	}
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	start := make([]byte, len(logKind.Begins))
	_, err = io.ReadFull(f, start)
	return err == nil && string(start) == logKind.Begins
}

// Rescue saves a game that ends unexpectedly, if it is in no file yet. It uses a new name in the working folder, or
// else in the folder for temporary files. It returns a sentence about the result, or "" if there was nothing to save.
func (s *Session) Rescue() string {
	if !s.Unsaved() {
		return ""
	}
	var failed error
	for _, dir := range []string{"", os.TempDir()} {
		file := s.freeName(dir)
		err := s.Save(file, false)
		if err == nil {
			return fmt.Sprintf("The game was saved to %s.", file)
		}
		failed = cmp.Or(failed, err)
	}
	return fmt.Sprintf("The game could not be saved: %s", failed)
}

// freeName returns an unused name for a file in dir to save the game to.
func (s *Session) freeName(dir string) string {
	name := filepath.Join(dir, filepath.Base(s.Program.Name)+"-"+strconv.FormatUint(s.Seed, 10))
	for n := 1; ; n++ {
		file := name + ".game"
		if n > 1 {
			file = name + "-" + strconv.Itoa(n) + ".game"
		}
		if _, err := os.Lstat(file); errors.Is(err, fs.ErrNotExist) || n == 1000 {
			return file
		}
	}
}
