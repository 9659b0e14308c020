package gamelog

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"github.com/scenario-lang/scenario/runtime"
)

// Read reads a game log. Unknown fields are an error. If the last lines are missing, Read returns the decisions that
// are there and sets Cut. A last line that was cut off is left out, and Torn is its number. Lines of only blanks and
// NULs are skipped.
func Read(r io.Reader) (*Log, error) {
	in := lineReader{in: bufio.NewReader(r)}
	log := &Log{Cut: true}
	head, whole, err := in.next()
	switch {
	case err == io.EOF:
		return nil, errors.New("this is not a game log: the file is empty")
	case err != nil:
		return nil, err
	}
	if err := readHead(head, log); err != nil {
		return nil, err
	}
	if !whole {
		return nil, errors.New("line 1: the game log is cut off in its first line, before the first decision")
	}
	log.Size = in.read
	for {
		line, whole, err := in.next()
		if err == io.EOF {
			return log, nil
		}
		if err != nil {
			return nil, err
		}
		if len(bytes.Trim(line, " \t\r\n\x00")) == 0 {
			continue // added by an editor, or by the file system before it was filled
		}
		if err := readRow(line, log); err != nil {
			if !whole && log.Cut {
				log.Torn = in.number
				return log, nil
			}
			return nil, fmt.Errorf("line %d: %w", in.number, err)
		}
		if log.Cut {
			log.Size = in.read // when the game is resumed, a last line about its end is overwritten
		}
	}
}

// lineReader reads the lines of a file.
type lineReader struct {
	in     *bufio.Reader
	number int   // of the last line
	read   int64 // bytes of all lines so far
}

// next returns the next line. whole is false if it has no line break, because it was cut off or somebody has edited the
// file.
func (l *lineReader) next() (line []byte, whole bool, err error) {
	l.number++
	for {
		part, err := l.in.ReadSlice('\n')
		line = append(line, part...)
		l.read += int64(len(part))
		switch {
		case len(line) > maxLine:
			return nil, false, fmt.Errorf("line %d: the line is longer than %d bytes", l.number, maxLine)
		case err == bufio.ErrBufferFull:
			continue
		case err == io.EOF && len(line) > 0:
			return line, false, nil
		case err != nil:
			return nil, false, err
		}
		return line, true, nil
	}
}

// unmarshalStrict decodes exactly one JSON value. Unknown fields are an error.
func unmarshalStrict(line []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return explain(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("a line holds one JSON object, and this one has more after it")
	}
	return nil
}

// explain rewords errors of the JSON decoder that mention Go types.
func explain(err error) error {
	var mismatch *json.UnmarshalTypeError
	switch {
	case errors.As(err, &mismatch) && mismatch.Field != "":
		return fmt.Errorf("%s has a value of the wrong type", mismatch.Field)
	case strings.Contains(err.Error(), ",string"):
		return errors.New("seed must be a whole number in quotes")
	}
	return err
}

func readHead(line []byte, log *Log) error {
	var probe struct {
		Format string `json:"format"`
	}
	if err := json.Unmarshal(line, &probe); err != nil || probe.Format == "" {
		return errors.New("this is not a game log: its first line is not the head that `scenario play --record` writes")
	}
	name, found, _ := strings.Cut(probe.Format, "/")
	if name != formatName {
		return fmt.Errorf("this is not a game log: its format is %q", probe.Format)
	}
	if err := checkReadable(found); err != nil {
		return err
	}
	if err := unmarshalStrict(line, log); err != nil {
		return fmt.Errorf("line 1: %w", err)
	}
	return nil
}

// checkReadable returns an error if a version of the format cannot be read.
func checkReadable(found string) error {
	n, err := strconv.Atoi(found)
	switch {
	case err != nil || n < 1 || strconv.Itoa(n) != found:
		return fmt.Errorf("this game log has version %s of the format, which does not exist; versions %d to %d can be read",
			found, oldest, version)
	case n < oldest:
		return fmt.Errorf("this game log was written by an older version of scenario, whose dice fall differently (format "+
			"%d; this version reads formats %d to %d); use that version to replay or resume the game", n, oldest, version)
	case n > version:
		return fmt.Errorf("this game log has version %d of the format and was written by a newer version of scenario; this "+
			"one reads versions %d to %d: use the newer one", n, oldest, version)
	}
	return nil
}

// readRow adds a line after the head to a log.
func readRow(line []byte, log *Log) error {
	if !log.Cut {
		return errors.New("there is a line after the end of the game log")
	}
	var r Row
	if err := unmarshalStrict(line, &r); err != nil {
		return err
	}
	switch {
	case r.kinds() > 1:
		return errors.New("a line is a decision, or it tells something else about the game, not both")
	case r.Outcome != nil:
		log.Cut, log.Open = false, Draft{}
		o := r.Outcome
		log.Outcome = runtime.Outcome{
			Ended: true, Winner: o.Winner, Drawn: o.Drawn, WinnerType: o.WinnerType, Because: o.Because,
		}
		return nil
	case r.Left != nil:
		if *r.Left != len(log.Steps) {
			return fmt.Errorf("the game was left after %d decisions, but the log has %d", *r.Left, len(log.Steps))
		}
		log.Cut = false
		return nil
	case r.Undone != nil:
		if *r.Undone < 0 || *r.Undone > len(log.Steps) {
			return fmt.Errorf("the decisions after the first %d were taken back, but the log has %d", *r.Undone, len(log.Steps))
		}
		log.Steps, log.Open = log.Steps[:*r.Undone], Draft{}
		return nil
	case r.Seats != nil:
		log.Seats = r.Seats
		return nil
	case len(r.Dice) > maxDice:
		return fmt.Errorf("there are %d dice for one decision; at most %d are allowed", len(r.Dice), maxDice)
	case r.Answers != nil:
		if len(*r.Answers) > maxAnswers {
			return fmt.Errorf("there are %d answers to one decision; at most %d are allowed", len(*r.Answers), maxAnswers)
		}
		log.Open = Draft{Answers: *r.Answers, Trying: r.Trying, Dice: r.Dice}
		return nil
	}
	return readStep(&r, log)
}

// readStep adds a decision to a log.
func readStep(r *Row, log *Log) error {
	if r.Player == nil || r.Line == nil {
		return errors.New("a decision must have player, line and hash")
	}
	h, err := strconv.ParseUint(r.Hash, 16, 64)
	if err != nil || len(r.Hash) != 16 {
		return fmt.Errorf("%q is not a hash; a hash has 16 hexadecimal digits", r.Hash)
	}
	if len(log.Steps) == maxSteps {
		return fmt.Errorf("there are more than %d decisions", maxSteps)
	}
	log.Steps, log.Open = append(log.Steps, Step{*r.Player, *r.Line, r.Dice, h, r.Forced}), Draft{}
	return nil
}
