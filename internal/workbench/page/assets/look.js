// The panel that shows a space, a piece, a player, a rule or anything else that is declared.

import { fill, h, plural, spoken } from "./dom.js";
import { get } from "./api.js";
import { app, title } from "./app.js";
import { odds } from "./odds.js";
import { place, rule, source, thing } from "./links.js";

export async function show(panel, [kind, name, unit, owner]) {
  if (!kind) { start(panel); return; }
  const t = await get("thing", { kind, name, at: app.at, as: app.as });
  if (kind === "space" && app.board.anchors[name]) {
    app.board.focus(name, true);
    // On a small screen nothing could be read: the space with those around it is shown, or alone.
    for (const names of [[name, ...t.borders.map((b) => b.to)], [name]]) if (app.board.scale() > 2.6) app.board.frame(names);
  }
  app.board.arrows(unit ? [] : null);
  fill(panel,
    h("div", { class: "row spread" }, h("h2", {}, t.title || spoken(t.name)), h("span", { class: "row" }, whose(t))),
    h("p", {}, h("span", { class: "quiet" }, `${t.kind} `), h("code", {}, t.name + (t.params ? `(${t.params})` : "")), " · ", place(t.at, true),
      (t.others || []).length > 0 && [" · also ", t.others.map((k) => [thing(k, t.name, k), " "])]),
    t.comment && h("p", {}, t.comment),
    unit && chosen(unit, owner, name),
    kind === "space" && odds({ at: app.at, as: app.as, space: name }),
    table("State", t.state),
    pieces(t),
    table("Attributes", t.attributes),
    borders(t),
    changes(t),
    cites(t),
    t.attached.length > 0 && [h("h3", {}, "Attached to it"), uses(t.attached)],
    h("h3", {}, "Definition"), source(t.source),
    h("h3", {}, t.uses.length ? `Named in ${plural(t.uses.length + (t.more_uses || 0), "place")}` : "Nothing names it"),
    groups(t.uses), t.more_uses > 0 && h("p", { class: "quiet" }, `${t.more_uses} more are not listed.`));
}

// start is the panel before anything was chosen.
function start(panel) {
  const o = app.overview;
  fill(panel, h("h2", {}, o.title),
    h("p", {}, "Choose a space or a piece on the board, or search for a name."),
    o.abstract && h("div", { class: "box warn" }, "This scenario is abstract: games are built on it."),
    h("h3", {}, "Whose view"),
    h("select", { "aria-label": "Whose view", onchange: (e) => { app.as = e.target.value; app.showPosition(app.at); } },
      h("option", { value: "", selected: app.as === "" }, "The author, who sees everything"),
      o.players.map((p) => h("option", { value: p.name, selected: app.as === p.name }, `${p.title} sees`))),
    app.at !== "setup" && h("p", {}, h("button", { type: "button", onclick: () => app.showPosition("setup") }, "Show the set-up")),
    h("h3", {}, "Players"), h("ul", { class: "plain" }, o.players.map((p) => h("li", {}, thing("player", p.name, p.title)))),
    h("h3", {}, "Units"), h("ul", { class: "plain" }, o.units.map((p) => h("li", {}, thing("unit", p.name, p.title)))),
    h("h3", {}, "Keys"), h("p", { class: "small" }, h("kbd", {}, "/"), " search, ", h("kbd", {}, "1"), "–", h("kbd", {}, "9"), " panels, ", h("kbd", {}, "["), " ", h("kbd", {}, "]"),
      " a step back or on; on the board: arrows from space to space, ", h("kbd", {}, "Enter"), " choose, ", h("kbd", {}, "+"), " ", h("kbd", {}, "−"), " zoom, ", h("kbd", {}, "0"), " all, ", h("kbd", {}, "Shift"), " with arrows moves it."),
    h("p", { class: "quiet small" }, "Made of ", o.folders.map((f) => [h("code", {}, f), " "])));
}

function whose(t) {
  const own = (t.changed || []).filter((c) => c.own);
  return [
    app.overview.extends && h("span", { class: t.own ? "tag own" : "tag" }, t.own ? "of this variant" : `of ${t.folder.split("/").pop()}`),
    own.length > 0 && h("span", { class: "tag own" }, "changed here"),
  ];
}

function chosen(unit, owner, space) {
  return h("div", { class: "card" }, h("strong", {}, thing("unit", unit, title("units", unit))), owner && [" of ", thing("player", owner, title("players", owner))], " ",
    h("a", { class: "button", href: `#/reach/${space}/${unit}/${owner}` }, "Where can it go?"));
}

function value(f) { return f.kind ? thing(f.kind, f.value) : f.value; }

function table(head, fields) {
  if (!fields.length) return null;
  return [h("h3", {}, head), h("table", {}, h("tbody", {}, fields.map((f) => h("tr", {}, h("th", { scope: "row" }, spoken(f.name)), h("td", {}, value(f))))))];
}

function piece(p) {
  return [`${p.count} `, p.unit ? thing("unit", p.unit, title("units", p.unit)) : p.hidden || "hidden", p.owner && [" of ", thing("player", p.owner, title("players", p.owner))],
    (p.fields || []).length > 0 && h("span", { class: "quiet small" }, " " + p.fields.map((f) => `${spoken(f.name)} ${f.value}`).join(", ")),
    (p.cargo || []).length > 0 && h("ul", { class: "plain" }, p.cargo.map((c) => h("li", {}, "carries ", piece(c))))];
}

function pieces(t) {
  if (!t.pieces.length) return null;
  const elsewhere = t.kind !== "space";
  return [h("h3", {}, "Pieces"), h("ul", { class: "plain" }, t.pieces.slice(0, 200).map((p) => h("li", {}, piece(p), elsewhere && [" in ", thing("space", p.space)],
    !elsewhere && p.unit && [" ", h("a", { class: "small", href: `#/reach/${t.name}/${p.unit}/${p.owner || ""}` }, "reach")])))];
}

function borders(t) {
  if (!t.borders.length) return null;
  return [h("h3", {}, `Borders ${plural(t.borders.length, "space")}`), h("ul", { class: "plain" }, t.borders.map((b) => h("li", {}, thing("space", b.to, b.title),
    b.name && [" by ", thing("border", b.name)], b.one_way && h("span", { class: "tag" }, "one way"),
    (b.fields || []).map((f) => h("span", { class: "quiet small" }, ` ${spoken(f.name)}: ${f.value}`)))))];
}

function changes(t) {
  if (!(t.changed || []).length) return null;
  return [h("h3", {}, "Changed"), h("ul", { class: "plain" }, t.changed.map((c) => h("li", {}, c.removed ? "removed: " : "", h("code", {}, c.part), " ", place(c.at, true), c.own && h("span", { class: "tag own" }, "here"))))];
}

function cites(t) {
  if (!(t.cites || []).length) return null;
  return [h("h3", {}, "Clauses"), t.cites.map((id) => h("p", {}, h("a", { href: `#/book/${encodeURIComponent(id)}` }, id), " ", (t.clauses || {})[id]))];
}

export function uses(list) {
  return h("ul", { class: "plain" }, list.map((u) => h("li", {}, rule(u.in), " ", place(u.at, true), h("div", {}, h("code", { class: "quiet" }, u.text)))));
}

// groups lists uses, those of rules first and those of tests folded away.
function groups(list) {
  const tests = list.filter((u) => u.in.startsWith("test")), rules = list.filter((u) => !u.in.startsWith("test"));
  return [rules.length > 0 && uses(rules), tests.length > 0 && h("details", { open: !rules.length }, h("summary", {}, plural(tests.length, "place"), " in tests"), uses(tests))];
}

// showSource shows a place in a file.
export async function showSource(panel, [file, lines]) {
  const [first, last] = (lines || "1").split("-").map(Number);
  const r = await get("source", { file, line: first, end: last, around: 40 });
  fill(panel, h("h2", {}, file.split("/").pop()), h("p", { class: "quiet mono" }, `${file}:${first}`), source(r.source, first, last));
  panel.querySelector(".l.at")?.scrollIntoView({ block: "center" });
}
