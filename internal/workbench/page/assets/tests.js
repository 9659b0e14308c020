// The tests: a list, and one of them with its positions.

import { fill, h, note, plural } from "./dom.js";
import { get, post } from "./api.js";
import { app } from "./app.js";
import { place, source } from "./links.js";
import { Steps } from "./steps.js";

let list = null, filter = "", only = "all", progress = null, panelShown = null;

export async function show(panel, [index, step], same) {
  panelShown = panel;
  asked++;
  if (!same || index === undefined || index === "") current = none; // who comes back chooses a test again
  if (index && !/^\d+$/.test(index)) { // the name of a test, which an editor knows
    const mine = asked, there = (await namesNow()).indexOf(index);
    if (mine !== asked) return;
    if (there < 0) note(`There is no test “${index}” in what is saved.`);
    index = there < 0 ? "" : there;
  }
  if (index !== undefined && index !== "") {
    await one(panel, Number(index), step === undefined ? -1 : Number(step), same);
    return;
  }
  list = await get("tests");
  progress = list.running ? progress || { done: 0, total: list.tests.length } : null;
  draw(panel);
}

// event is told by the server how far a run is.
export function event(e) {
  progress = e.ended ? null : e;
  if (!panelShown || !location.hash.startsWith("#/tests") || location.hash.split("/").length > 2) return;
  if (e.ended) {
    note(`${plural(e.done, "test")} run, ${e.failed} failed`);
    app.refresh();
  } else bar(panelShown);
}

function bar(panel) {
  const host = panel.querySelector("#progress");
  if (!host) return;
  if (!progress) { fill(host); return; }
  fill(host, h("progress", { max: progress.total, value: progress.done, "aria-label": "Tests run" }), ` ${progress.done} of ${progress.total}`, progress.failed > 0 && h("strong", { class: "bad" }, ` ${progress.failed} failed`));
}

const marks = { passed: ["✓", "good"], failed: ["✗", "bad"], skipped: ["–", "quiet"], "not run": ["·", "quiet"] };

async function run(body) {
  await post("tests/run", body);
  progress = { done: 0, total: list.tests.length };
  bar(panelShown);
}

function draw(panel) {
  const own = list.tests.filter((t) => t.own).length;
  const counts = [list.passed && h("span", { class: "good" }, `${list.passed} passed`), list.failed && h("strong", { class: "bad" }, `${list.failed} failed`), list.skipped && `${list.skipped} skipped`].filter(Boolean);
  fill(panel,
    h("h2", {}, plural(list.tests.length, "test")),
    h("div", { class: "row" },
      h("button", { type: "button", class: "main", onclick: () => run({}) }, "Run all"),
      own > 0 && own < list.tests.length && h("button", { type: "button", onclick: () => run({ own: true }) }, `Run the ${own} of this folder`),
      h("span", {}, counts.map((c, i) => [i ? ", " : "", c]))),
    h("p", { id: "progress", role: "status" }),
    h("div", { class: "row" },
      h("input", { type: "search", class: "wide", placeholder: "Only those whose name has …", "aria-label": "Only tests whose name has", value: filter, oninput: (e) => { filter = e.target.value; rows(); } }),
      h("select", { "aria-label": "Which tests", onchange: (e) => { only = e.target.value; rows(); } },
        ["all", "failed", "this folder"].map((o) => h("option", { value: o, selected: o === only }, o)))),
    h("ul", { class: "list", id: "tests" }));
  const rows = () => {
    const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = list.tests.filter((t) => words.every((w) => t.name.toLowerCase().includes(w)) && (only === "all" || (only === "failed" ? t.status === "failed" : t.own)));
    fill(panel.querySelector("#tests"), shown.map((t) => {
      const [sign, kind] = marks[t.status];
      return h("li", {}, h("a", { href: `#/tests/${t.index}` }, h("span", { class: kind, role: "img", "aria-label": t.status }, sign), " ", t.name,
        t.status === "failed" && h("div", { class: "bad small" }, t.message.split("\n")[0])));
    }), !shown.length && h("li", {}, h("span", { class: "item quiet" }, "No test matches.")));
  };
  rows();
  bar(panel);
}

const none = { index: -1, version: -1 };
let current = none; // the test that is shown, with the names of all tests of its version
let known = { version: -1, names: [] }; // the names of the tests of the last version that was asked for
let asked = 0; // how often something was to be shown

// namesNow returns the names of all tests, which are asked for once for each version.
async function namesNow() {
  if (known.version !== app.overview.shown) {
    const all = await get("tests");
    known = { version: all.version, names: all.tests.map((t) => t.name) };
  }
  return known.names;
}

// found returns the index among the names now of the test that was before[index]: that of its name, or else, if tests in a row have other names
// and are as many as they were, that of its place among them. It returns -1 if the test is gone, or nobody can tell which one it is.
function found(index, before, now) {
  const name = before[index];
  if (now[index] === name) return index;
  if (now.includes(name)) return now.indexOf(name);
  let first = index, end = index + 1;
  while (first > 0 && !now.includes(before[first - 1])) first--;
  while (end < before.length && !now.includes(before[end])) end++;
  const from = first > 0 ? now.indexOf(before[first - 1]) + 1 : 0;
  let to = from;
  while (to < now.length && !before.includes(now[to])) to++;
  return to - from === end - first ? from + index - first : -1;
}

const back = () => h("p", {}, h("a", { href: "#/tests" }, "← All tests"));

async function one(panel, index, at, same) {
  const mine = asked;
  if (!(same && current.index === index && current.version === app.overview.shown && panel.querySelector(".steps"))) {
    fill(panel, h("p", { class: "quiet" }, "The test runs …"));
    const version = app.overview.shown, names = await namesNow();
    if (mine !== asked) return;
    if (current.index === index) { // it is shown, and the files may have changed
      const name = current.names[index], there = found(index, current.names, names);
      if (there < 0) { // it may come back with the next version: a file can be read while it is written
        fill(panel, back(), h("h2", {}, name), h("div", { class: "box warn", role: "alert" }, "This test is gone, or has another name."));
        await app.showPosition("setup");
        return;
      }
      current = { index: there, version: -1, names };
      if (there !== index) { app.go(`#/tests/${there}/${at}`); return; }
    }
    const t = await get("test", { index });
    if (mine !== asked || t.name !== names[index]) return; // there is a newer version, of which the page is told
    current = { index, version, names, test: t };
    const steps = new Steps(t.steps, { ref: (i) => `test/${index}/${i}`, hash: (i) => `#/tests/${index}/${i}`, lines: (i) => arrowsUpTo(t.steps, i) });
    current.steps = steps;
    fill(panel,
      back(),
      h("h2", {}, t.name),
      h("p", {}, h("span", { class: `tag ${t.status === "passed" ? "good" : t.status === "failed" ? "bad" : ""}` }, t.status), " ", place(t.at, true),
        (t.cites || []).map((c) => [" ", h("a", { href: `#/book/${encodeURIComponent(c)}` }, c)])),
      t.message && h("div", { class: t.status === "failed" ? "box" : "box warn", role: t.status === "failed" ? "alert" : null }, t.message),
      h("div", { class: "row" }, h("button", { type: "button", onclick: async () => { current.index = -1; await post("tests/run", { index }); app.refresh(); } }, "Run again"),
        h("label", {}, h("input", { type: "checkbox", checked: steps.all, onchange: (e) => { steps.all = e.target.checked; steps.showStep(); } }), " arrows of all lines so far")),
      t.steps.length > 0 && steps.element,
      h("h3", {}, "Source"), source(t.source, t.at.line, t.status === "failed" ? t.at.line : 0));
    if (!t.steps.length) return;
    app.board.frame(t.steps.flatMap((x) => [...(x.route || []), ...(x.moves || []).flatMap((m) => [m.from, m.to])]));
  }
  await current.steps.go(at < 0 ? current.test.steps.length - 1 : at);
}

// arrowsUpTo returns what the lines of a test say up to a step, since the last step that was no line.
function arrowsUpTo(steps, i) {
  const out = [];
  let k = i;
  while (k > 0 && ["played", "refused", "default", "expect"].includes(steps[k].kind)) k--;
  for (let n = k; n <= i; n++) out.push(n);
  return out;
}
