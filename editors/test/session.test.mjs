// One session through Node's vscode-jsonrpc, from initialize to exit, about a variant of Revised. Each step depends on those before it.

import assert from "node:assert/strict";
import { rmSync } from "node:fs";
import { test } from "node:test";
import { Session, games } from "./session.mjs";

const variant = "variants/closed_russia/variant.hcl";
const tests = "variants/closed_russia/tests.hcl";

test("a session about a variant of Revised", async (t) => {
  const dir = games();
  const editor = new Session(dir);
  t.after(() => rmSync(dir, { recursive: true }));

  await t.test("initialize", async () => {
    const { capabilities, serverInfo } = await editor.initialize();
    assert.equal(serverInfo.name, "scenario");
    for (const what of ["hover", "definition", "references", "rename", "codeAction", "codeLens", "completion", "semanticTokens", "inlayHint"]) {
      assert.ok(capabilities[`${what}Provider`], what);
    }
  });

  await t.test("open: nothing is wrong", async () => {
    await editor.open(variant);
    await editor.until(variant, (found) => found.length === 0);
  });

  await t.test("a mistake is found while it is typed, and corrected by the action that is offered", async () => {
    await editor.replace(variant, "action.blitz", "action.blits");
    const [found] = await editor.until(variant, (found) => found.length > 0);
    assert.match(found.message, /blits/);
    assert.equal(found.source, "scenario");
    const actions = await editor.ask("textDocument/codeAction", {
      textDocument: editor.at(variant, "blits").textDocument,
      range: found.range,
      context: { diagnostics: [found] },
    });
    const write = actions.find((a) => a.title === "Write blitz");
    assert.ok(write, JSON.stringify(actions.map((a) => a.title)));
    const [edit] = write.edit.changes[editor.uri(variant)];
    assert.match(edit.newText, /blitz/);
    await editor.replace(variant, "action.blits", "action.blitz");
    await editor.until(variant, (found) => found.length === 0);
  });

  await t.test("completion knows what the base declares", async () => {
    const { items } = await editor.ask("textDocument/completion", editor.at(variant, "action.blitz", "action.".length));
    const labels = items.map((i) => i.label);
    assert.ok(labels.includes("blitz") && labels.includes("purchase") === false, labels.slice(0, 40).join(" "));
  });

  await t.test("hover has the signature", async () => {
    const hover = await editor.answer("textDocument/hover", editor.at(variant, "action.blitz", "action.b".length));
    assert.match(hover.contents.value, /action blitz\(here space/);
  });

  await t.test("the definition is in the base", async () => {
    const found = await editor.ask("textDocument/definition", editor.at(variant, "action.blitz", "action.b".length));
    assert.match([found].flat()[0].uri, /lib\/axis_allies[^/]*\/.*\.hcl$/);
  });

  await t.test("a function of the variant is renamed, unless the name is taken", async () => {
    const edit = await editor.ask("textDocument/rename", { ...editor.at(variant, "function closed", "function c".length), newName: "shut" });
    assert.equal(edit.changes[editor.uri(variant)].length, 4);
    await assert.rejects(
      editor.ask("textDocument/rename", { ...editor.at(variant, "function closed", "function c".length), newName: "welcome" }),
      /welcome/,
    );
  });

  await t.test("a test is run, and a failure is marked at its step", async () => {
    await editor.open(tests);
    await editor.until(tests, (found) => found.length === 0);
    const args = [editor.uri(tests), "others attack in round 1"];
    assert.equal((await editor.ask("workspace/executeCommand", { command: "scenario.runTest", arguments: args })).status, "passed");
    await editor.replace(tests, "count(pieces(space.russia)) == 2", "count(pieces(space.russia)) == 3");
    const result = await editor.ask("workspace/executeCommand", { command: "scenario.runTest", arguments: args });
    assert.equal(result.status, "failed");
    assert.equal(result.at.range.start.line, editor.at(tests, "count(pieces(space.russia))").position.line);
    await editor.until(tests, (found) => found.some((d) => d.source === "scenario test"));
    assert.equal(editor.shown.length, 2);
  });

  await t.test("the server asked for what it needs", () => {
    assert.ok(editor.called.includes("client/registerCapability"), editor.called.join(" "));
    assert.ok(editor.called.includes("workspace/codeLens/refresh"), editor.called.join(" "));
  });

  await t.test("shutdown and exit", async () => assert.equal(await editor.end(), 0));
});
