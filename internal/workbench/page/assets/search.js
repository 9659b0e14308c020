// The search field: what is found is listed below it, arrow keys choose, Enter opens.

import { fill, h } from "./dom.js";
import { get } from "./api.js";
import { thingHref } from "./links.js";

export function startSearch(input, list) {
  let found = [], at = 0, turn = 0;
  const close = () => { list.hidden = true; input.setAttribute("aria-expanded", "false"); input.removeAttribute("aria-activedescendant"); };
  const open = (r) => { close(); input.value = ""; input.blur(); location.hash = thingHref(r.kind, r.name); };
  const draw = () => {
    fill(list, found[0]?.meant && h("li", { class: "quiet small", role: "presentation" }, `Taken for: ${found[0].meant}`), found.map((r, i) => h("li", { role: "option", id: `found-${i}`, "aria-selected": i === at ? "true" : "false", onmousedown: (e) => { e.preventDefault(); open(r); } },
      h("span", { class: "quiet small" }, r.kind + " "), h("strong", {}, r.title || r.name), r.title && r.title !== r.name && h("span", { class: "quiet small" }, " " + r.name), r.note && h("span", { class: "quiet small" }, " · " + r.note))),
    !found.length && h("li", { class: "quiet" }, "Nothing has such a name, and no clause, test or message has these words."));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    if (found.length) input.setAttribute("aria-activedescendant", `found-${at}`);
    list.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  };
  input.addEventListener("input", async () => {
    const mine = ++turn;
    if (!input.value.trim()) { close(); return; }
    const r = await get("search", { q: input.value });
    if (mine !== turn) return;
    found = r;
    at = 0;
    draw();
  });
  input.addEventListener("keydown", (e) => {
    if (e.key === "Escape") { close(); input.blur(); }
    if (list.hidden) return;
    if (e.key === "ArrowDown" || e.key === "ArrowUp") {
      e.preventDefault();
      at = Math.min(Math.max(at + (e.key === "ArrowDown" ? 1 : -1), 0), found.length - 1);
      draw();
    }
    if (e.key === "Enter") { e.preventDefault(); if (found[at]) open(found[at]); }
  });
  input.addEventListener("blur", close);
  input.form.addEventListener("submit", (e) => e.preventDefault());
}
