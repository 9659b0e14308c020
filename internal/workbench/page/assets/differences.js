// How the scenario differs from its base or from another one, in words and on the board.

import { fill, h, plural } from "./dom.js";
import { get } from "./api.js";
import { app } from "./app.js";
import { place, thing } from "./links.js";

let other = "", asides = false;
const layers = { pieces: true, spaces: true, borders: true }; // what is shown on the board

export async function show(panel) {
  const form = h("form", { class: "row", onsubmit: (e) => { e.preventDefault(); other = input.value.trim(); app.refresh(); } });
  const input = h("input", { class: "wide", value: other, placeholder: "the folder of another scenario", "aria-label": "Folder to compare with" });
  form.append(input, h("button", {}, "Compare"));
  let d;
  try { d = await get("differences", { with: other }); } catch (err) {
    fill(panel, h("h2", {}, "Differences"), form, h("div", { class: "box", role: "alert" }, err.message));
    return;
  }
  const areas = new Map();
  for (const c of d.changes) if (asides || !c.aside) areas.set(c.area, [...(areas.get(c.area) || []), c]);
  const spaces = [...new Set(d.changes.flatMap((c) => c.spaces || []))], setup = d.setup.filter((x) => app.board.anchors[x.space]);
  const borders = d.changes.filter((c) => (c.borders || []).length);
  const draw = () => {
    const marked = [...(layers.spaces ? spaces : []), ...(layers.pieces ? setup.map((x) => x.space) : [])];
    app.board.marks([...new Set(marked)].map((n) => [n, "changed"]));
    app.board.badges(layers.pieces ? setup.map((x) => [x.space, badge(x)]) : []);
    app.board.links(layers.borders ? borders.flatMap((c) => c.borders.map((to) => ({ from: c.spaces[0], to, kind: c.gone ? "gone" : "new" }))) : []);
  };
  if (d.from) await app.showPosition("setup", [], []);
  draw();
  const layer = (name, text, n) => n > 0 && h("label", {}, h("input", { type: "checkbox", "data-layer": name, checked: layers[name], onchange: (e) => { layers[name] = e.target.checked; draw(); } }), ` ${text} (${n}) `);
  fill(panel, h("h2", {}, "Differences"),
    d.bases.length > 0 && h("div", { class: "row" }, d.bases.map((b) => h("button", { type: "button", onclick: () => { other = b; app.refresh(); } }, b.split("/").pop()))),
    form,
    !d.from && h("p", { class: "quiet" }, "The scenario extends no other one. Name a folder to compare it with."),
    d.from && h("p", {}, `Against ${d.title || d.from}: `, h("strong", {}, plural(d.changes.length - d.asides, "difference")), d.asides > 0 && h("label", {}, " ", h("input", { type: "checkbox", checked: asides, onchange: (e) => { asides = e.target.checked; app.refresh(); } }), ` and ${d.asides} that no player notices`)),
    d.from && spaces.length + setup.length + borders.length > 0 && h("p", { class: "row", role: "group", "aria-label": "Shown on the board" }, "On the board: ",
      layer("pieces", "set-up", setup.length), layer("spaces", "spaces", spaces.length), layer("borders", "borders", borders.length)),
    d.no_setup && h("p", { class: "quiet small" }, "The set-ups cannot be compared: " + d.no_setup),
    setup.length > 0 && [h("h3", {}, "At the beginning"), h("div", { class: "card" }, setup.map((x) => h("div", {}, thing("space", x.space), ": ", x.new && "new",
      changesOf(x).map(([text, kind], i) => [i > 0 || x.new ? ", " : "", h("span", { class: kind }, text)]))))],
    [...areas].map(([area, list]) => [h("h3", {}, area), list.map((c) => h("div", { class: "card" },
      h("div", {}, c.text, " ", place(c.at, true), (c.spaces || []).map((n) => [" · ", thing("space", n)])),
      (c.detail || []).map((t) => h("div", { class: t.startsWith("+") ? "ins mono" : t.startsWith("-") || t.startsWith("−") ? "del mono" : "mono quiet" }, t))))]));
}

// changesOf words what is different in a space when the game begins: [[text, class], …].
function changesOf(x) {
  return [...(x.pieces || []).map((p) => [`${p.owner ? p.owner + " " : ""}${p.is > p.was ? "+" : "−"}${Math.abs(p.is - p.was)} ${p.unit}`, p.is > p.was ? "ins" : "del"]),
    ...(x.fields || []).map((f) => [`${f.name.replaceAll("_", " ")}: ${f.was} → ${f.is}`, ""])];
}

// badge is the same for the board, where there is room for three lines.
function badge(x) {
  const all = changesOf(x), most = 3;
  if (x.new && !all.length) return [["new", "ins"]];
  return all.length > most ? [...all.slice(0, most - 1), [`and ${all.length - most + 1} more`, ""]] : all;
}
