// What all panels share: the scenario as it was read last, the board, and the position that it shows.

import { $, fill, h, spoken } from "./dom.js";
import { get } from "./api.js";

// app is the state of the page. What decides between the panels sets refresh.
export const app = {
  overview: null,
  board: null,
  drawn: Promise.resolve(), // when the board is there
  at: "setup", // the position that the board shows
  as: "", // whose view it is; "" sees everything
  refresh() {}, // shows the panel of the address again
  go(hash) { if (location.hash === hash) app.refresh(); else location.hash = hash; },
  showPosition,
  panel: null, // what the panel that is shown fills; the one before it may still be filling its own
  picked: null, // takes the next space that is chosen, instead of the panel that looks
  marks: [],
};

let turn = 0;

// showPosition shows a position on the board, with arrows and rings.
async function showPosition(at, arrows, marks) {
  app.at = at;
  const mine = ++turn;
  const width = app.board.asking;
  const [p, ways] = await Promise.all([get("position", { at, as: app.as, width }), app.board.drawnArrows(arrows, { at, as: app.as, width }), app.drawn]);
  if (mine !== turn) return p; // another one was asked for since
  if (width !== app.board.asking) return showPosition(at, arrows, marks); // the board is drawn for another width now
  app.position = p;
  $("board").dataset.at = at;
  app.board.position(p.svg);
  app.board.tint(p.fills);
  app.board.showArrows(ways);
  app.board.marks([...(marks || []), ...errorMarks()]);
  const parts = [];
  if (p.round) parts.push(`Round ${p.round}`);
  if (p.phase) parts.push(p.phase);
  if (p.active) parts.push(title("players", p.active));
  const [kind, which, step] = at.split("/");
  const where = { setup: "Set-up (by seed 1; a game draws its own)", test: `Test, step ${step}`, log: `Game log, decision ${which}` }[kind];
  fill($("clock"), [where, ...parts].filter(Boolean).join(" · "), p.over && h("strong", {}, " " + p.over), p.problem && h("span", { class: "bad" }, " The set-up fails: " + p.problem));
  return p;
}

// picture asks for the board as it is drawn for the room that it has.
export function picture() {
  app.board.asking = app.board.wanted();
  return get("board", { width: app.board.asking });
}

// redraw shows the board and its position for the room that it has now, with what is drawn over it, all at once.
export function redraw() {
  const asked = picture(), at = { at: app.at, as: app.as, width: app.board.asking };
  app.drawn = Promise.all([asked, get("position", at), app.board.drawnArrows(app.board.ways, at)]).then(([drawn, p, ways]) => {
    app.board.draw(drawn);
    app.board.position(p.svg);
    app.board.tint(p.fills);
    app.board.again();
    app.board.showArrows(ways);
  });
  return app.drawn;
}

// errorMarks are the marks of the spaces that errors are about.
export function errorMarks() {
  const out = [];
  for (const d of app.overview.diagnostics) for (const name of d.spaces || []) if (d.severity === "error") out.push([name, "error"]);
  return out;
}

// title returns what people call a player or unit.
export function title(list, name) {
  return app.overview[list]?.find((x) => x.name === name)?.title || spoken(name);
}

// failed shows what went wrong with a request.
export function failed(err) {
  fill(app.panel || $("panel"), h("div", { class: "box", role: "alert" }, err.message || String(err)));
}
