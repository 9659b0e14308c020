// Where a piece gets with a movement, and why not further.

import { fill, h, plural } from "./dom.js";
import { post } from "./api.js";
import { app, title } from "./main.js";
import { place, rule, thing } from "./links.js";

let movement = "", budget = null, last = "";

export async function show(panel, [space, unit, owner]) {
  app.picked = (what) => {
    if (!what.unit) return false;
    app.go(`#/reach/${what.space}/${what.unit}/${what.owner}`);
    return true;
  };
  if (!unit) {
    fill(panel, h("h2", {}, "Reach"), h("p", {}, app.overview.movements.length ? "Choose a piece on the board." : "The scenario declares no movement."));
    return;
  }
  const key = [space, unit, owner].join("/");
  if (key !== last) budget = null;
  last = key;
  const form = h("div", { class: "card row" },
    h("label", {}, "Movement ", h("select", { onchange: (e) => { movement = e.target.value; budget = null; app.refresh(); } }, app.overview.movements.map((m) => h("option", { value: m, selected: m === movement }, m)))));
  const head = [h("h2", {}, "Reach"), h("p", {}, title("units", unit), owner && ` of ${title("players", owner)}`, " in ", thing("space", space)), form];
  let r;
  try {
    r = await post("reach", { at: app.at, space, unit, owner: owner || "", movement: movement || app.overview.movements[0], budget });
  } catch (err) {
    fill(panel, head, h("div", { class: "box", role: "alert" }, err.message));
    return;
  }
  form.append(h("label", {}, "Points ", h("input", { type: "number", min: 0, max: 999, value: r.budget, onchange: (e) => { budget = Math.max(0, Math.floor(Number(e.target.value) || 0)); app.refresh(); } })));
  for (const b of r.budgets) form.append(h("button", { type: "button", onclick: () => { budget = b.value; app.refresh(); } }, h("code", {}, b.text), ` = ${b.value}`));
  const stops = r.spaces.filter((s) => s.stops).map((s) => s.name), free = r.spaces.filter((s) => !s.stops).map((s) => s.name);
  const denied = [...new Set(r.blocked.map((b) => b.to))];
  await app.showPosition(app.at, [], [...denied.map((n) => [n, "no"]), ...free.map((n) => [n, "reach"]), ...stops.filter((n) => !free.includes(n)).map((n) => [n, "stop"]), [space, ""]]);
  const show = (way, kind) => app.board.arrows([{ route: way, kind, text: "" }]);
  const ways = (name) => r.spaces.find((s) => s.name === name)?.way || [space];
  const groups = new Map();
  for (const b of r.blocked) {
    const k = [b.reason, b.rule, b.text].join("|");
    if (!groups.has(k)) groups.set(k, { ...b, steps: [] });
    groups.get(k).steps.push(b);
  }
  fill(panel, head,
    h("p", { class: "small" }, "Movement ", place(r.at, true), ". Green: it gets there; brown: it must stop there; red: it may not go there."),
    h("h3", {}, r.spaces.length ? `It gets to ${plural(new Set(r.spaces.map((s) => s.name)).size, "space")}` : "It gets nowhere"),
    h("ul", { class: "plain" }, r.spaces.map((s) => h("li", {}, h("button", { type: "button", onclick: () => show(s.way, "played") }, "way"), " ", thing("space", s.name), h("span", { class: "quiet small" }, ` for ${s.cost}`), s.stops && h("span", { class: "tag warn" }, "stops")))),
    r.blocked.length > 0 && h("h3", {}, "Why not further"),
    [...groups.values()].map((g) => h("div", { class: "card" },
      h("div", {}, h("strong", {}, g.reason), g.rule && [" · ", rule(g.rule)], g.text && [" ", place(g.at, true)]),
      g.text && h("code", {}, g.text),
      h("ul", { class: "plain" }, g.steps.slice(0, 40).map((b) => h("li", {}, h("button", { type: "button", onclick: () => show([...ways(b.from), b.to], "refused") }, "show"), " ", thing("space", b.from), " → ", thing("space", b.to)))))));
}
