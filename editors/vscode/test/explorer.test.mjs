// The test explorer with the real server, in a stub of VS Code.

import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const require = createRequire(import.meta.url);
const vscode = require("vscode");
const rpc = require("vscode-jsonrpc/node");
const { Explorer } = require("../dist/test/explorer.cjs");

const command = process.env.COMMAND || "scenario";
const temp = mkdtempSync(join(tmpdir(), "scenario-explorer-"));
const dir = join(temp, "river");
execFileSync(command, ["new", dir]);
const tests = vscode.Uri.file(join(dir, "tests.hcl"));
const text = readFileSync(tests.path, "utf8");
const expected = "count(pieces(space.bridge)) == 1";
writeFileSync(tests.path, text.replace(expected, "count(pieces(space.bridge)) == 2"));
const names = [...text.matchAll(/^test "(.*)"/gm)].map((m) => m[1]);

const server = spawn(command, ["lsp"], { stdio: ["pipe", "pipe", "inherit"] });
const conn = rpc.createMessageConnection(new rpc.StreamMessageReader(server.stdout), new rpc.StreamMessageWriter(server.stdin));
const shown = [];
conn.onNotification("window/showMessage", (m) => shown.push(m.message));
conn.listen();
const uri = `file://${dir}`;
await conn.sendRequest("initialize", { processId: null, rootUri: uri, workspaceFolders: [{ uri, name: "g" }], capabilities: {} });
await conn.sendNotification("initialized", {});
after(async () => {
  await conn.sendRequest("shutdown");
  await conn.sendNotification("exit");
  rmSync(temp, { recursive: true });
});

const controller = vscode.controller();
const explorer = new Explorer(controller, (method, params) => conn.sendRequest(method, params));
after(() => explorer.dispose());
const token = { isCancellationRequested: false };
const listed = () => {
  const out = [];
  controller.items.forEach((folder) => folder.children.forEach((file) => file.children.forEach((t) => out.push(`${file.label}: ${t.id}`))));
  return out;
};

test("tests are found, by folder and file", async () => {
  vscode.files = readdirSync(dir).filter((f) => f.endsWith(".hcl")).map((f) => vscode.Uri.file(join(dir, f)));
  await explorer.find();
  assert.deepEqual(listed(), names.map((name) => `tests.hcl: ${name}`));
  assert.equal(controller.items.size, 1);
});

test("tests are run, and a failure is at its step", async () => {
  await explorer.run({}, token);
  const ended = controller.told.filter(([what]) => what !== "started");
  assert.deepEqual(ended.map(([what]) => what), ["failed", ...names.slice(1).map(() => "passed"), "end"]);
  const { message, location } = ended[0][2];
  assert.match(message, /rider has arrived/);
  assert.equal(location.uri.path, tests.path);
  const step = text.slice(0, text.indexOf(expected)).split("\n").length - 1;
  assert.ok(Math.abs(location.range.start.line - step) <= 1, `line ${location.range.start.line}, not ${step}`);
  assert.deepEqual(shown, [], "the server shows results that the explorer shows");
});

test("only what is asked for is run, and nothing after it is stopped", async () => {
  controller.told.length = 0;
  const [folder] = [...controller.items.map.values()];
  const [file] = [...folder.children.map.values()];
  const [first, second, ...rest] = [...file.children.map.values()];
  await explorer.run({ include: [folder], exclude: [first, ...rest] }, token);
  assert.deepEqual(controller.told.map((t) => t.slice(0, 2)), [["started", second.id], ["passed", second.id], ["end"]]);
  controller.told.length = 0;
  await explorer.run({ include: [first] }, { isCancellationRequested: true });
  assert.deepEqual(controller.told.map(([what]) => what), ["skipped", "end"]);
});

test("a test that cannot be run says why", async () => {
  controller.told.length = 0;
  const broken = new Explorer(controller, async () => {
    throw new Error("The language server does not run.");
  });
  await broken.run({}, token);
  assert.equal(controller.told[1][0], "errored");
  assert.match(controller.told[1][2].message, /does not run/);
  assert.equal(listed().length, names.length, "what was known stays");
});

test("the list follows the files", async () => {
  writeFileSync(tests.path, 'test "another" {\n  run {}\n}\n');
  await conn.sendNotification("workspace/didChangeWatchedFiles", { changes: [{ uri: tests.toString(), type: 2 }] }); // as the client does
  vscode.emit("change", tests);
  for (let i = 0; i < 50 && listed()[0] !== "tests.hcl: another"; i++) await new Promise((done) => setTimeout(done, 100));
  assert.deepEqual(listed(), ["tests.hcl: another"]);
  vscode.emit("delete", tests);
  assert.equal(controller.items.size, 0);
});
