// The rules: the turn as an outline with what hangs on its parts, and all rules by kind.

import { fill, h, plural } from "./dom.js";
import { get } from "./api.js";
import { app } from "./app.js";
import { place, rule, thing } from "./links.js";

let version = 0, rules = null, which = "outline", ownOnly = false;

const plain = { if: "if", for: "for each", repeat: "repeat", attempt: "attempt", block: "", offer: "asks", choice: "asks for a choice", victories: "looks for a winner" };

export async function show(panel) {
  if (version !== app.overview.shown) { rules = await get("rules"); version = app.overview.shown; }
  draw(panel);
}

function draw(panel) {
  const tab = (name, text) => h("button", { type: "button", "aria-pressed": which === name ? "true" : "false", class: which === name ? "main" : null, onclick: () => { which = name; draw(panel); } }, text);
  fill(panel, h("h2", {}, "Rules"),
    h("div", { class: "row" }, tab("outline", "The turn"), tab("kinds", "By kind"),
      app.overview.extends && h("label", {}, h("input", { type: "checkbox", checked: ownOnly, onchange: (e) => { ownOnly = e.target.checked; draw(panel); } }), " only what this variant says"),
      which === "outline" && h("button", { type: "button", onclick: () => { for (const b of panel.querySelectorAll(".fold")) fold(b, true); } }, "Open all")),
    which === "outline" ? h("ul", { class: "tree top" }, rules.outline.map((n) => node(n, 0))) : kinds());
}

// ours reports whether a part of the outline, or something in it, is of the scenario's own folder.
function ours(n) { return n.own || n.changed || (n.attached || []).some(isOwn) || (n.parts || []).some(ours); }

const isOwn = (u) => u.at.file.startsWith(app.overview.dir + "/");

function node(n, depth) {
  if (ownOnly && !ours(n)) return null;
  const named = n.name && !(n.kind in plain);
  const head = [
    named ? [h("span", { class: "quiet small" }, n.kind + " "), thing(n.kind, n.name, n.title || n.name), n.title && n.title !== n.name && h("span", { class: "quiet small" }, ` ${n.name}`)]
      : [h("span", { class: "quiet" }, plain[n.kind] ?? n.kind, " "), h("code", { class: "small" }, n.text)],
    " ", place(n.at, true),
    app.overview.extends && n.own && named && h("span", { class: "tag own" }, "here"),
    n.changed && h("span", { class: "tag own" }, "changed here"),
    n.again && h("span", { class: "quiet small" }, " (see above)"),
  ];
  const fields = (n.attached || []).filter((u) => u.in.startsWith("state "));
  const attached = (n.attached || []).filter((u) => !fields.includes(u)).map((u) => h("li", {}, h("span", { class: "tag" }, "hook"), " ", rule(u.in), " ", place(u.at, true), app.overview.extends && isOwn(u) && h("span", { class: "tag own" }, "here")));
  const parts = (n.parts || []).map((p) => node(p, depth + 1)).filter(Boolean);
  if (fields.length) attached.push(h("li", { class: "quiet small" }, "at its end these have their first values again: ", fields.map((u) => u.in.slice("state ".length)).join(", ")));
  if (!attached.length && !parts.length) return h("li", {}, h("div", { class: "off" }, head));
  const inner = h("ul", { class: "tree" }, attached, parts);
  const button = h("button", { type: "button", class: "fold", "aria-label": `${n.kind} ${n.name || n.text || ""}: parts`, onclick: () => fold(button, inner.hidden) });
  const item = h("li", {}, button, head, inner);
  button.inner = inner;
  fold(button, depth < 6 || ownOnly);
  return item;
}

// fold shows or hides the parts of a node.
function fold(button, open) {
  button.inner.hidden = !open;
  button.setAttribute("aria-expanded", String(open));
  button.textContent = open ? "▾" : "▸";
}

function kinds() {
  return rules.groups.map((g) => {
    const list = g.rules.filter((r) => !ownOnly || r.own || r.changed);
    if (!list.length) return null;
    return h("details", {}, h("summary", {}, h("strong", {}, g.tests ? `${g.kind} of tests` : g.kind), h("span", { class: "quiet" }, ` ${list.length}`)),
      h("ul", { class: "plain" }, list.map((r) => h("li", {}, thing(g.kind, r.name, r.title || r.name), " ",
        app.overview.extends && h("span", { class: r.own ? "tag own" : "tag" }, r.own ? "here" : r.folder), r.changed && h("span", { class: "tag own" }, "changed here"),
        r.attached > 0 && h("span", { class: "tag" }, plural(r.attached, "hook")), h("span", { class: "quiet small" }, r.uses ? ` used in ${plural(r.uses, "place")}` : ""),
        r.comment && h("div", { class: "quiet small" }, r.comment)))));
  });
}
