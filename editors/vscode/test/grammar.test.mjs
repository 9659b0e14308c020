// VS Code's own engine runs the grammar that colours a file before the server has answered.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const require = createRequire(import.meta.url);
const oniguruma = require("vscode-oniguruma");
const textmate = require("vscode-textmate");
const here = join(dirname(fileURLToPath(import.meta.url)), "..");

await oniguruma.loadWASM(readFileSync(require.resolve("vscode-oniguruma/release/onig.wasm")).buffer);
const registry = new textmate.Registry({
  onigLib: Promise.resolve({
    createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
    createOnigString: (s) => new oniguruma.OnigString(s),
  }),
  loadGrammar: async () => textmate.parseRawGrammar(readFileSync(join(here, "syntaxes/scenario.tmLanguage.json"), "utf8"), "scenario.json"),
});
const grammar = await registry.loadGrammar("source.scenario");

// scopes returns the pieces of a text with the innermost scope of each, without its ending.
function scopes(text) {
  let stack = textmate.INITIAL;
  return text.split("\n").flatMap((line) => {
    const { tokens, ruleStack } = grammar.tokenizeLine(line, stack);
    stack = ruleStack;
    return tokens.map((t) => [line.slice(t.startIndex, t.endIndex).trim(), t.scopes.at(-1).replace(/\.scenario$/, "")]);
  });
}

const of = (text) => Object.fromEntries(scopes(text));

test("blocks", () => {
  const got = of('forbid no_war {\n  when = true\n}\n\ntest "one" {\n  play { lines = ["go"] }\n  set game { round = 1 }\n}\n');
  assert.equal(got.forbid, "storage.type");
  assert.equal(got.no_war, "entity.name.type");
  assert.equal(got['"one"'], "string.quoted.double");
  assert.equal(got.play, "keyword.other");
  assert.equal(got.set, "keyword.control");
  assert.equal(got.lines, "variable.other.property");
});

test("expressions", () => {
  const got = of('  when = game.round == 1 && count(pieces(s)) > mine(actor) ? inherited : none # why\n  who = unit.infantry\n');
  assert.deepEqual(
    ["game", "round", "==", "1", "count", "mine", "actor", "inherited", "none", "# why", "unit", "infantry", "who"].map((w) => got[w]),
    ["variable.language", "variable.other.property", "keyword.operator", "constant.numeric", "support.function", "entity.name.function",
      "variable.language", "keyword.other.inherited", "constant.language", "comment.line.number-sign", "support.class", "variable.other.constant", "variable.other.property"],
  );
});

test("what is between ${ and } in a text is an expression", () => {
  const got = of('  text = "go to ${unit.infantry} now"\n');
  assert.equal(got.infantry, "variable.other.constant");
  assert.equal(got.now ?? got['now"'], "string.quoted.double");
});

test("an attribute that is called like a block is none", () => {
  assert.equal(of("  set = 3\n").set, "variable.other.property");
  assert.equal(of("title = 3\nunit = 4\n").unit, "variable.other.property");
});

test("every snippet begins with a word that the grammar knows", () => {
  const snippets = JSON.parse(readFileSync(join(here, "snippets/scenario.code-snippets"), "utf8"));
  assert.ok(Object.keys(snippets).length > 80);
  for (const [name, { prefix, body }] of Object.entries(snippets)) {
    const text = body.join("\n").replace(/\$\{\d+:((?:[^}\\]|\\.)*)\}|\$0/g, "$1");
    const top = scopes(text).find(([word]) => word === prefix)?.[1];
    const indented = scopes(text.replace(/^/gm, "  ")).find(([word]) => word === prefix)?.[1];
    assert.ok(/^(storage|keyword)/.test(top) || /^(storage|keyword)/.test(indented), name);
  }
});
