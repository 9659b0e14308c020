// The extension starts the language server, `scenario lsp`, and adds the list of tests, for which the protocol has no
// request.

import * as vscode from "vscode";
import { type Executable, LanguageClient, type LanguageClientOptions } from "vscode-languageclient/node";
import { Explorer } from "./explorer";

let client: LanguageClient | undefined;

export async function activate(context: vscode.ExtensionContext): Promise<void> {
  const tests = vscode.tests.createTestController("scenario", "Scenario");
  const explorer = new Explorer(tests, async (method, params, token) => {
    if (!client?.isRunning()) throw new Error("The language server does not run.");
    return token ? client.sendRequest(method, params, token) : client.sendRequest(method, params);
  });
  context.subscriptions.push(
    tests,
    explorer,
    vscode.commands.registerCommand("scenario.restart", () => restart(explorer)),
    vscode.commands.registerCommand("scenario.view", view),
    vscode.workspace.onDidChangeConfiguration((e) => e.affectsConfiguration("scenario.command") && restart(explorer)),
  );
  await restart(explorer);
}

export function deactivate(): Promise<void> | undefined {
  return client?.dispose();
}

const command = (): string => vscode.workspace.getConfiguration("scenario").get("command") || "scenario";

async function restart(explorer: Explorer): Promise<void> {
  await client?.dispose().catch(() => undefined); // it may have ended by itself
  const server: Executable = { command: command(), args: ["lsp"] };
  client = new LanguageClient("scenario", "Scenario", server, options);
  try {
    await client.start();
    await explorer.find();
  } catch (err) {
    const settings = "Open Settings";
    const chosen = await vscode.window.showErrorMessage(
      `"${command()} lsp" could not be started: ${err instanceof Error ? err.message : err}. ` +
        "Install the program scenario, or say in the setting scenario.command where it is.",
      settings,
    );
    if (chosen === settings) await vscode.commands.executeCommand("workbench.action.openSettings", "scenario.command");
  }
}

const options: LanguageClientOptions = {
  documentSelector: [{ scheme: "file", language: "scenario" }],
  middleware: {
    // Completion offers no snippets, because the server offers the blocks that fit. Its items that are snippets get
    // another kind, or VS Code would leave them out, too.
    provideCompletionItem: async (document, position, context, token, next) => {
      const found = await next(document, position, context, token);
      for (const item of Array.isArray(found) ? found : (found?.items ?? [])) {
        if (item.kind === vscode.CompletionItemKind.Snippet) item.kind = vscode.CompletionItemKind.Struct;
      }
      return found;
    },
    // The lens with the number of uses opens VS Code's own list of them.
    executeCommand: (name, args, next) => {
      if (name !== "scenario.showUses") return next(name, args);
      const [uri, at] = args as [string, { line: number; character: number }];
      return vscode.commands.executeCommand(
        "editor.action.findReferences",
        vscode.Uri.parse(uri),
        new vscode.Position(at.line, at.character),
      );
    },
  },
};

// view opens the page of `scenario view` about the folder of the file that is being edited. The server serves it.
async function view(): Promise<void> {
  const file = vscode.window.activeTextEditor?.document.uri;
  if (file) await vscode.commands.executeCommand("scenario.openView", file.toString(), "");
}
