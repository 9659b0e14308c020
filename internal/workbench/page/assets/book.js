// The rulebook: each clause beside the rules that cite it and the tests that show it.

import { $, fill, h, plural } from "./dom.js";
import { get } from "./api.js";
import { app, failed } from "./app.js";
import { place, rule } from "./links.js";
import { editor, show as showText } from "./text.js";

let version = 0, book = null, status = "", words = "", beside = false;

const good = { tested: "good", "not applicable": "", missing: "bad", untested: "warn", unruled: "warn", idle: "warn" };
const why = { tested: "a passing test shows it", missing: "nothing cites it", untested: "no passing test cites it", unruled: "a test cites it, but no rule does", idle: "tests cite it, but execute none of its rules", "not applicable": "it binds nobody" };

export async function show(panel, [id]) {
  if (!app.overview.clauses) { fill(panel, h("h2", {}, "Rulebook"), h("p", {}, "The scenario has no rulebook. A block ", h("code", {}, 'rulebook NAME { clause "1" { text = … } }'), " lists the clauses of one.")); return; }
  if (version !== app.overview.shown || !book?.ready) {
    book = await get("book");
    version = app.overview.shown;
  }
  draw(panel, id);
}

// event is told that the coverage has been measured.
export function event() {
  version = 0;
  if (location.hash.startsWith("#/book")) show(app.panel, location.hash.split("/").slice(2).map(decodeURIComponent)).catch(failed);
}

function draw(panel, id) {
  if (!book.ready) { fill(panel, h("h2", {}, "Rulebook"), h("p", { class: "quiet", role: "status" }, "All tests are run to see which rules they execute …")); setTimeout(() => { if (!book?.ready) event(); }, 1000); return; } // a page that is opened here may have missed the event
  const total = Object.entries(book.counts).reduce((n, [s, c]) => n + (s === "not applicable" ? 0 : c), 0), tested = book.counts.tested || 0;
  const list = h("div", {});
  const rows = () => {
    const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
    let n = 0;
    fill(list, book.sections.map((s) => {
      const shown = s.clauses.filter((c) => (!status || (status === "assumed" ? c.assumed : status === "note" ? c.note : c.status === status)) && wanted.every((w) => (c.id + " " + c.text).toLowerCase().includes(w)));
      if (!shown.length) return null;
      n += shown.length;
      return h("details", { open: !!status || wanted.length > 0 || shown.some((c) => c.id === id) || book.sections.length < 3 }, h("summary", {}, h("strong", {}, s.name || "Clauses"), h("span", { class: "quiet" }, ` ${shown.length}`)), shown.map((c) => clause(c, id, s.clauses[s.clauses.indexOf(c) + 1]?.id)));
    }), !n && h("p", { class: "quiet" }, "No clause matches."));
  };
  fill(panel, h("h2", {}, "Rulebook"),
    book.problem && h("div", { class: "box" }, book.problem),
    h("p", {}, `${tested} of ${total} binding clauses are tested. Tests reach ${book.reached} of ${book.points} statements and branches.`),
    h("progress", { max: total || 1, value: tested, "aria-label": "Binding clauses tested" }),
    h("div", { class: "row" },
      h("select", { "aria-label": "Which clauses", onchange: (e) => { status = e.target.value; rows(); } }, h("option", { value: "" }, "all clauses"),
        Object.keys(why).filter((s) => book.counts[s]).map((s) => h("option", { value: s, selected: s === status }, `${s}: ${book.counts[s]}`)),
        book.assumed > 0 && h("option", { value: "assumed", selected: status === "assumed" }, `assumed: ${book.assumed}`), h("option", { value: "note", selected: status === "note" }, "with a reading")),
      h("button", { "aria-pressed": String(beside), onclick: () => { beside = !beside; draw(panel, id); } }, "Beside the book"),
      h("input", { type: "search", placeholder: "words", "aria-label": "Only clauses with these words", value: words, oninput: (e) => { words = e.target.value; rows(); } })),
    list,
    book.uncited.length > 0 && h("details", {}, h("summary", {}, `${plural(book.uncited.length, "rule")} cite nothing`), h("ul", { class: "plain" }, book.uncited.map((r) => h("li", {}, rule(r.name), " ", place(r.at, true))))));
  if (beside) {
    const all = new Map();
    for (const s of book.sections) s.clauses.forEach((c, i) => all.set(c.id, [c, s.clauses[i + 1]?.id]));
    showText(list, (label, example) => { const [c, next] = all.get(label) || []; return c ? clause({ ...c, example }, id, next) : h("p", {}, label); }).catch(failed);
    return;
  }
  rows();
  panel.querySelector(".on")?.scrollIntoView({ block: "center" });
}

function clause(c, id, next) {
  return h("div", { class: c.id === id ? "card on flash" : "card" },
    h("div", { class: "row spread" }, h("strong", {}, c.id), h("span", {}, c.assumed && h("span", { class: "tag own" }, "assumed"), " ", h("span", { class: `tag ${good[c.status]}`, title: why[c.status] }, c.status))),
    h("p", {}, c.text), c.assumed && h("p", { class: "small" }, h("span", { class: "quiet" }, "Assumed: "), c.assumed), c.note && h("p", { class: "small" }, h("span", { class: "quiet" }, "Reading: "), c.note),
    c.not_applicable && h("p", { class: "small quiet" }, c.not_applicable), (c.same || []).length > 0 && h("p", { class: "small quiet" }, "The same as ", c.same.join(", ")),
    c.rules.length > 0 && h("ul", { class: "plain" }, c.rules.map((r) => h("li", {}, rule(r.name.split(", ")[0]), r.name.includes(", ") && h("span", { class: "quiet" }, ", " + r.name.split(", ").slice(1).join(", ")), " ", place(r.at, true),
      app.overview.extends && r.own && h("span", { class: "tag own" }, "here"), h("span", { class: "quiet small" }, r.executed ? ` executed by ${plural(r.executed, "test")}` : "")))),
    c.tests.length > 0 && h("details", {}, h("summary", { class: "small" }, plural(c.tests.length, "test")), h("ul", { class: "plain" }, c.tests.map((t) => h("li", {}, h("span", { class: t.passed ? "good" : "bad" }, t.passed ? "✓ " : "✗ "), h("a", { href: `#/tests/${t.index}` }, t.name))))), c.own && editor(c, next));
}
