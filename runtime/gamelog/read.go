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

// Read reads a game log and refuses fields it does not know. If the last lines are missing, Read returns the decisions
// that are there and sets Cut.
func Read(r io.Reader) (*Log, error) {
	in := bufio.NewReaderSize(r, maxLine)
	log := &Log{Cut: true}
	head, err := readLine(in, 1)
	if err == io.EOF {
		return nil, errors.New("this is not a game log: the file is empty")
	}
	if err != nil {
		return nil, err
	}
	if err := readHead(head, log); err != nil {
		return nil, err
	}
	for number := 2; ; number++ {
		line, err := readLine(in, number)
		if err == io.EOF {
			return log, nil
		}
		if err != nil {
			return nil, err
		}
		if !log.Cut {
			return nil, fmt.Errorf("line %d: there is a line after the end of the game log", number)
		}
		if err := readRow(line, log); err != nil {
			return nil, fmt.Errorf("line %d: %w", number, err)
		}
		if len(log.Steps) > maxSteps {
			return nil, fmt.Errorf("line %d: there are more than %d decisions", number, maxSteps)
		}
	}
}

// readLine returns the next line. A line without a line break was cut off while it was written, which is an error.
func readLine(in *bufio.Reader, number int) ([]byte, error) {
	line, err := in.ReadSlice('\n')
	switch {
	case err == bufio.ErrBufferFull:
		return nil, fmt.Errorf("line %d: the line is longer than %d bytes", number, maxLine)
	case err == io.EOF && len(line) == 0:
		return nil, io.EOF
	case err == io.EOF && number > 1:
		return nil, fmt.Errorf("line %d: the game log is cut off here", number)
	case err != nil && err != io.EOF:
		return nil, err
	}
	return line, nil
}

// unmarshalStrict decodes exactly one JSON value without unknown fields.
func unmarshalStrict(line []byte, v any) error {
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return explain(err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("there is more than one value")
	}
	return nil
}

// explain rewords errors of the JSON decoder that mention types of Go.
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
		return errors.New("this is not a game log")
	}
	name, found, _ := strings.Cut(probe.Format, "/")
	if name != formatName {
		return fmt.Errorf("this is not a game log: its format is %q", probe.Format)
	}
	if older, err := strconv.Atoi(found); err == nil && older >= 1 && found < version {
		return fmt.Errorf("this game log was written by an older version of scenario, whose dice fall differently (format %s; this version reads format %s); use that version to replay or resume the game", found, version)
	}
	if found != version {
		return fmt.Errorf("this game log has version %s of the format; only version %s can be read", found, version)
	}
	if err := unmarshalStrict(line, log); err != nil {
		return fmt.Errorf("line 1: %w", err)
	}
	return nil
}

func readRow(line []byte, log *Log) error {
	var r row
	if err := unmarshalStrict(line, &r); err != nil {
		return err
	}
	switch {
	case r.Outcome != nil && r.isDecision():
		return errors.New("a line is a decision or the outcome, not both")
	case r.Outcome != nil:
		log.Cut = false
		log.Outcome = runtime.Outcome{Ended: true, Winner: r.Outcome.Winner, WinnerType: r.Outcome.WinnerType, Because: r.Outcome.Because}
		return nil
	case r.Left != nil && r.isDecision():
		return errors.New("a line is a decision or the end of the log, not both")
	case r.Left != nil && *r.Left != len(log.Steps):
		return fmt.Errorf("the game was left after %d decisions, but the log has %d", *r.Left, len(log.Steps))
	case r.Left != nil:
		log.Cut = false
		return nil
	case r.Player == nil || r.Line == nil:
		return errors.New("a decision must have player, line and hash")
	case len(r.Dice) > maxDice:
		return fmt.Errorf("there are %d dice for one decision; at most %d are allowed", len(r.Dice), maxDice)
	}
	h, err := strconv.ParseUint(r.Hash, 16, 64)
	if err != nil || len(r.Hash) != 16 {
		return fmt.Errorf("%q is not a hash; a hash has 16 hexadecimal digits", r.Hash)
	}
	log.Steps = append(log.Steps, Step{*r.Player, *r.Line, r.Dice, h})
	return nil
}
