// Game logs: which there are, and one of them, played again decision by decision.

import { fill, h, plural } from "./dom.js";
import { get } from "./api.js";
import { app } from "./app.js";
import { Steps } from "./steps.js";

export const hashOf = (file, i) => `#/records/${encodeURIComponent(file)}${i === undefined ? "" : "/" + i}`;

let current = {};

export async function show(panel, [file, step], same) {
  if (!file) { await list(panel); return; }
  if (!(same && current.file === file && current.version === app.overview.shown && panel.querySelector(".steps"))) {
    fill(panel, h("p", { class: "quiet" }, "The game is played again …"));
    const log = await get("log", { file });
    const steps = new Steps(log.steps, { ref: (i) => `log/${i}/${file}`, hash: (i) => hashOf(file, i) });
    current = { file, version: app.overview.shown, steps, log };
    fill(panel,
      h("p", {}, h("a", { href: "#/records" }, "← All game logs")),
      h("h2", {}, file.split("/").pop()),
      h("p", { class: "quiet" }, `${plural(log.steps.length - 1, "decision")}, seed ${log.seed}, ${log.scenario}. `, log.seats.map((who, i) => `${app.overview.players[i]?.title}: ${who || "nobody"}`).join(", ")),
      !log.same_rules && h("div", { class: "box warn" }, "The rules have changed since this game was played, so its states may differ."),
      log.problem && h("div", { class: "box", role: "alert" }, "It stops here: " + log.problem),
      log.outcome && h("p", {}, log.outcome),
      h("div", { class: "row" },
        h("a", { class: "button", href: `#/play/continue/${encodeURIComponent(file)}` }, "Play on from its end"),
        h("label", {}, "Go to decision ", h("input", { type: "number", min: 0, max: log.steps.length - 1, onchange: (e) => steps.move(Number(e.target.value)) }))),
      steps.element);
  }
  await current.steps.go(step === undefined ? 0 : Number(step));
}

async function list(panel) {
  const logs = await get("logs");
  let name = "";
  const open = () => { if (name.trim()) app.go(hashOf(name.trim())); };
  fill(panel, h("h2", {}, "Game logs"),
    h("p", {}, "A game log is what ", h("code", {}, "play --record FILE"), " and ", h("code", {}, "save"), " write."),
    logs.length > 0 && h("ul", { class: "list" }, logs.map((l) => h("li", {}, h("a", { href: hashOf(l.file) }, l.name, h("span", { class: "quiet small" }, ` ${l.when}`))))),
    !logs.length && h("p", { class: "quiet" }, "No game log is in the folder of the scenario, or in the folder where the server was started."),
    h("form", { class: "row", onsubmit: (e) => { e.preventDefault(); open(); } },
      h("input", { "aria-label": "Another file", placeholder: "another file", oninput: (e) => { name = e.target.value; } }), h("button", {}, "Open")));
}
