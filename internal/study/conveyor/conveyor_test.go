package conveyor

import (
	"encoding/hex"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"testing/fstest"
	"time"

	"github.com/nats-io/nats-server/v2/server"

	"github.com/scenario-lang/scenario/compiler"
	"github.com/scenario-lang/scenario/internal/session"
	"github.com/scenario-lang/scenario/internal/skeleton"
	"github.com/scenario-lang/scenario/internal/study"
	"github.com/scenario-lang/scenario/internal/worktest"
	"github.com/scenario-lang/scenario/runtime/gamelog"
	"github.com/scenario-lang/scenario/runtime/program"
)

// role says what a process that a test has started is: a broker, a worker or a coordinator. They are other processes so
// that they can be killed.
const role = "STUDY_TEST_ROLE"

func TestMain(m *testing.M) {
	var err error
	switch os.Getenv(role) {
	case "":
		os.Exit(m.Run())
	case "broker":
		err = serve(os.Getenv("PORT"), os.Getenv("FOLDER"))
	case "worker":
		var l *Line
		if l, err = dialed(); err == nil {
			(&Worker{Line: l}).Run(1)
		}
	case "coordinator":
		var l *Line
		if l, err = dialed(); err == nil {
			var hash string
			hash, err = coordinate(l, os.Getenv("LEDGER"))
			fmt.Println(hash)
		}
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
	os.Exit(0)
}

// tasks is how many pairs of games the studies of these tests have.
const tasks = 150

// river returns a study of the game that `scenario new` writes.
func river() (*study.Study, error) {
	files, err := skeleton.Small("river", "River")
	if err != nil {
		return nil, err
	}
	sources := fstest.MapFS{}
	for _, f := range files {
		sources["river/"+f.Name] = &fstest.MapFile{Data: []byte(f.Text)}
	}
	p := compiler.Compile(sources, "river", compiler.Options{}).Program
	plan := study.NewPlan([2]string{gamelog.Greedy, gamelog.Random}, 1, session.DefaultLimits)
	plan.Arms = []study.Arm{{Program: p.Hash()}}
	return study.New(plan, []*program.Program{p})
}

func dialed() (*Line, error) {
	var l *Line
	var err error
	for range 100 {
		if l, err = Dial(Access{URL: "nats://127.0.0.1:" + os.Getenv("PORT")}); err == nil {
			return l, nil
		}
		time.Sleep(100 * time.Millisecond)
	}
	return nil, err
}

// coordinate runs the study with what others play, and returns the hash of its results.
func coordinate(l *Line, ledger string) (string, error) {
	s, err := river()
	if err != nil {
		return "", err
	}
	kept, err := study.OpenLedger(ledger)
	if err != nil {
		return "", err
	}
	defer kept.Close()
	c, err := l.Coordinate(s)
	if err != nil {
		return "", err
	}
	c.silence = time.Second
	course := study.Course{Study: s, Ledger: kept, Carrier: c, Games: 2 * tasks, All: true,
		Progress: func(*study.Tally, study.Played) {}}
	t, err := course.Run()
	if err != nil {
		return "", err
	}
	return t.Report([]string{"river"}).Hash, nil
}

// serve is a broker that is killed.
func serve(port, folder string) error {
	n, err := strconv.Atoi(port)
	if err != nil {
		return err
	}
	s, err := server.NewServer(&server.Options{Host: "127.0.0.1", Port: n, JetStream: true, StoreDir: folder, NoSigs: true,
		NoLog: true, SyncAlways: true})
	if err != nil {
		return err
	}
	s.Start()
	select {}
}

// undisturbed returns the hash of the study when nothing happens to it.
func undisturbed(t *testing.T, jobs int) string {
	t.Helper()
	l, err := Embed("")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	stop := make(chan struct{})
	defer close(stop)
	go (&Worker{Line: l, Stop: stop}).Run(jobs)
	hash, err := coordinate(l, "")
	if err != nil {
		t.Fatal(err)
	}
	if b, err := hex.DecodeString(hash); err != nil || len(b) != 32 {
		t.Fatalf("%q is no hash", hash)
	}
	return hash
}

// However many play, the results are the same.
func TestOneHashForAnyNumberOfWorkers(t *testing.T) {
	if one, four := undisturbed(t, 1), undisturbed(t, 4); one != four {
		t.Errorf("with one worker %s, with four %s", one, four)
	}
}

// The folder of an embedded broker is removed while games are played. The study goes on.
func TestFolderOfBrokerIsRemoved(t *testing.T) {
	l, err := Embed("")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	stop := make(chan struct{})
	defer close(stop)
	go (&Worker{Line: l, Stop: stop}).Run(1)
	go func() {
		time.Sleep(100 * time.Millisecond)
		os.RemoveAll(l.folder)
	}()
	hash, err := coordinate(l, "")
	if err != nil {
		t.Fatal(err)
	}
	if want := undisturbed(t, 2); hash != want {
		t.Errorf("the hash is %s, and undisturbed %s", hash, want)
	}
}

// processes starts what a test kills.
type processes struct {
	t    *testing.T
	env  []string
	runs map[string]*exec.Cmd
}

func (p *processes) start(name string, env ...string) *exec.Cmd {
	p.t.Helper()
	c := worktest.Command(p.t, os.Args[0])
	what, _, _ := strings.Cut(name, " ")
	c.Env = append(append(os.Environ(), p.env...), append(env, role+"="+what)...)
	c.Stderr = os.Stderr
	p.runs[name] = c
	return c
}

func (p *processes) kill(name string) {
	p.t.Helper()
	if err := p.runs[name].Process.Kill(); err != nil {
		p.t.Fatal(err)
	}
	p.runs[name].Wait()
}

func (p *processes) begin(name string, env ...string) {
	p.t.Helper()
	if err := p.start(name, env...).Start(); err != nil {
		p.t.Fatal(err)
	}
}

// Broker, coordinator and workers are killed, the broker's folder is removed, and two coordinators share one ledger:
// the result is that of a study to which nothing has happened, and no game counts twice.
func TestAnythingMayBeKilled(t *testing.T) {
	worktest.Long(t)
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	port := strconv.Itoa(listener.Addr().(*net.TCPAddr).Port)
	listener.Close()
	folder, ledger := filepath.Join(t.TempDir(), "broker"), filepath.Join(t.TempDir(), "ledger")
	p := &processes{t: t, env: []string{"PORT=" + port, "FOLDER=" + folder, "LEDGER=" + ledger},
		runs: map[string]*exec.Cmd{}}
	defer func() {
		for _, c := range p.runs {
			c.Process.Kill()
			c.Wait()
		}
	}()
	p.begin("broker")
	p.begin("worker 1")
	p.begin("coordinator 1")
	played := func(least int) {
		t.Helper()
		worktest.Until(t, fmt.Sprintf("%d games in the ledger", least), func() bool { return count(ledger) >= least })
	}
	played(20)
	p.kill("worker 1")
	p.begin("worker 1")
	p.begin("worker 2")
	played(40)
	p.kill("broker")
	p.begin("broker")
	played(60)
	p.kill("coordinator 1")
	before := count(ledger)
	p.begin("coordinator 1")
	played(before + 15)
	p.kill("broker")
	p.kill("worker 2")
	if err := os.RemoveAll(folder); err != nil {
		t.Fatal(err)
	}
	p.begin("broker")
	p.begin("coordinator 2")
	played(before + 30)
	p.kill("coordinator 1")
	last, err := p.start("coordinator 3").Output()
	if err != nil {
		t.Fatal(err)
	}
	if got, want := strings.TrimSpace(string(last)), undisturbed(t, 2); got != want {
		t.Errorf("the hash is %s, and undisturbed %s", got, want)
	}
	if n := count(ledger); n != tasks {
		t.Errorf("there are %d results of %d games", n, tasks)
	}
}

// count returns the number of results in a ledger, or 0 if it is not there yet.
func count(name string) int {
	if _, err := os.Stat(name); err != nil {
		return 0
	}
	l, err := study.OpenLedger(name)
	if err != nil {
		return 0
	}
	defer l.Close()
	return l.Count()
}

// An embedded broker has no passwords: nobody elsewhere may reach it.
func TestListensOnThisMachineAlone(t *testing.T) {
	for _, address := range []string{"0.0.0.0:4222", ":4222", "192.168.1.2:4222", "[::]:4222", "games.example:4222",
		"4222", "127.0.0.1:0", "127.0.0.1:99999"} {
		if l, err := Embed(address); err == nil {
			l.Close()
			t.Errorf("it listens at %s", address)
		}
	}
}
