package study

import (
	"bytes"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"net/url"
	"path/filepath"

	_ "modernc.org/sqlite" // the driver of ledgers
)

// Ledger stores the results of studies in an SQLite database. Several processes may use one at the same time: the first
// result of a task is stored, and a later one must be the same.
type Ledger struct {
	db *sql.DB
}

// ledgerFormat is the version of the tables.
const ledgerFormat = 1

const tables = `
create table if not exists study (id text primary key, plan blob not null) strict, without rowid;
create table if not exists result (study text not null, value integer not null, number integer not null, result blob not null,
	primary key (study, value, number)) strict, without rowid;
`

// ErrForeignLedger is the error of a file that is not a ledger.
var ErrForeignLedger = errors.New("not a ledger of studies; name another file")

// OpenLedger opens or creates a ledger. If name is "", it is in memory.
func OpenLedger(name string) (*Ledger, error) {
	at := ":memory:"
	if name != "" {
		whole, err := filepath.Abs(name)
		if err != nil {
			return nil, err
		}
		// With a write-ahead log, several processes can use the file, and a stored result survives a power failure.
		at = (&url.URL{Scheme: "file", OmitHost: true, Path: filepath.ToSlash(whole)}).String() +
			"?_txlock=immediate&_pragma=busy_timeout(30000)&_pragma=journal_mode(wal)&_pragma=synchronous(full)"
	}
	db, err := sql.Open("sqlite", at)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // a database in memory belongs to its connection
	l := &Ledger{db}
	if err := l.prepare(); err != nil {
		db.Close()
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

// prepare creates the tables of a new file. It returns an error for a file with other tables.
func (l *Ledger) prepare() error {
	var format, objects int
	err := l.db.QueryRow(`pragma user_version`).Scan(&format)
	if err == nil {
		err = l.db.QueryRow(`select count(*) from sqlite_schema`).Scan(&objects)
	}
	switch {
	case err != nil:
		return fmt.Errorf("%w (%w)", ErrForeignLedger, err)
	case format > ledgerFormat:
		return fmt.Errorf("the ledger has version %d, and this program reads version %d; use a newer program", format, ledgerFormat)
	case format == 0 && objects > 0:
		return ErrForeignLedger
	}
	_, err = l.db.Exec(tables + fmt.Sprintf("pragma user_version = %d;", ledgerFormat))
	return err
}

// Close closes the ledger.
func (l *Ledger) Close() error { return l.db.Close() }

// begin stores the plan of a study.
func (l *Ledger) begin(p Plan) error {
	_, err := l.db.Exec(`insert or ignore into study (id, plan) values (?, ?)`, p.ID(), p.Encode())
	return err
}

// A DifferenceError is the error of a task that was played twice with different results. One of the machines is faulty,
// or they run different versions of the program.
type DifferenceError struct{ Task Task }

func (e *DifferenceError) Error() string {
	return fmt.Sprintf("game %d was played twice, and differently: one of the workers is broken, "+
		"or has another version of the program", e.Task.Number)
}

// take stores a result. If the task has a result already, that must be the same.
func (l *Ledger) take(study string, r Result) error {
	b, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = l.db.Exec(`insert into result (study, value, number, result) values (?, ?, ?, ?) on conflict do nothing`,
		study, r.Value, r.Number, b)
	if err != nil {
		return fmt.Errorf("the ledger cannot be written: %w", err)
	}
	if is, _, err := l.read(study, r.Task); err != nil || !bytes.Equal(is, b) {
		return errors.Join(err, &DifferenceError{r.Task})
	}
	return nil
}

// get returns the result of a task. ok is false if there is none.
func (l *Ledger) get(study string, t Task) (r Result, ok bool, err error) {
	b, ok, err := l.read(study, t)
	if !ok || err != nil {
		return r, false, err
	}
	if err := json.Unmarshal(b, &r); err != nil || r.Task != t {
		return r, false, fmt.Errorf("the ledger is damaged: its game %d cannot be read; remove the file, "+
			"and the study begins anew", t.Number)
	}
	return r, true, nil
}

func (l *Ledger) read(study string, t Task) (b []byte, ok bool, err error) {
	err = l.db.QueryRow(`select result from result where study = ? and value = ? and number = ?`,
		study, t.Value, t.Number).Scan(&b)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, false, nil
	}
	return b, err == nil, err
}

// Count returns how many results of all studies the ledger has, or 0 if it cannot be read.
func (l *Ledger) Count() (n int) {
	if err := l.db.QueryRow(`select count(*) from result`).Scan(&n); err != nil {
		return 0
	}
	return n
}
