// The page: which panel is shown follows from the part of the address after #, so that every view has an address of its own, and the
// browser's own buttons go back and forth.

import { $, fill, h, note, plural } from "./dom.js";
import { get } from "./api.js";
import { app, errorMarks, failed, picture, redraw } from "./app.js";
import { Board } from "./board.js";
import * as look from "./look.js";
import * as tests from "./tests.js";
import * as records from "./records.js";
import * as play from "./play.js";
import * as rules from "./rules.js";
import * as book from "./book.js";
import * as reach from "./reach.js";
import * as differences from "./differences.js";
import * as findings from "./findings.js";
import { startSearch } from "./search.js";

// panels are the views, by the first word of the address. Those with a label have a tab.
const panels = {
  look: { label: "Look", show: look.show },
  tests: { label: "Tests", show: tests.show, event: tests.event },
  records: { label: "Records", show: records.show },
  play: { label: "Play", show: play.show, event: play.event, when: (o) => !o.abstract },
  reach: { label: "Reach", show: reach.show, when: (o) => !o.abstract || o.movements.length > 0 },
  rules: { label: "Rules", show: rules.show, wide: true },
  book: { label: "Book", show: book.show, event: book.event, wide: true },
  differences: { label: "Differences", show: differences.show },
  findings: { show: findings.show },
  source: { show: look.showSource },
};

let shownVersion = 0, shownPanel = "", shownHash = "", routes = 0;

function route() {
  if (!shownVersion) return; // it is called again when there is something to show
  const words = location.hash.replace(/^#\/?/, "").split("/").map(decode);
  const name = panels[words[0]] ? words[0] : "look";
  const panel = panels[name];
  for (const a of $("tabs").querySelectorAll("a")) {
    if (a.dataset.panel === name) { a.setAttribute("aria-current", "page"); reveal(a); } else a.removeAttribute("aria-current");
  }
  document.querySelector("main").classList.toggle("wide", !!panel.wide);
  const same = shownPanel === name;
  if (shownPanel === "tests" && !same) app.board.unframe(); // a test is shown as large as its lines allow
  if (!same) alone(false);
  if (!same && shownPanel) {
    app.board.clear(errorMarks());
  }
  shownPanel = name;
  app.picked = null;
  app.board.may = null;
  if (!same || name === "look" && location.hash !== shownHash) {
    app.panel = h("div", {});
    fill($("panel"), app.panel);
    $("panel").scrollTop = 0;
  }
  shownHash = location.hash;
  const mine = ++routes, own = app.panel;
  delete $("panel").dataset.shown;
  const late = setTimeout(() => { if (!own.firstChild) fill(own, h("p", { class: "quiet", role: "status" }, "One moment …")); }, 250);
  const shown = () => { clearTimeout(late); if (mine === routes) $("panel").dataset.shown = name; };
  Promise.resolve(panel.show(own, panels[words[0]] ? words.slice(1) : [], same)).catch((err) => { if (mine === routes) failed(err); }).then(shown);
}

// alone puts the panel away, so that the board has the whole page, or brings it back.
function alone(is) {
  document.querySelector("main").classList.toggle("alone", is);
  $("alone").setAttribute("aria-pressed", is);
}

// explain shows the legend over the board, or puts it away.
function explain(is) {
  $("keys").hidden = !is;
  $("explain").setAttribute("aria-expanded", is);
  if (is) $("keys").focus(); else if ($("keys").contains(document.activeElement)) $("explain").focus();
}

// reveal moves the tabs, which may be wider than a small screen, until one of them is seen whole.
function reveal(tab) {
  const tabs = $("tabs"), edge = 8, left = tab.offsetLeft - tabs.offsetLeft - edge;
  tabs.scrollLeft = Math.max(left + tab.offsetWidth + 2 * edge - tabs.clientWidth, Math.min(tabs.scrollLeft, left));
}

function decode(s) {
  try { return decodeURIComponent(s); } catch { return s; }
}

function tabs() {
  fill($("tabs"), Object.entries(panels).filter(([, p]) => p.label && app.overview.shown && (!p.when || p.when(app.overview))).map(([name, p]) =>
    h("a", { href: `#/${name}`, "data-panel": name }, p.label)));
}

function status() {
  const o = app.overview, s = $("status");
  const warnings = o.diagnostics.filter((d) => d.severity === "warning").length;
  s.className = o.errors ? "status bad" : warnings ? "status warn" : "status";
  s.textContent = o.errors ? plural(o.errors, "error") + (o.base ? ", its base is shown" : o.shown ? ", the last good version is shown" : "") : warnings ? plural(warnings, "warning") : "No errors";
  $("title").textContent = o.title || o.name || o.dir;
  document.title = `${o.errors ? "✗ " : ""}${o.title || o.dir} – scenario view`;
}

// load reads the scenario again, and shows everything as it was. The first time the board is asked for at once, because it is large.
async function load() {
  const early = shownVersion ? null : picture().catch(() => null); // there may be none yet
  app.overview = await get("overview");
  status();
  tabs();
  if (app.overview.shown && app.overview.shown !== shownVersion) {
    if (!shownVersion) fill($("clock"), "The board is drawn …");
    app.drawn = Promise.resolve(early).then((early) => early || picture()).then((drawn) => app.board.draw(drawn));
    if (shownVersion) note("The scenario was read again.");
    shownVersion = app.overview.shown;
  }
  if (!app.overview.shown) {
    history.replaceState(null, "", "#/findings");
    fill($("clock"), "The board is drawn when there are no errors.");
    app.panel = h("div", {});
    fill($("panel"), app.panel);
    findings.show(app.panel);
    $("panel").dataset.shown = "findings";
    return;
  }
  route();
  if (!["tests", "records", "play", "reach", "differences"].includes(shownPanel) || app.at === "setup") {
    try { await app.showPosition(app.at); } catch { await app.showPosition("setup"); }
  }
}

let events = null;

// listen hears of what happens on the server. A page that nobody sees lets go of its connection, because a browser has only six of them
// for all pages of a server, and catches up when it is seen again.
function listen() {
  if (events || document.hidden) return;
  const again = events === null && heard;
  events = new EventSource("/api/events");
  events.addEventListener("version", (e) => {
    heard = true;
    if (JSON.parse(e.data) !== app.overview.version) load().catch(failed);
    else if (again) route();
    status();
  });
  events.addEventListener("tests", (e) => panels.tests.event(JSON.parse(e.data)));
  events.addEventListener("book", () => book.event());
  events.addEventListener("play", () => play.event());
  events.onerror = () => { $("status").className = "status bad"; $("status").textContent = "The server has stopped"; };
}

let heard = false; // of a version

document.addEventListener("visibilitychange", () => {
  if (!document.hidden) { if (app.overview) listen(); return; }
  events?.close();
  events = null;
});

function themes() {
  const stored = localStorage.getItem("theme");
  if (stored) document.documentElement.dataset.theme = stored;
  $("theme").addEventListener("click", () => {
    const dark = document.documentElement.dataset.theme ? document.documentElement.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    document.documentElement.dataset.theme = dark ? "light" : "dark";
    localStorage.setItem("theme", document.documentElement.dataset.theme);
  });
}

document.addEventListener("keydown", (e) => {
  if (e.target.closest("input, select, textarea") || e.ctrlKey || e.metaKey || e.altKey) return;
  if (e.key === "/") { e.preventDefault(); $("query").focus(); }
  if (e.key === "[" || e.key === "]") document.querySelector(e.key === "[" ? "#panel [data-step=back]" : "#panel [data-step=next]")?.click();
  const n = Number(e.key);
  if (n >= 1 && n <= 9) $("tabs").querySelectorAll("a")[n - 1]?.click();
});

async function start() {
  themes();
  app.refresh = route;
  app.board = new Board($("board"), $("zoom"));
  app.board.onWidth = () => redraw().catch(failed);
  app.board.shown = () => ({ at: app.at, as: app.as, width: app.board.asking });
  app.board.onPick = (what) => {
    if (app.picked && app.picked(what)) return;
    app.go(what.unit ? `#/look/space/${what.space}/${what.unit}/${what.owner}` : `#/look/space/${what.space}`);
  };
  $("alone").addEventListener("click", () => alone(!document.querySelector("main").classList.contains("alone")));
  $("explain").addEventListener("click", () => explain($("keys").hidden));
  $("keys").addEventListener("keydown", (e) => { if (e.key === "Escape") { explain(false); $("explain").focus(); } });
  startSearch($("query"), $("results"));
  window.addEventListener("hashchange", route);
  await load();
  listen();
}

start().catch(failed);
