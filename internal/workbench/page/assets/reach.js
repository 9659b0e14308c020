// Where a piece gets by the actions that are offered or with a movement, and why not further.

import { fill, h, plural, spoken } from "./dom.js";
import { post } from "./api.js";
import { app, failed, title } from "./app.js";
import { place, rule, thing } from "./links.js";

const offered = "by what is offered"; // no movement has blanks in its name

let by = "", budget = null, last = ""; // by is a movement, or offered; "" is what says most

export async function show(panel, [space, unit, owner]) {
  app.picked = (what) => {
    if (!what.unit) return false;
    app.go(`#/reach/${what.space}/${what.unit}/${what.owner}`);
    return true;
  };
  if (!unit) {
    fill(panel, h("h2", {}, "Reach"), h("p", {}, "Choose a piece on the board, in any position: of the set-up, of a step of a test or game log, or of the game that is played."));
    return;
  }
  const key = [space, unit, owner].join("/");
  if (key !== last) { // another piece may go by something else
    budget = null;
    if (by !== offered) by = "";
  }
  last = key;
  const movements = app.overview.movements;
  if (by !== offered && !movements.some((m) => m.name === by)) by = "";
  const piece = { at: app.at, space, unit, owner: owner || "" };
  let now = null, r = null, problem = null;
  try {
    if (!by || by === offered) now = await post("reach/offered", piece);
    if (by !== offered && !(now && (now.lines.length || movements.every((m) => m.advice)))) r = await post("reach", { ...piece, movement: by, budget });
  } catch (err) { problem = err; }
  const shown = r ? r.movement : offered;
  const form = h("div", { class: "card row" },
    h("label", {}, "By ", h("select", { onchange: (e) => { by = e.target.value; budget = null; app.refresh(); } },
      h("option", { value: offered, selected: shown === offered }, "the actions offered now"),
      r && !r.movement && h("option", { value: "", selected: true }, "a movement"),
      movements.map((m) => h("option", { value: m.name, selected: m.name === shown }, `movement ${m.name}${m.mover === "player" ? ", of its player" : ""}${m.advice ? ", of bots" : ""}`)))));
  const head = [h("h2", {}, "Reach"), h("p", {}, title("units", unit), owner && ` of ${title("players", owner)}`, " in ", thing("space", space)), form];
  if (problem) fill(panel, head, h("div", { class: "box", role: "alert" }, problem.message));
  else if (r && !r.movement) await showChoices(panel, head, r, space, now);
  else if (r) await showMovement(panel, head, form, r, space, now);
  else await showOffered(panel, head, now, space);
}

// gathered returns the groups of things that have a key in common.
function gathered(list, key) {
  const groups = new Map();
  for (const x of list) {
    if (!groups.has(key(x))) groups.set(key(x), []);
    groups.get(key(x)).push(x);
  }
  return [...groups.values()];
}

const names = (list) => new Set(list.map((s) => s.name)).size;

const way = (text, route, kind) => h("button", { type: "button", onclick: () => app.board.arrows([{ route, kind, text: "" }]).catch(failed) }, text);

// asked says whose menu it is that the actions are in.
const asked = (r) => r.player && h("p", {}, thing("player", r.player, r.title), " is asked: ", h("em", {}, r.prompt));

// line is an action with what it must be typed after.
const line = (l) => [h("code", {}, l.text), l.after && h("span", { class: "quiet small" }, " after ", h("code", {}, l.after))];

async function showOffered(panel, head, r, space) {
  const to = new Set(r.lines.map((l) => l.to)), not = new Set(r.refused.map((l) => l.to));
  await app.showPosition(app.at, [], [...[...not].map((n) => [n, "no"]), ...[...to].map((n) => [n, "reach"]), [space, ""]]);
  const phases = (r.phases || []).map((x) => x.title);
  fill(panel, head, phases.length ? h("p", {}, "Nothing that is offered in the set-up moves it. When it is the turn of ", thing("player", r.player, r.title), ", these do, in ", h("strong", {}, phases.join(" and ")), ":") : asked(r), r.note ? h("div", { class: "box warn" }, r.note) : [
    h("p", { class: "small" }, "Green: a line moves it there. Red: a neighbouring space to which the line is refused."),
    h("h3", {}, to.size ? `It gets to ${plural(to.size, "space")}` : "Nothing that is offered takes it anywhere"),
    gathered(r.lines, (l) => [l.action, l.after, l.phase].join("|")).map((g) => h("div", { class: "card" },
      h("div", {}, thing("action", g[0].action, spoken(g[0].action)), g[0].after && [" after ", h("code", {}, g[0].after)], phases.length > 1 && [" in ", phaseOf(r, g[0])]),
      h("ul", { class: "plain" }, g.map((l) => h("li", {}, way("way", [space, l.to], "played"), " ", thing("space", l.to), " ", h("code", { class: "small" }, l.text)))))),
    r.refused.length > 0 && h("h3", {}, "Why not further"),
    gathered(r.refused, (l) => [l.reason, l.action, l.after, l.phase].join("|")).map((g) => h("div", { class: "card" },
      h("div", {}, h("strong", {}, g[0].reason), " · ", rule(`action ${g[0].action}`), phases.length > 1 && [" in ", phaseOf(r, g[0])]),
      h("ul", { class: "plain" }, g.slice(0, 40).map((l) => h("li", {}, way("show", [space, l.to], "refused"), " ", line(l))))))]);
}

const phaseOf = (r, line) => thing("phase", line.phase, r.phases.find((x) => x.name === line.phase)?.title || spoken(line.phase));

// whyNone says that no action takes the piece anywhere, or why none was looked at. In the set-up the phases of its owner were looked at as well.
const whyNone = (now) => app.at === "setup" ? "Nothing that is offered here or in a phase of its owner's turn takes it anywhere." : now.note || "Nothing that is offered in this position takes it anywhere.";

// showChoices lists the movements of the rules, because only the rules know which of them is the piece's own.
async function showChoices(panel, head, r, space, now) {
  await app.showPosition(app.at, [], [[space, ""]]);
  const some = r.choices.some((c) => c.spaces);
  fill(panel, head,
    now && h("p", {}, whyNone(now), " ", some ? "Choose a movement to see where it leads:" : "No movement takes it anywhere, either:"),
    h("ul", { class: "list" }, r.choices.map((c) => h("li", {}, h("button", { type: "button", "data-movement": c.name, onclick: () => { by = c.name; budget = null; app.refresh(); } },
      c.name, h("span", { class: "quiet small" }, ` ${c.spaces ? plural(c.spaces, "space") : "nowhere"} for ${plural(c.budget, "point")}${c.own ? "" : ", whatever piece it is"}`))))));
}

async function showMovement(panel, head, form, r, space, now) {
  form.append(h("label", {}, "Points ", h("input", { type: "number", min: 0, max: 999, value: r.budget, onchange: (e) => { budget = Math.max(0, Math.floor(Number(e.target.value) || 0)); app.refresh(); } })));
  for (const b of r.budgets) form.append(h("button", { type: "button", onclick: () => { budget = b.value; app.refresh(); } }, h("code", {}, b.text), ` = ${b.value}`));
  const stops = r.spaces.filter((s) => s.stops).map((s) => s.name), free = r.spaces.filter((s) => !s.stops).map((s) => s.name);
  const denied = [...new Set(r.blocked.map((b) => b.to))];
  await app.showPosition(app.at, [], [...denied.map((n) => [n, "no"]), ...free.map((n) => [n, "reach"]), ...stops.filter((n) => !free.includes(n)).map((n) => [n, "stop"]), [space, ""]]);
  const ways = (name) => r.spaces.find((s) => s.name === name)?.way || [space];
  fill(panel, head,
    now && h("p", { class: "quiet small" }, whyNone(now), " This is what a movement lets it do."),
    h("p", { class: "small" }, "Movement ", place(r.at, true), ". Green: it gets there; brown: it must stop there; red: it may not go there."),
    h("h3", {}, r.spaces.length ? `It gets to ${plural(names(r.spaces), "space")}` : "It gets nowhere"),
    h("ul", { class: "plain" }, r.spaces.map((s) => h("li", {}, way("way", s.way, "played"), " ", thing("space", s.name), h("span", { class: "quiet small" }, ` for ${s.cost}`), s.stops && h("span", { class: "tag warn" }, "stops")))),
    r.blocked.length > 0 && h("h3", {}, "Why not further"),
    gathered(r.blocked, (b) => [b.reason, b.rule, b.text].join("|")).map((g) => h("div", { class: "card" },
      h("div", {}, h("strong", {}, g[0].reason), g[0].rule && [" · ", rule(g[0].rule)], g[0].text && [" ", place(g[0].at, true)]),
      g[0].text && h("code", {}, g[0].text),
      h("ul", { class: "plain" }, g.slice(0, 40).map((b) => h("li", {}, way("show", [...ways(b.from), b.to], "refused"), " ", thing("space", b.from), " → ", thing("space", b.to)))))));
}
