// The test explorer lists the test blocks of all files, which it finds in the server's outlines. The server runs them one
// after the other. A failed test is marked at its step.

import * as path from "node:path";
import * as vscode from "vscode";

// Ask sends a request to the language server.
export type Ask = (method: string, params: unknown, token?: vscode.CancellationToken) => Promise<unknown>;

interface Range {
  start: { line: number; character: number };
  end: { line: number; character: number };
}

// Block is a block of a file in the server's outline. Its name is its type and its labels.
interface Block {
  name: string;
  range: Range;
}

interface Result {
  status: string;
  message?: string;
  at?: { uri: string; range: Range };
}

const delay = 300; // milliseconds without an edit before the tests of a file are listed again

export class Explorer implements vscode.Disposable {
  private readonly disposables: vscode.Disposable[] = [];
  private readonly waiting = new Map<string, NodeJS.Timeout>();

  constructor(
    private readonly tests: vscode.TestController,
    private readonly ask: Ask,
  ) {
    const files = vscode.workspace.createFileSystemWatcher("**/*.hcl");
    this.disposables.push(
      files,
      files.onDidCreate((uri) => this.soon(uri)),
      files.onDidChange((uri) => this.soon(uri)),
      files.onDidDelete((uri) => this.forget(uri)),
      vscode.workspace.onDidChangeTextDocument((e) => e.document.languageId === "scenario" && this.soon(e.document.uri)),
      tests.createRunProfile("Run", vscode.TestRunProfileKind.Run, (request, token) => this.run(request, token), true),
    );
    tests.refreshHandler = () => this.find();
  }

  dispose(): void {
    for (const timer of this.waiting.values()) clearTimeout(timer);
    for (const d of this.disposables) d.dispose();
  }

  // find lists the tests of all files.
  async find(): Promise<void> {
    const files = await vscode.workspace.findFiles("**/*.hcl", "**/node_modules/**");
    const there = new Set(files.map(String));
    this.tests.items.forEach((folder) => folder.children.forEach((file) => there.has(file.id) || this.forget(file.uri!)));
    for (const uri of files) await this.list(uri);
  }

  // forget removes a file from the list, and its folder if no other file in it has tests.
  private forget(uri: vscode.Uri): void {
    const folder = this.tests.items.get(folderOf(uri).toString());
    folder?.children.delete(uri.toString());
    if (folder?.children.size === 0) this.tests.items.delete(folder.id);
  }

  // soon lists the tests of a file once it has not changed for a while.
  private soon(uri: vscode.Uri): void {
    const id = uri.toString();
    clearTimeout(this.waiting.get(id));
    this.waiting.set(
      id,
      setTimeout(() => {
        this.waiting.delete(id);
        void this.list(uri);
      }, delay),
    );
  }

  // list lists the tests of a file. As long as a test has the same name, it keeps its item, and so its result.
  private async list(uri: vscode.Uri): Promise<void> {
    const blocks = await this.outline(uri);
    if (!blocks) return; // keep the list
    const found = blocks.map(testIn).filter((t) => t !== undefined);
    if (found.length === 0) {
      this.forget(uri);
      return;
    }
    const folder = this.item(this.tests.items, folderOf(uri), vscode.workspace.asRelativePath(folderOf(uri)));
    const file = this.item(folder.children, uri, path.posix.basename(uri.path));
    const before = file.children;
    file.children.replace(
      found.map(({ name, range }) => {
        const item = before.get(name) ?? this.tests.createTestItem(name, name, uri);
        item.range = range;
        return item;
      }),
    );
  }

  // item returns the item of a file or folder, and makes it if there is none.
  private item(among: vscode.TestItemCollection, uri: vscode.Uri, label: string): vscode.TestItem {
    const id = uri.toString();
    const item = among.get(id) ?? this.tests.createTestItem(id, label, uri);
    if (!among.get(id)) among.add(item);
    return item;
  }

  private async outline(uri: vscode.Uri): Promise<Block[] | undefined> {
    try {
      return (await this.ask("textDocument/documentSymbol", { textDocument: { uri: uri.toString() } })) as Block[];
    } catch {
      return undefined; // the server does not run, or the file is gone
    }
  }

  // run runs the requested tests, or all.
  async run(request: vscode.TestRunRequest, token: vscode.CancellationToken): Promise<void> {
    const run = this.tests.createTestRun(request);
    const queue: vscode.TestItem[] = [];
    const add = (item: vscode.TestItem): void => {
      if (request.exclude?.includes(item)) return;
      if (item.children.size > 0) item.children.forEach(add);
      else queue.push(item);
    };
    if (request.include) request.include.forEach(add);
    else this.tests.items.forEach(add);
    for (const item of queue) run.enqueued(item);
    for (const item of queue) {
      if (token.isCancellationRequested) run.skipped(item);
      else await this.one(run, item, token);
    }
    run.end();
  }

  // one runs one test.
  private async one(run: vscode.TestRun, item: vscode.TestItem, token: vscode.CancellationToken): Promise<void> {
    run.started(item);
    const began = Date.now();
    try {
      const uri = item.uri!.toString();
      const args = [uri, item.id, true]; // true: this shows the result, so the server need not
      const result = (await this.ask("workspace/executeCommand", { command: "scenario.runTest", arguments: args }, token)) as Result;
      if (result.status === "passed") run.passed(item, Date.now() - began);
      else if (result.status === "failed") run.failed(item, messageOf(result), Date.now() - began);
      else run.skipped(item);
    } catch (err) {
      if (token.isCancellationRequested) run.skipped(item);
      else run.errored(item, new vscode.TestMessage(err instanceof Error ? err.message : String(err)));
    }
  }
}

function folderOf(file: vscode.Uri): vscode.Uri {
  return file.with({ path: path.posix.dirname(file.path) });
}

// testIn returns the test that a block declares.
function testIn(block: Block): { name: string; range: vscode.Range } | undefined {
  const [type, ...name] = block.name.split(" ");
  return type === "test" && name.length > 0 ? { name: name.join(" "), range: rangeOf(block.range) } : undefined;
}

// messageOf returns why a test failed, at the step where it failed.
function messageOf(result: Result): vscode.TestMessage {
  const message = new vscode.TestMessage(result.message || "The test failed.");
  if (result.at) message.location = new vscode.Location(vscode.Uri.parse(result.at.uri), rangeOf(result.at.range));
  return message;
}

function rangeOf(r: Range): vscode.Range {
  return new vscode.Range(r.start.line, r.start.character, r.end.line, r.end.character);
}
