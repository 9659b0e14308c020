// A game: who sits where, the open question, answers by clicking on the board, on an option, or by typing as at a terminal.

import { $, fill, h, note, plural } from "./dom.js";
import { get, post } from "./api.js";
import { app, failed } from "./app.js";
import { odds } from "./odds.js";
import { Steps } from "./steps.js";
import { clauses as listed, command } from "./words.js";

let game = null, lastMessage = null, timer = 0, file = "";
let pinned = null; // the place or the piece that was chosen for an action, until its decision is complete
let moving = null; // the lines that take what was dragged to where it was dropped
let offered = null; // what can be done with the place that was chosen in a menu

const busy = /still deciding/; // what the server says while bots think for long

export async function show(panel, [what, name]) {
  if (what === "continue" && name) {
    history.replaceState(null, "", "#/play");
    setup(panel, name);
    return;
  }
  if (what === "replay") { await replay(panel, Number(name) || 0); return; }
  await draw(panel);
}

// replay shows the game so far, step by step or at a pace, from a step on.
async function replay(panel, from) {
  const r = await get("play/replay", { from });
  const steps = new Steps(r.steps, { ref: (i) => `replay/${i}/${r.name}`, hash: (i) => `#/play/replay/${i}` });
  app.board.may = null;
  fill(panel, h("div", { class: "row spread" }, h("h2", {}, "What has happened")), steps.element);
  steps.element.firstChild.append(h("a", { class: "button", href: "#/play", id: "back" }, "Back"));
  await steps.go(r.from);
  if (from > 0 && r.from < r.steps.length - 1) steps.play();
}

// event is told that a decision was made.
export function event() {
  if (!onPanel() || location.hash.startsWith("#/play/replay")) return;
  clearTimeout(timer);
  timer = setTimeout(() => draw(app.panel).catch(failed), 120);
}

async function draw(panel) {
  try { game = await get("play"); } catch (err) {
    if (!busy.test(err.message)) throw err;
    clearTimeout(timer);
    timer = setTimeout(() => draw(panel).catch(failed), 1000);
    if (game?.playing) return;
    game = { playing: true, log: [], decisions: 0 };
  }
  if (!onPanel()) return;
  if (!game.playing) { setup(panel, ""); return; }
  const q = game.question;
  if (pinned && q && taken(q)) return;
  if (q?.id !== offered?.question) offered = null;
  if (q?.id !== moving?.question) moving = null;
  app.as = game.person || "";
  app.board.focus("");
  const hot = (q?.options || []).filter((o) => o.space), places = hot.flatMap((o) => o.within || [o.space]);
  if (!game.dice || game.decisions) await app.showPosition("play", [], places.map((name) => [name, "may"])).catch((err) => { if (!busy.test(err.message)) throw err; });
  if (!onPanel()) return;
  if (hot.length && app.board.scale() > 2.6) app.board.frame(places); // on a small screen
  app.picked = clicked;
  app.board.carries = () => location.hash === "#/play" && game?.question?.kind === "menu";
  app.board.onCarry = (what, to) => carried(what, to).catch(failed);
  app.board.may = hot.length ? new Set(places) : null;
  const typing = typed(panel), before = panel.querySelector("[data-question]")?.dataset.question;
  fill(panel,
    h("div", { class: "row spread" }, h("h2", {}, "A game"), h("span", { class: "row" },
      h("button", { type: "button", onclick: undo }, "Take back"), h("button", { type: "button", onclick: () => { if (!game.unsaved || confirm("Begin another game? This one is not saved.")) setup(panel, ""); } }, "New game"))),
    score(),
    game.note && h("div", { class: "box warn" }, game.note),
    (game.warnings || []).map((w) => h("div", { class: "box warn" }, w)),
    game.problem && h("div", { class: "box", role: "alert" }, "The rules fail: " + game.problem),
    game.over && h("div", { class: "box good" }, game.over),
    game.unseen && h("p", { class: "quiet small" }, "The game has rolled what depends on something hidden."),
    game.dice ? dice(game.dice) : game.handover ? handover(game.handover) : q ? question(q) : !game.over && !game.problem && h("p", { class: "quiet" }, "The bots decide …"),
    since(),
    h("h3", {}, `Log, ${plural(game.decisions, "decision")}`, game.decisions > 0 && h("a", { class: "small", id: "replay", href: "#/play/replay/0" }, " replay")),
    game.log.length > 0 && h("div", { class: "card", role: "log", tabindex: "0", "aria-label": "Log", id: "log" }, happened(q)),
    saving());
  const log = $("log");
  if (log) log.scrollTop = log.scrollHeight;
  typing();
  $("panel").style.scrollPaddingTop = `${(panel.querySelector(".score")?.offsetHeight || 0) + 8}px`; // it stays over what is scrolled into view
  if (game.over) $("panel").scrollTop = 0;
  if (q?.id !== before) panel.querySelector("[data-question] p")?.scrollIntoView({ block: "nearest" }); // on a phone, the last answer was further down
}

// score shows how the players stand: it stays in sight while the panel is scrolled.
function score() {
  if (!game.score?.length) return null;
  return h("div", { class: "score", role: "group", "aria-label": "Score" },
    h("ul", { tabindex: "0", "aria-label": "Players" }, game.score.map((p) => h("li", { title: [...(p.words || []), plural(p.held, "space"), plural(p.pieces, "piece")].join(", "), class: p.active ? "on" : "", "aria-current": p.active ? "true" : false },
      h("strong", {}, p.title), p.fields.map((f) => h("span", {}, f)), p.active && p.words?.map((f) => h("span", {}, f)), p.held > 0 && h("span", { class: "quiet" }, h("span", { "aria-hidden": "true" }, "⚑"), String(p.held), h("span", { class: "only-said" }, " spaces"))))),
    game.decisions > 0 && h("details", { ontoggle: (e) => { if (e.target.open) charts(e.target.lastChild).catch(failed); } }, h("summary", { class: "small" }, "By rounds"), h("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": "Charts" })));
}

async function charts(box) {
  const all = await get("play/charts");
  if (!all.length) { fill(box, h("p", { class: "quiet small" }, "The charts begin with the second round.")); return; }
  fill(box, all.map((text) => [h("h4", {}, new DOMParser().parseFromString(text, "image/svg+xml").querySelector("title").textContent), document.importNode(new DOMParser().parseFromString(text, "image/svg+xml").documentElement, true)]));
}

// since sums up what has happened since the last turn of who is asked.
function since() {
  if (!game.since || game.handover) return null;
  return h("div", { class: "card", id: "since" }, h("div", { class: "row spread" }, h("h3", {}, "Since your last turn"), h("a", { class: "button", href: `#/play/replay/${game.since.from}` }, "Show it")),
    h("ul", { class: "plain small" }, game.since.lines.map((t) => h("li", {}, t))));
}

// carried asks which line takes what was dragged to where it was dropped, and how many; it takes the only one.
async function carried(what, to) {
  const ways = await get("play/between", { ...what, to });
  offered = null;
  if (ways.length === 1 && (ways[0].most || 0) <= 1) { await answer({ line: ways[0].line }); return true; }
  moving = ways.length ? { question: game.question?.id, ways, to } : null;
  if (!ways.length) lastMessage = { accepted: false, reason: `No action takes ${what.unit ? "this piece" : "anything"} from ${placeTitle(what.space)} to ${placeTitle(to)} now.` };
  await draw(app.panel);
  $("moving")?.querySelector("input, button")?.select?.();
  $("moving")?.querySelector("input, button")?.focus({ preventScroll: true });
  return ways.length > 0;
}

// movement lists the lines of what was dragged, each with how many go.
function movement() {
  return h("div", { class: "card", id: "moving" }, h("p", {}, `To ${placeTitle(moving.to)}:`), moving.ways.map((w) => {
    if (!w.most) return h("p", {}, h("button", { type: "button", onclick: () => answer({ line: w.line }) }, w.text));
    const n = h("input", { type: "number", min: 1, max: w.most, value: w.most, "aria-label": `How many: ${w.head}${w.tail}` });
    return h("form", { class: "row", onsubmit: (e) => { e.preventDefault(); answer({ line: w.before + n.value + w.after }).catch(failed); } },
      h("span", {}, w.head), n, h("span", {}, w.tail), h("button", { class: "main" }, "Go"));
  }), h("p", {}, h("button", { type: "button", onclick: () => { moving = null; draw(app.panel).catch(failed); } }, "No")));
}

// happened lists what has happened, with a line where the player who is asked decided last.
function happened(q) {
  const log = game.log.slice(-60), turn = q ? log.findLastIndex((e) => e.kind === "decision" && app.overview.players[e.player]?.name === q.player) : -1;
  let round = log[0].round;
  return log.map((e, i) => e.kind === "weighed" ? log[i - 1]?.kind !== "weighed" && weighed(log.slice(i)) : [
    e.round !== round && (round = e.round, h("div", { class: "small" }, h("strong", {}, `Round ${round}`))),
    i === turn + 1 && turn >= 0 && h("div", { class: "small quiet since" }, "since then:"),
    e.kind === "battle" ? h("div", { class: "small" }, h("strong", {}, e.text)) : h("div", { class: e.kind === "decision" ? "small" : "small quiet said" }, e.text)]);
}

// weighed folds what a bot has weighed before the decision that follows.
function weighed(log) {
  const end = log.findIndex((e) => e.kind !== "weighed");
  return h("details", { class: "small quiet said" }, h("summary", {}, "why"), log.slice(0, end < 0 ? log.length : end).map((e) => h("div", {}, e.text)));
}

// typed remembers what somebody is typing while the panel is filled again. It returns a function that goes on there, or else at the question.
function typed(panel) {
  const id = () => panel.querySelector("[data-question]")?.dataset.question;
  const was = id(), words = panel.querySelector("#line, #faces")?.value, file = document.activeElement?.id === "file";
  return () => {
    const line = panel.querySelector("#line, #faces");
    if (line && was === id()) line.value = words || "";
    panel.querySelector(file ? "#file" : "#line, #faces, #sit")?.focus({ preventScroll: true });
  };
}

// onPanel reports whether the game is what the page shows.
const onPanel = () => location.hash.startsWith("#/play");

// handover asks the people who share a screen to change places, because what comes next is not for all eyes.
function handover(who) {
  return h("div", { class: "card" }, h("p", {}, h("strong", {}, who.title), " is asked. Something is hidden from the others, so they look away now."),
    h("button", { type: "button", class: "main", id: "sit", onclick: async () => { lastMessage = null; await post("play/seat", { player: who.name }); await draw(app.panel); } }, `I am ${who.title}`));
}

// dice asks for the faces of dice that somebody has thrown. Faces can be typed, or clicked one by one: one too many takes the place of the last.
function dice(d) {
  const line = h("input", { id: "faces", class: "wide", autocomplete: "off", "aria-label": "What the dice show", placeholder: "what they show" });
  const throwThem = async () => {
    const r = await post("play/throw", { line: line.value.trim(), question: d.id });
    if (r.accepted) { lastMessage = null; await draw(app.panel); } else fill($("said"), h("div", { class: "box" }, r.reason));
  };
  const words = () => line.value.split(/[\s,]+/).filter(Boolean);
  return h("div", { class: "card", "data-question": d.id },
    d.said && h("p", { class: "quiet small" }, d.said), d.for && h("p", {}, h("strong", {}, d.for)), h("p", {}, d.text),
    h("div", { id: "said", role: "alert" }),
    h("form", { onsubmit: (e) => { e.preventDefault(); throwThem().catch(failed); } }, line, h("p", { class: "row" },
      d.faces.slice(0, 40).map((f, i) => h("button", { type: "button", "data-face": f, onclick: () => { line.value = [...words().slice(0, d.count - 1), f].join(" "); line.focus(); } }, (d.lots || [])[i] || f)),
      h("button", { class: "main" }, "Thrown"))));
}

function question(q) {
  const lines = h("datalist", { id: "lines" }, q.options.slice(0, 200).map((o) => h("option", { value: o.text })));
  const line = h("input", { id: "line", class: "wide", autocomplete: "off", list: "lines", "aria-label": "Answer by a number, a word or a whole line", placeholder: q.default ? `Enter: ${q.default}` : "or type: a number, a word, a whole line",
    oninput: () => complete(line, lines) });
  const filtered = app.filterSpace ? q.options.filter((o) => o.space === app.filterSpace || o.within?.includes(app.filterSpace)) : q.options;
  const shown = filtered.length ? filtered : q.options;
  return h("div", { class: "card", "data-question": q.id },
    latest(q),
    h("p", {}, h("strong", {}, q.title + ": "), q.prompt),
    q.so_far && h("p", { class: "quiet" }, "So far: " + q.so_far),
    q.how_many && h("p", { class: "quiet small" }, q.how_many),
    q.numbers && h("p", { class: "quiet small" }, "A number: " + q.numbers, q.price && ". " + q.price),
    h("div", { id: "said", role: "alert" }, message()),
    q.kind !== "param" && odds({}),
    moving && movement(),
    offered && offering(),
    h("form", { onsubmit: (e) => { e.preventDefault(); if (line.value.trim() || q.default) answer({ line: line.value.trim() }); } }, line, lines),
    h("p", { class: "row small" }, q.default && h("button", { type: "button", id: "default", onclick: () => answer({ line: "" }) }, "Default: " + q.default),
      h("label", {}, h("input", { type: "checkbox", id: "defaults", checked: game.defaults, onchange: (e) => post("play/defaults", { on: e.target.checked }).catch(failed) }), " take defaults without asking")),
    app.filterSpace && filtered.length > 0 && h("p", { class: "small" }, "Only those in ", placeTitle(app.filterSpace), ". ", h("button", { type: "button", onclick: () => { app.filterSpace = ""; app.refresh(); } }, "All")),
    h("ul", { class: "list" }, shown.map((o) => h("li", {}, h("button", { type: "button", "data-answer": o.index, onclick: () => answer({ index: o.index }), onmouseenter: () => o.space && app.board.focus(o.within?.[0] || o.space) },
      o.number > 0 && h("span", { class: "quiet number" }, o.number + " "), o.ends ? h("em", {}, o.text) : o.text, o.form && h("span", { class: "quiet small" }, " " + o.form), o.price && h("span", { class: "quiet small" }, " " + o.price))))),
    q.more > 0 && h("p", { class: "quiet" }, `${q.more} more can be typed.`));
}

// latest is what has happened last since the player who is asked decided, so that it is in sight with the question.
function latest(q) {
  const turn = game.log.findLastIndex((e) => e.kind === "decision" && app.overview.players[e.player]?.name === q.player);
  const lines = game.log.slice(turn + 1).filter((e) => e.kind !== "weighed").slice(-5);
  return lines.length > 0 && h("div", { class: "small quiet", id: "latest" }, lines.map((e) => h("div", {}, e.text)));
}

let completing = 0;

// complete lists how what is typed may go on.
function complete(line, list) {
  clearTimeout(completing);
  const text = line.value;
  if (!text.trim()) return;
  completing = setTimeout(async () => {
    const lines = await get("play/complete", { typed: text }).catch(() => []);
    if (line.value === text && lines.length) fill(list, lines.map((value) => h("option", { value })));
  }, 150);
}

function message() {
  const m = lastMessage;
  if (!m) return null;
  return h("div", { class: m.accepted ? "small quiet" : "box" }, m.accepted ? `Understood as: ${m.meant}` : m.reason, (m.may_be || []).length > 0 && h("ul", { class: "plain" }, m.may_be.slice(0, 12).map((t) => h("li", {}, h("button", { type: "button", onclick: () => answer({ line: t }) }, t)))), !m.accepted && app.overview.clauses > 0 && clauses());
}

// clauses shows, on request, the clauses of what was refused.
function clauses() {
  const box = h("div", {});
  const show = async () => {
    const r = await get("play/rules");
    fill(box, !r.rules.length && "No clause belongs to it.", listed(r));
  };
  return h("details", { id: "clauses", ontoggle: (e) => { if (e.target.open) show().catch(failed); } }, h("summary", { class: "small" }, "What the rulebook says"), box);
}

// offering lists what can be done with the place that was chosen, as the lines of actions.
function offering() {
  const name = placeTitle(offered.what.space);
  return h("div", { class: "card", id: "offered" },
    odds({ at: "play", as: app.as, space: offered.what.space }),
    h("p", {}, offered.list.length ? `With ${name}:` : `No action takes ${name} now.`),
    h("ul", { class: "list" }, offered.list.map((o) => h("li", {}, h("button", { type: "button", "data-offer": o.index, onclick: () => take(o, offered.what).catch(failed) }, o.line))),
      h("li", {}, h("button", { type: "button", onclick: async () => fill($("said"), await command("look " + offered.what.space)) }, h("em", {}, "look at it")))));
}

const placeTitle = (name) => app.overview.spaces.find((s) => s.name === name)?.title || name.replaceAll("_", " ");

// take begins an action with a place: the place answers the first parameter that it can be.
async function take(o, what) {
  pinned = { what, decisions: game.decisions };
  await answer({ index: o.index });
}

// taken gives the open parameter the place that was chosen for the action, or the kind of the piece that was, and reports whether it could.
function taken(q) {
  const what = pinned.what;
  if (q.kind !== "param" || game.decisions !== pinned.decisions) { pinned = null; return false; }
  let fits = pinned.place ? [] : fitting(q, what);
  if (fits.length) pinned.place = true;
  else if (what.unit && !pinned.kind) {
    fits = q.options.filter((o) => o.unit === what.unit && !o.space);
    pinned.kind = fits.length > 0;
  }
  if (!fits.length) return false; // a later parameter may take it
  if (fits.length > 1) { app.filterSpace = what.space; return false; }
  answer({ index: fits[0].index }).catch(failed);
  return true;
}

// fitting returns the options that something on the board may mean.
function fitting(q, what) {
  let fits = q.options.filter((o) => o.space === what.space);
  if (!fits.length) fits = q.options.filter((o) => o.within?.includes(what.space)); // a province of it
  if (what.unit && fits.length > 1) {
    const closer = fits.filter((o) => !o.unit || (o.unit === what.unit && (!what.owner || o.owner === what.owner)));
    if (closer.length) fits = closer;
  }
  return fits;
}

async function answer(body) {
  const r = await post("play/answer", { ...body, question: game.question?.id || "" });
  const told = !r.accepted && body.line && !body.clicked ? await command(body.line) : undefined;
  if (told !== undefined) {
    fill($("said"), told);
    $("line")?.select();
    return;
  }
  lastMessage = !r.accepted || r.meant ? r : null;
  if (!r.accepted) pinned = null;
  app.filterSpace = "";
  offered = moving = null;
  await draw(app.panel);
}

// clicked answers with what was chosen on the board. It reports whether the board's own panel is not to be opened.
function clicked(what) {
  const q = game?.question;
  if (!q) return false;
  if (q.kind === "menu") {
    menuAt(what).catch(failed);
    return true;
  }
  let fits = fitting(q, what);
  if (!fits.length && what.unit) fits = q.options.filter((o) => o.unit === what.unit && !o.space);
  if (fits.length === 1) answer({ index: fits[0].index }).catch(failed);
  else if (fits.length > 1) { app.filterSpace = what.space; draw(app.panel).catch(failed); } else answer({ line: what.space, clicked: true }).catch(failed);
  return true;
}

// menuAt takes the only action that something on the board can be a part of, or lists those that it can.
async function menuAt(what) {
  const from = offered?.what;
  if (from?.unit && what.space !== from.space && await carried(from, what.space)) return;
  moving = null;
  const r = await get("play/offers", what);
  if (!r.menu) { await draw(app.panel); return; }
  if (r.offers.length === 1 && game.question?.options.filter((o) => !o.ends).length === 1) { await take(r.offers[0], what); return; }
  lastMessage = null;
  offered = { question: r.question, what, list: r.offers };
  await draw(app.panel);
  if (what.unit) targets(what).catch(() => {}); // it is a help, and may take longer
  $("offered")?.querySelector("button, a")?.focus({ preventScroll: true });
}

// targets outlines the spaces to which the lines of the menu take the piece that was chosen.
async function targets(what) {
  const r = await post("reach/offered", { at: "play", ...what });
  if (offered?.what !== what) return;
  app.board.marks((r.lines || []).filter((l) => !l.after).map((l) => [l.to, "reach"]));
}

async function undo() {
  const r = await post("play/undo");
  lastMessage = pinned = offered = null;
  if (r.accepted) note(r.meant ? `Taken back: ${r.meant}` : "Taken back"); else note(r.reason);
  await draw(app.panel);
}

function saving() {
  return h("form", { class: "row", onsubmit: async (e) => {
    e.preventDefault();
    try {
      const r = await post("play/save", { file: file.trim(), force: false }).catch((err) => {
        if (!/--force/.test(err.message) || !confirm(`${file.trim()} holds something else. Replace it?`)) throw err;
        return post("play/save", { file: file.trim(), force: true });
      });
      note(`Saved to ${r.file}`);
      await draw(app.panel);
    } catch (err) { note(err.message); }
  } },
  h("input", { id: "file", "aria-label": "File to save to", placeholder: "game.log", value: file, oninput: (e) => { file = e.target.value; } }), h("button", {}, "Save"),
  game.saved && h("span", { class: "quiet small" }, `saved in ${game.saved}${game.unsaved ? ", and played on since" : ""} `, h("a", { href: `#/records/${encodeURIComponent(game.saved)}` }, "replay")));
}

// setup asks who plays.
function setup(panel, resume) {
  const o = app.overview;
  const seats = {}, options = {};
  const byHand = h("input", { type: "checkbox", id: "by-hand" });
  const seed = h("input", { type: "number", min: 0, placeholder: "drawn", "aria-label": "Seed" });
  const kinds = [["human", "a person here"], ["bot:greedy", "bot: greedy"], ["bot:search", "bot: search (slow)"], ["bot:random", "bot: random"], ["", "nobody"]];
  if (resume) kinds.unshift(["as before", "as before"]); // who is not named plays on as in the game log
  const begin = async () => {
    try {
      lastMessage = pinned = offered = null;
      for (const s of panel.querySelectorAll("select[data-player]")) if (s.value !== "as before") seats[s.dataset.player] = s.value;
      await post("play/new", { seats, seed: seed.value === "" ? null : Math.max(0, Math.floor(Number(seed.value) || 0)), options, file: resume, dice: byHand.checked });
      await draw(panel);
    } catch (err) { fill(panel.querySelector("#trouble"), h("div", { class: "box", role: "alert" }, err.message)); }
  };
  const all = (who) => { for (const s of panel.querySelectorAll("select[data-player]")) s.value = who; };
  fill(panel, h("h2", {}, resume ? `Play on: ${resume.split("/").pop()}` : "Play"),
    h("div", { id: "trouble" }),
    h("div", { class: "row" }, h("button", { type: "button", onclick: () => all("human") }, "All here"), h("button", { type: "button", onclick: () => all("bot:greedy") }, "All bots")),
    h("table", {}, h("tbody", {}, o.players.map((p, i) => h("tr", {}, h("th", { scope: "row" }, p.title),
      h("td", {}, h("select", { "aria-label": `Who runs ${p.title}`, "data-player": p.name },
        kinds.map(([who, text]) => h("option", { value: who, selected: resume ? false : i === 0 ? who === "human" : who === "bot:greedy" }, text)))))))),
    !resume && h("p", {}, h("label", {}, "Seed ", seed), h("span", { class: "quiet small" }, " of all chance; if you leave it empty, nobody knows it")),
    !resume && o.options.length > 0 && [h("h3", {}, "Options"), o.options.map((x) => h("p", {}, h("label", {}, x.text || x.name, " ",
      x.type === "bool" ? h("input", { type: "checkbox", checked: x.value !== 0, onchange: (e) => { options[x.name] = e.target.checked ? 1 : 0; } })
        : (x.among || []).length > 0 ? h("select", { onchange: (e) => { options[x.name] = Number(e.target.value); } }, x.among.map((text, i) => h("option", { value: x.values[i], selected: x.values[i] === x.value }, text.replaceAll("_", " "))))
        : h("input", { type: "number", min: x.min, max: x.max, value: x.value, onchange: (e) => { options[x.name] = Number(e.target.value); } }))))],
    h("p", {}, h("label", {}, byHand, " Real dice: we throw them, and say what they show")),
    h("p", {}, h("button", { type: "button", class: "main", id: "begin", onclick: begin }, resume ? "Play on" : "Begin")));
  app.as = "";
  if (!resume && app.at !== "setup") app.showPosition("setup").catch(failed);
}
