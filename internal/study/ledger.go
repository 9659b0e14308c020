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

// Ledger keeps the results of studies: a database of SQLite. Several processes may use one at the same time, because a
// result is taken once and the process that comes second has the same.
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

// OpenLedger opens a ledger, or makes it. Without a name it is kept in memory.
func OpenLedger(name string) (*Ledger, error) {
	at := ":memory:"
	if name != "" {
		whole, err := filepath.Abs(name)
		if err != nil {
			return nil, err
		}
		// With a journal that is written ahead, several processes can use the file; a result that was taken survives the loss
		// of power.
		at = (&url.URL{Scheme: "file", OmitHost: true, Path: filepath.ToSlash(whole)}).String() +
			"?_txlock=immediate&_pragma=busy_timeout(30000)&_pragma=journal_mode(wal)&_pragma=synchronous(full)"
	}
	db, err := sql.Open("sqlite", at)
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1) // one in memory is its connection's own
	l := &Ledger{db}
	if err := l.prepare(); err != nil {
		db.Close()
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return l, nil
}

// prepare makes the tables of a new file, and refuses one that has others.
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
		return fmt.Errorf("a ledger of version %d, and this program knows %d: use a newer program", format, ledgerFormat)
	case format == 0 && objects > 0:
		return ErrForeignLedger
	}
	_, err = l.db.Exec(tables + fmt.Sprintf("pragma user_version = %d;", ledgerFormat))
	return err
}

// Close closes the ledger.
func (l *Ledger) Close() error { return l.db.Close() }

// begin notes the plan of a study.
func (l *Ledger) begin(p Plan) error {
	_, err := l.db.Exec(`insert or ignore into study (id, plan) values (?, ?)`, p.ID(), p.Encode())
	return err
}

// A DifferenceError says that a task was played twice and gave two results, which must not be: then something
// is wrong with one of the machines, or they run different versions of the program.
type DifferenceError struct{ Task Task }

func (e *DifferenceError) Error() string {
	return fmt.Sprintf("game %d was played twice, and differently: one of the workers is broken, or has another version "+
		"of the program", e.Task.Number)
}

// take keeps a result. One that is there already is left as it is, and must be the same.
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

// get returns the result of a task, if it is there.
func (l *Ledger) get(study string, t Task) (r Result, ok bool, err error) {
	b, ok, err := l.read(study, t)
	if !ok || err != nil {
		return r, false, err
	}
	if err := json.Unmarshal(b, &r); err != nil || r.Task != t {
		return r, false, fmt.Errorf("the ledger is damaged: its game %d cannot be read; remove the file, and the study "+
			"begins anew", t.Number)
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

// Count returns how many results the ledger holds, of all studies; 0 if it cannot be read.
func (l *Ledger) Count() (n int) {
	if err := l.db.QueryRow(`select count(*) from result`).Scan(&n); err != nil {
		return 0
	}
	return n
}
