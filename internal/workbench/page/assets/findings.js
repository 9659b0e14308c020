// What the compiler has found.

import { fill, h, plural } from "./dom.js";
import { app } from "./app.js";
import { place } from "./links.js";

export function show(panel) {
  const o = app.overview;
  const head = o.errors ? `${plural(o.errors, "error")}` : "No errors";
  fill(panel, h("h2", {}, head),
    o.errors > 0 && o.shown > 0 && h("p", { class: "quiet" }, `The board, the tests and the rules are those of ${o.base ? "the base" : "the last version without errors"}. They follow as soon as the errors are corrected.`),
    !o.diagnostics.length && h("p", { class: "quiet" }, "The compiler has nothing to say about this scenario."),
    o.diagnostics.map((d) => h("div", { class: d.severity === "error" ? "box" : "box warn" },
      h("div", {}, h("strong", {}, d.summary), " ", h("span", { class: "tag" }, d.code), d.follows && h("span", { class: "tag" }, "follows from another")),
      h("div", {}, place(d.at), (d.spaces || []).filter((name) => app.board.anchors[name]).map((name) => [" · ", h("button", { type: "button", onclick: () => app.board.focus(name, true) }, `show ${name}`)])),
      d.excerpt && h("code", {}, d.excerpt), d.detail && h("div", {}, d.detail))),
    h("p", { class: "quiet small" }, `The folder is ${o.dir}. Files are read again when they are saved.`));
}
