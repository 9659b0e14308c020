// The text of the printed book beside its clauses, and what is done to a clause: the one thing that the page writes.

import { fill, h, note, plural } from "./dom.js";
import { get, post } from "./api.js";

const opened = new Map(); // sections of the text, by name: those with something to do are open, and what was opened stays so

// write makes an edit. The page follows when the server has read the file again; what is refused is shown in the place given.
async function write(edit, problem) {
  try {
    const done = await post("book/edit", edit);
    note(`Written into ${done.file}.`);
  } catch (err) {
    fill(problem, h("div", { class: "box", role: "alert" }, err.message));
  }
}

// undo is the button that takes the last change back, if there is one.
export function undo(what) {
  const problem = h("div", {});
  return what && h("div", {}, h("button", { onclick: async () => {
    try { note(`Undone: ${(await post("book/undo")).undone}.`); } catch (err) { fill(problem, h("div", { class: "box", role: "alert" }, err.message)); }
  } }, `Undo ${what}`), problem);
}

const fields = [
  ["text", "What it says"], ["note", "How it is read"], ["not_applicable", "Why no rule implements it"], ["assumed", "Why it is assumed where the book is silent"], ["restates", "The clauses that it repeats"],
];

// editor is the form that changes a clause. next is the label of the clause that follows it in its section, if there is one.
export function editor(c, next) {
  const problem = h("div", {}), inputs = {};
  const before = { ...c, restates: (c.restates || []).join(", ") };
  const save = () => {
    const set = {};
    for (const [name] of fields) if (inputs[name].value.trim() !== (before[name] || "")) set[name] = inputs[name].value.trim();
    if (Object.keys(set).length) return write({ do: "change", clause: c.id, set }, problem);
  };
  return h("details", { class: "edit" }, h("summary", { class: "small" }, "Edit"),
    fields.map(([name, label]) => h("label", { class: "field" }, label, inputs[name] = h("textarea", { rows: name === "text" ? 3 : 1, value: before[name] || "", name }))),
    h("div", { class: "row" }, h("button", { onclick: save }, "Write"),
      next && h("button", { onclick: () => write({ do: "join", clause: c.id, with: next }, problem) }, `Join with ${next}`),
      h("button", { onclick: () => write({ do: "remove", clause: c.id }, problem) }, "Remove")),
    problem, starts(c));
}

// starts are the lines with which a rule and a test of a clause begin, to be copied into a file.
function starts(c) {
  const name = c.text.toLowerCase().normalize("NFD").replace(/[^a-z0-9 ]/g, "").split(" ").filter((w) => /^[a-z]/.test(w) && w.length > 2).slice(0, 3).join("_") || "rule";
  const rule = `procedure ${name} {\n  cites = [${JSON.stringify(c.id)}]\n\n}`;
  const test = `test ${JSON.stringify(c.text.replace(/[".]+/g, ""))} {\n  cites = [${JSON.stringify(c.id)}]\n${c.example ? `\n  # ${c.example}\n` : ""}\n  given {\n  }\n  expect { that = true }\n}`;
  return [["A rule", rule], ["A test", test]].map(([what, text]) => h("details", {}, h("summary", { class: "small" }, `${what} to start from`), h("pre", {}, text),
    h("button", { onclick: async () => { await navigator.clipboard.writeText(text); note("Copied."); } }, "Copy")));
}

// show draws the sentences of the book with the clauses that cover them. card draws a clause by its label.
export async function show(panel, card) {
  const text = await get("book/text");
  if (!text.file) return fill(panel, h("p", { class: "quiet" }, "With ", h("code", {}, 'book = "book.txt"'), " the rulebook names the file of its text, and its sentences are shown here beside the clauses."), undo(text.undo));
  if (text.problem) return fill(panel, h("div", { class: "box" }, text.problem), undo(text.undo));
  let last = "";
  fill(panel, undo(text.undo), text.sections.map((s) => h("details", { open: opened.get(s.name) ?? s.covered < s.rules, ontoggle: (e) => opened.set(s.name, e.target.open) }, h("summary", {}, h("strong", {}, s.name || "Before the first heading"), " ",
    h("progress", { max: s.rules || 1, value: s.covered, "aria-label": `Sentences covered in ${s.name}` }), h("span", { class: "quiet" }, ` ${s.covered} of ${plural(s.rules, "sentence")}`)),
    s.sentences.map((x) => {
      const row = sentence(x, s.name, last, card);
      last = x.clauses.at(-1) || last;
      return row;
    }))));
}

// keep leaves what is selected as it is when a button is pressed.
const keep = (e) => e.preventDefault();

// sentence is one of the book: its words on one side, and on the other its clauses, or the button that makes one.
function sentence(x, section, after, card) {
  const problem = h("div", {}), words = h("p", { class: "words" }, x.text, x.example && h("span", { class: "quiet" }, " " + x.example));
  const selected = () => {
    const s = getSelection();
    return s && !s.isCollapsed && words.contains(s.anchorNode) && words.contains(s.focusNode) ? s.toString().trim() : "";
  };
  const make = (set) => write({ do: "add", after, line: x.line, set: { section, text: selected() || x.text, ...set } }, problem);
  return h("div", { class: `sentence ${x.clauses.length ? "covered" : x.kind === "rule" ? "open" : "aside"}`, "data-line": x.line },
    h("div", {}, h("span", { class: "quiet small" }, `line ${x.line}${x.kind === "rule" ? "" : ", " + x.kind}`), words, x.points.length > 0 && h("p", { class: "small quiet" }, x.points.join(" · "))),
    h("div", {}, x.clauses.map((label) => card(label, x.example)), x.clauses.length === 1 && h("button", { onmousedown: keep, title: "What is selected in the sentence becomes a clause of its own", onclick: () => {
      if (!selected()) return note("Select the words that become a clause of their own first.");
      return write({ do: "split", clause: x.clauses[0], line: x.line, set: { text: selected() } }, problem);
    } }, "Split off the selection"), !x.clauses.length && h("div", { class: "row" }, h("button", { onmousedown: keep, onclick: () => make({}) }, "Make a clause"),
      h("button", { onclick: () => make({ not_applicable: "It is not a rule." }) }, "Not a rule")), problem));
}
