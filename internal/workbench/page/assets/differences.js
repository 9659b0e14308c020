// How the scenario differs from its base or from another one, in words and on the board.

import { fill, h, plural } from "./dom.js";
import { get } from "./api.js";
import { app } from "./main.js";
import { place, thing } from "./links.js";

let other = "", asides = false;

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
  const spaces = [...new Set(d.changes.flatMap((c) => c.spaces || []))];
  await app.showPosition(app.at, [], spaces.map((n) => [n, "changed"]));
  fill(panel, h("h2", {}, "Differences"),
    d.bases.length > 0 && h("div", { class: "row" }, d.bases.map((b) => h("button", { type: "button", onclick: () => { other = b; app.refresh(); } }, b.split("/").pop()))),
    form,
    !d.from && h("p", { class: "quiet" }, "The scenario extends no other one. Name a folder to compare it with."),
    d.from && h("p", {}, `Against ${d.title || d.from}: `, h("strong", {}, plural(d.changes.length - d.asides, "difference")), d.asides > 0 && h("label", {}, " ", h("input", { type: "checkbox", checked: asides, onchange: (e) => { asides = e.target.checked; app.refresh(); } }), ` and ${d.asides} that no player notices`)),
    spaces.length > 0 && h("p", { class: "small" }, `${plural(spaces.length, "space")} differ; they are outlined on the board.`),
    [...areas].map(([area, list]) => [h("h3", {}, area), list.map((c) => h("div", { class: "card" },
      h("div", {}, c.text, " ", place(c.at, true), (c.spaces || []).map((n) => [" · ", thing("space", n)])),
      (c.detail || []).map((t) => h("div", { class: t.startsWith("+") ? "ins mono" : t.startsWith("-") || t.startsWith("−") ? "del mono" : "mono quiet" }, t))))]));
}
