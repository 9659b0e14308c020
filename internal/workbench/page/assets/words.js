// Words that are no answers: odds, rules and look, as at a terminal.

import { h } from "./dom.js";
import { get } from "./api.js";
import { app } from "./app.js";
import { odds } from "./odds.js";

const commands = {
  async odds(word) {
    if (!word) return odds({}, "Nothing can be asked now: the scenario declares what can, and where.");
    const found = (await get("search", { q: word })).find((r) => r.kind === "space");
    return found ? odds({ at: "play", as: app.as, space: found.name }, `Nothing can be asked of ${found.title || found.name} now.`) : h("p", {}, `There is no space “${word}”.`);
  },
  async rules(word) {
    const r = await get("play/rules", { word });
    if (!r.rules.length) return h("p", {}, "The rulebook has nothing about it.");
    return h("div", {}, r.meant && h("p", { class: "quiet small" }, `Taken for: ${r.meant}`), clauses(r));
  },
  async look(word) {
    if (!word) return h("p", {}, "Write what to look at: a space, a player, a unit.");
    return h("pre", { class: "told" }, (await get("play/look", { word })).text);
  },
};

// clauses lists clauses of the rulebook.
export const clauses = (r) => [h("ul", { class: "plain small" }, r.rules.map((x) => h("li", {}, h("a", { href: `#/look/clause/${encodeURIComponent(x.clause)}` }, x.clause), " ", x.text))), r.more > 0 && h("p", { class: "small" }, `and ${r.more} more`)];

// command returns what a line asks that no rule has taken for an answer: an element, or undefined.
export async function command(line) {
  const [, word, rest] = line.match(/^\/?(\w+)\s*(.*)$/) || [];
  return Object.hasOwn(commands, word?.toLowerCase() || "") ? commands[word.toLowerCase()](rest) : undefined;
}
