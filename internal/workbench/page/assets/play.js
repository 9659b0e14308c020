// A game: who sits where, the open question, answers by clicking on the board, on an option, or by typing as at a terminal.

import { $, fill, h, note, plural } from "./dom.js";
import { get, post } from "./api.js";
import { app, failed } from "./main.js";
import { arrowsOf } from "./steps.js";

let game = null, lastMessage = null, timer = 0, file = "";

export async function show(panel, [what, name]) {
  if (what === "continue" && name) {
    history.replaceState(null, "", "#/play");
    setup(panel, name);
    return;
  }
  await draw(panel);
}

// event is told that a decision was made.
export function event() {
  if (!location.hash.startsWith("#/play")) return;
  clearTimeout(timer);
  timer = setTimeout(() => draw($("panel")).catch(failed), 120);
}

async function draw(panel) {
  game = await get("play");
  if (!location.hash.startsWith("#/play")) return;
  if (!game.playing) { setup(panel, ""); return; }
  app.as = game.person || "";
  app.board.focus("");
  const q = game.question;
  const hot = (q?.options || []).filter((o) => o.space);
  await app.showPosition("play", lastMessage?.route ? arrowsOf([{ kind: "refused", route: lastMessage.route }]) : [], hot.map((o) => [o.space, "may"]));
  app.picked = clicked;
  app.board.may = hot.length ? new Set(hot.map((o) => o.space)) : null;
  fill(panel,
    h("div", { class: "row spread" }, h("h2", {}, "A game"), h("span", { class: "row" },
      h("button", { type: "button", onclick: undo }, "Take back"), h("button", { type: "button", onclick: () => { if (!game.unsaved || confirm("Begin another game? This one is not saved.")) setup(panel, ""); } }, "New game"))),
    game.note && h("div", { class: "box warn" }, game.note),
    (game.warnings || []).map((w) => h("div", { class: "box warn" }, w)),
    game.problem && h("div", { class: "box", role: "alert" }, "The rules fail: " + game.problem),
    game.over && h("div", { class: "box good" }, game.over),
    q ? question(q) : !game.over && !game.problem && h("p", { class: "quiet" }, "The bots decide …"),
    h("h3", {}, `Log, ${plural(game.decisions, "decision")}`),
    h("div", { class: "card", role: "log", tabindex: "0", "aria-label": "Log", id: "log" }, game.log.slice(-60).map((l) => h("div", { class: "small" }, l.text))),
    saving());
  const log = $("log");
  if (log) log.scrollTop = log.scrollHeight;
  if (q) panel.querySelector("#line")?.focus({ preventScroll: true });
}

function question(q) {
  const line = h("input", { id: "line", class: "wide", autocomplete: "off", list: "lines", "aria-label": "Answer by a number, a word or a whole line", placeholder: "or type: a number, a word, a whole line" });
  const filtered = app.filterSpace ? q.options.filter((o) => o.space === app.filterSpace) : q.options;
  const shown = filtered.length ? filtered : q.options;
  return h("div", { class: "card" },
    h("p", {}, h("strong", {}, q.title + ": "), q.prompt),
    (q.so_far || []).length > 0 && h("p", { class: "quiet" }, "So far: " + q.so_far.join(", ")),
    q.how_many && h("p", { class: "quiet small" }, q.how_many.trim()),
    h("div", { id: "said", role: "alert" }, message()),
    h("form", { onsubmit: (e) => { e.preventDefault(); if (line.value.trim()) answer({ line: line.value.trim() }); } }, line),
    h("datalist", { id: "lines" }, q.options.slice(0, 200).map((o) => h("option", { value: o.text }))),
    app.filterSpace && filtered.length > 0 && h("p", { class: "small" }, "Only those in ", app.filterSpace, ". ", h("button", { type: "button", onclick: () => { app.filterSpace = ""; app.refresh(); } }, "All")),
    h("ul", { class: "list" }, shown.map((o) => h("li", {}, h("button", { type: "button", "data-answer": o.index, onclick: () => answer({ index: o.index }), onmouseenter: () => o.space && app.board.focus(o.space) },
      o.ends ? h("em", {}, o.text) : o.text, o.form && h("span", { class: "quiet small" }, " " + o.form))))),
    q.more > 0 && h("p", { class: "quiet" }, `${q.more} more can be typed.`));
}

function message() {
  const m = lastMessage;
  if (!m) return null;
  return h("div", { class: m.accepted ? "small quiet" : "box" }, m.accepted ? `Understood as: ${m.meant}` : m.reason, (m.may_be || []).length > 0 && h("ul", { class: "plain" }, m.may_be.slice(0, 12).map((t) => h("li", {}, h("button", { type: "button", onclick: () => answer({ line: t }) }, t)))));
}

async function answer(body) {
  const r = await post("play/answer", { ...body, decisions: game.decisions });
  lastMessage = !r.accepted || r.meant ? r : null;
  app.filterSpace = "";
  await draw($("panel"));
}

// clicked answers with what was chosen on the board. It reports whether the board's own panel is not to be opened.
function clicked(what) {
  const q = game?.question;
  if (!q) return false;
  if (q.kind === "menu") {
    const actions = q.options.filter((o) => !o.ends);
    if (actions.length !== 1) return false; // which action is meant is not known
    answer({ index: actions[0].index }).then(() => { if (game.question?.options.some((o) => o.space === what.space)) clicked(what); }).catch(failed);
    return true;
  }
  let fits = q.options.filter((o) => o.space === what.space);
  if (what.unit && fits.length > 1) {
    const closer = fits.filter((o) => !o.unit || (o.unit === what.unit && (!what.owner || o.owner === what.owner)));
    if (closer.length) fits = closer;
  }
  if (!fits.length && what.unit) fits = q.options.filter((o) => o.unit === what.unit && !o.space);
  if (fits.length === 1) answer({ index: fits[0].index }).catch(failed);
  else if (fits.length > 1) { app.filterSpace = what.space; draw($("panel")).catch(failed); } else answer({ line: what.space, clicked: true }).catch(failed);
  return true;
}

async function undo() {
  const r = await post("play/undo");
  lastMessage = null;
  if (r.accepted) note(r.meant ? `Taken back: ${r.meant}` : "Taken back"); else note(r.reason);
  await draw($("panel"));
}

function saving() {
  return h("form", { class: "row", onsubmit: async (e) => {
    e.preventDefault();
    try {
      const r = await post("play/save", { file: file.trim(), force: false });
      note(`Saved to ${r.file}`);
      await draw($("panel"));
    } catch (err) { note(err.message); }
  } },
  h("input", { "aria-label": "File to save to", placeholder: "game.log", value: file, oninput: (e) => { file = e.target.value; } }), h("button", {}, "Save"),
  game.saved && h("span", { class: "quiet small" }, `saved in ${game.saved}${game.unsaved ? ", and played on since" : ""} `, h("a", { href: `#/records/${encodeURIComponent(game.saved)}` }, "replay")));
}

// setup asks who plays.
function setup(panel, resume) {
  const o = app.overview;
  const seats = {}, options = {};
  const seed = h("input", { type: "number", min: 0, value: 1, "aria-label": "Seed" });
  const kinds = [["human", "a person here"], ["bot:greedy", "bot: greedy"], ["bot:random", "bot: random"], ["", "nobody"]];
  const begin = async () => {
    try {
      lastMessage = null;
      await post("play/new", { seats, seed: Math.max(0, Math.floor(Number(seed.value) || 0)), options, file: resume });
      await draw(panel);
    } catch (err) { fill(panel.querySelector("#trouble"), h("div", { class: "box", role: "alert" }, err.message)); }
  };
  const all = (who) => { for (const s of panel.querySelectorAll("select[data-player]")) { s.value = who; seats[s.dataset.player] = who; } };
  fill(panel, h("h2", {}, resume ? `Play on: ${resume.split("/").pop()}` : "Play"),
    h("div", { id: "trouble" }),
    h("div", { class: "row" }, h("button", { type: "button", onclick: () => all("human") }, "All here"), h("button", { type: "button", onclick: () => all("bot:greedy") }, "All bots")),
    h("table", {}, h("tbody", {}, o.players.map((p, i) => h("tr", {}, h("th", { scope: "row" }, p.title),
      h("td", {}, h("select", { "aria-label": `Who runs ${p.title}`, "data-player": p.name, onchange: (e) => { seats[p.name] = e.target.value; } },
        kinds.map(([who, text]) => h("option", { value: who, selected: resume ? false : i === 0 ? who === "human" : who === "bot:greedy" }, text)))))))),
    !resume && h("p", {}, h("label", {}, "Seed ", seed)),
    !resume && o.options.length > 0 && [h("h3", {}, "Options"), o.options.map((x) => h("p", {}, h("label", {}, x.text || x.name, " ",
      x.type === "bool" ? h("input", { type: "checkbox", checked: x.value !== 0, onchange: (e) => { options[x.name] = e.target.checked ? 1 : 0; } })
        : x.type === "int" ? h("input", { type: "number", value: x.value, onchange: (e) => { options[x.name] = Number(e.target.value); } }) : h("span", { class: "quiet" }, " as declared"))))],
    h("p", {}, h("button", { type: "button", class: "main", id: "begin", onclick: begin }, resume ? "Play on" : "Begin")));
  for (const s of panel.querySelectorAll("select[data-player]")) seats[s.dataset.player] = s.value;
}
