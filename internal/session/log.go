package session

import (
	"bytes"
	"errors"
	"os"

	"github.com/scenario-lang/scenario/internal/files"
	"github.com/scenario-lang/scenario/runtime/gamelog"
)

// logWriter writes the game log while the game goes on.
type logWriter struct {
	file  *os.File
	w     *gamelog.Writer // nil if no log is written
	steps int             // written so far
}

// saved is the last file the game was written to, and how many decisions it holds.
type saved struct {
	file  string
	steps int
}

// head returns the head of the game's log.
func (s *Session) head() gamelog.Log {
	return gamelog.Log{
		Format: gamelog.Format, Program: s.Program.Hash(), Scenario: s.Program.Name, Path: s.Path,
		Options: s.Options, Seed: s.Seed, Seats: s.Seats, Dice: s.opening,
	}
}

// openLog creates the file of the game log and writes what is known by now.
func (s *Session) openLog() error {
	if s.LogFile == "" {
		return nil
	}
	f, err := os.Create(s.LogFile)
	if err != nil {
		return err
	}
	w, err := gamelog.NewWriter(f, s.head())
	if err != nil {
		f.Close()
		return err
	}
	s.writer, s.saved.file = logWriter{file: f, w: w}, s.LogFile
	return s.flush()
}

// flush writes the decisions that cannot be taken back any more.
func (s *Session) flush() error {
	if s.writer.w == nil {
		return nil
	}
	for ; s.writer.steps < len(s.steps); s.writer.steps++ {
		if err := s.writer.w.Step(s.steps[s.writer.steps]); err != nil {
			return err
		}
	}
	return nil
}

// Close ends the game log.
func (s *Session) Close() error {
	if s.writer.w == nil {
		return nil
	}
	err := s.flush()
	if o, ended := s.game.Over(); ended && err == nil {
		err = s.writer.w.End(o)
	} else if err == nil {
		err = s.writer.w.Left(len(s.steps))
	}
	return errors.Join(err, s.writer.file.Close())
}

// Save writes the game so far to a file, from which it can be continued.
func (s *Session) Save(name string) error {
	log := s.head()
	log.Steps = s.steps
	var b bytes.Buffer
	if err := log.Write(&b); err != nil {
		return err
	}
	if err := files.Write(name, b.Bytes()); err != nil {
		return err
	}
	s.saved = saved{file: name, steps: len(s.steps)}
	return nil
}

// SavedIn returns the file from which the game can be continued, or "" if there is none.
func (s *Session) SavedIn() string { return s.saved.file }

// Unsaved reports whether decisions would be lost if the session ended now.
func (s *Session) Unsaved() bool { return s.writer.w == nil && len(s.steps) > s.saved.steps }
