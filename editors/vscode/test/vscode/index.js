// As much of VS Code's API as src/explorer.ts uses, so that it can be tried without VS Code.

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(a, b, c, d) {
    this.start = new Position(a, b);
    this.end = new Position(c, d);
  }
}

class Uri {
  static parse(text) {
    return new Uri(new URL(text).pathname);
  }
  static file(path) {
    return new Uri(path);
  }
  constructor(path) {
    Object.assign(this, { scheme: "file", path, fsPath: path });
  }
  with({ path }) {
    return new Uri(path);
  }
  toString() {
    return `file://${this.path}`;
  }
}

class Location {
  constructor(uri, range) {
    Object.assign(this, { uri, range });
  }
}

class TestMessage {
  constructor(message) {
    this.message = message;
  }
}

// Items is a TestItemCollection.
class Items {
  constructor() {
    this.map = new Map();
  }
  get size() {
    return this.map.size;
  }
  get(id) {
    return this.map.get(id);
  }
  add(item) {
    this.map.set(item.id, item);
  }
  delete(id) {
    this.map.delete(id);
  }
  replace(items) {
    this.map = new Map(items.map((i) => [i.id, i]));
  }
  forEach(f) {
    for (const item of [...this.map.values()]) f(item);
  }
}

// controller is a TestController that notes what is said of tests in told.
function controller() {
  const told = [];
  const note = (what) => (item, detail) => told.push([what, item.id, detail]);
  return {
    told,
    items: new Items(),
    createTestItem: (id, label, uri) => ({ id, label, uri, children: new Items() }),
    createRunProfile: () => ({ dispose() {} }),
    createTestRun: () => ({
      enqueued() {},
      started: note("started"),
      passed: note("passed"),
      failed: note("failed"),
      skipped: note("skipped"),
      errored: note("errored"),
      end: () => told.push(["end"]),
    }),
  };
}

// emit tells those who listen that something has happened.
const listeners = [];
const on = (name) => (f) => {
  listeners.push([name, f]);
  return { dispose() {} };
};
const emit = (name, what) => listeners.forEach(([of, f]) => of === name && f(what));

module.exports = {
  Position, Range, Uri, Location, TestMessage, controller, emit,
  files: [], // what findFiles finds
  TestRunProfileKind: { Run: 1 },
  workspace: {
    findFiles: async () => module.exports.files,
    asRelativePath: (uri) => uri.path.split("/").slice(-1)[0],
    createFileSystemWatcher: () => ({ onDidCreate: on("create"), onDidChange: on("change"), onDidDelete: on("delete"), dispose() {} }),
    onDidChangeTextDocument: on("edit"),
  },
};
