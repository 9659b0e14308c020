// A session with the language server through Node's vscode-jsonrpc, which VS Code uses, and a copy of games to work on.

import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import protocol from "vscode-languageserver-protocol/node.js";

// root is the folder of the project, which may be elsewhere than this copy of the file.
export const root = resolve(process.env.ROOT || join(dirname(fileURLToPath(import.meta.url)), "../.."));
const command = resolve(process.env.COMMAND || join(root, "bin/scenario"));

// games copies Revised, what it is made of and a variant.
export function games() {
  const dir = mkdtempSync(join(tmpdir(), "scenario-editors-"));
  for (const name of ["axis_allies_revised", "lib", "variants/closed_russia"]) {
    cpSync(join(root, "scenarios", name), join(dir, name), { recursive: true });
  }
  return dir;
}

// Session is an editor.
export class Session {
  constructor(dir) {
    this.dir = dir;
    this.texts = new Map();
    this.found = new Map(); // diagnostics by URI
    this.called = []; // what the server has called
    this.shown = []; // messages
    this.waiting = [];
    this.server = spawn(command, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
    this.ended = new Promise((done) => this.server.on("exit", done));
    this.conn = protocol.createProtocolConnection(
      new protocol.StreamMessageReader(this.server.stdout),
      new protocol.StreamMessageWriter(this.server.stdin),
    );
    this.conn.onNotification(protocol.PublishDiagnosticsNotification.type, (p) => {
      this.found.set(p.uri, p.diagnostics);
      for (const check of [...this.waiting]) check();
    });
    this.conn.onNotification(protocol.ShowMessageNotification.type, (p) => this.shown.push(p.message));
    this.conn.onRequest((method) => {
      this.called.push(method);
      return null;
    });
    this.conn.listen();
  }

  async initialize() {
    const uri = pathToFileURL(this.dir).href;
    const result = await this.conn.sendRequest(protocol.InitializeRequest.type, {
      processId: process.pid,
      rootUri: uri,
      workspaceFolders: [{ uri, name: "games" }],
      capabilities: {
        textDocument: { completion: { completionItem: { snippetSupport: true } } },
        workspace: { codeLens: { refreshSupport: true }, didChangeWatchedFiles: { dynamicRegistration: true } },
      },
    });
    await this.conn.sendNotification(protocol.InitializedNotification.type, {});
    return result;
  }

  uri(name) {
    return pathToFileURL(join(this.dir, name)).href;
  }

  async open(name) {
    const text = readFileSync(join(this.dir, name), "utf8");
    this.texts.set(name, { text, version: 1 });
    const textDocument = { uri: this.uri(name), languageId: "scenario", version: 1, text };
    await this.conn.sendNotification(protocol.DidOpenTextDocumentNotification.type, { textDocument });
  }

  // replace changes the text of an open file, as typing does.
  async replace(name, old, now) {
    const was = this.texts.get(name);
    if (!was.text.includes(old)) throw new Error(`${name} has no ${old}`);
    const start = this.at(name, old).position;
    const end = positionOf(was.text, was.text.indexOf(old) + old.length);
    const version = was.version + 1;
    this.texts.set(name, { text: was.text.replace(old, () => now), version });
    await this.conn.sendNotification(protocol.DidChangeTextDocumentNotification.type, {
      textDocument: { uri: this.uri(name), version },
      contentChanges: [{ range: { start, end }, text: now }],
    });
  }

  // at returns the place of a word, or so many letters after its start.
  at(name, word, after = 0) {
    const { text } = this.texts.get(name);
    if (!text.includes(word)) throw new Error(`${name} has no ${word}`);
    return { textDocument: { uri: this.uri(name) }, position: positionOf(text, text.indexOf(word) + after) };
  }

  ask(method, params) {
    return this.conn.sendRequest(method, params);
  }

  // answer asks until there is an answer. The server answers from its last snapshot, which may be older than the last edit.
  async answer(method, params) {
    for (let tries = 0; tries < 100; tries++) {
      const answer = await this.ask(method, params);
      if (answer) return answer;
      await new Promise((done) => setTimeout(done, 100));
    }
    throw new Error(`${method} is not answered`);
  }

  // until waits for the expected diagnostics of a file.
  until(name, fits) {
    return new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`${name}: ${JSON.stringify(this.found.get(this.uri(name)))}`)), 60_000);
      const check = () => {
        const found = this.found.get(this.uri(name));
        if (!found || !fits(found)) return;
        clearTimeout(late);
        this.waiting = this.waiting.filter((other) => other !== check);
        done(found);
      };
      this.waiting.push(check);
      check();
    });
  }

  async end() {
    await this.conn.sendRequest(protocol.ShutdownRequest.type);
    await this.conn.sendNotification(protocol.ExitNotification.type);
    return this.ended;
  }
}

function positionOf(text, offset) {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length - 1, character: before.at(-1).length };
}
