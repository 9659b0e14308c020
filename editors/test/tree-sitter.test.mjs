// The queries match tree-sitter's grammar of HCL, and give the words of the language the right names. The grammar can parse all
// shipped scenarios.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { test } from "node:test";
import { Language, Parser, Query } from "web-tree-sitter";
import { root } from "./session.mjs";

const queries = join(root, "editors/tree-sitter/queries");
await Parser.init();
const hcl = await Language.load(createRequire(import.meta.url).resolve("@tree-sitter-grammars/tree-sitter-hcl/tree-sitter-hcl.wasm"));
const parser = new Parser();
parser.setLanguage(hcl);
const query = (name) => new Query(hcl, readFileSync(join(queries, name), "utf8"));

// colours returns the last name that the query gives each piece of a text, as editors show it.
function colours(text) {
  const out = {};
  const captures = query("highlights.scm").captures(parser.parse(text).rootNode);
  for (const { name, node } of captures) if (node.childCount === 0 || ["quoted_template", "string_lit"].includes(node.type)) out[node.text] = name;
  return out;
}

test("words have the colours of what they are", () => {
  const got = colours(`# A rule.
forbid no_war {
  actions = actions.attack
  when    = game.round == 1 && count(pieces(there)) > limit(actor) ? inherited : none
  colour  = "red"
}

nonsense x {}
`);
  for (const [word, name] of Object.entries({
    "# A rule.": "comment", forbid: "keyword", no_war: "type", attack: "constant", when: "property", game: "variable.builtin",
    round: "property", count: "function.builtin", limit: "function", actor: "variable.builtin", inherited: "keyword", none: "constant.builtin", 1: "number", "==": "operator", '"red"': "string",
  })) assert.equal(got[word], name, word);
  assert.equal(got.nonsense, undefined);
});

test("blocks, lists and comments fold", () => {
  const folds = query("folds.scm").captures(parser.parse('# One.\n# Two.\ntest "a" {\n  play {\n    lines = [\n      "b",\n    ]\n  }\n}\n').rootNode);
  assert.deepEqual([...new Set(folds.map(({ node }) => node.type))].sort(), ["block", "comment", "tuple"]);
});

test("bindings and the variables of comprehensions are local", () => {
  const text = "function f {\n  n  = 1\n  is = [for p in every(player) : p.money + n]\n}\n";
  const found = query("locals.scm").captures(parser.parse(text).rootNode);
  const named = (name) => found.filter((c) => c.name === name).map((c) => c.node.text);
  assert.deepEqual(named("local.definition"), ["n", "is", "p"]);
  assert.ok(named("local.reference").includes("n") && named("local.reference").includes("p"));
});

test("the grammar reads every shipped scenario", () => {
  const bad = readdirSync(join(root, "scenarios"), { recursive: true })
    .filter((name) => name.endsWith(".hcl"))
    .filter((name) => parser.parse(readFileSync(join(root, "scenarios", name), "utf8")).rootNode.hasError);
  assert.deepEqual(bad, []);
});
