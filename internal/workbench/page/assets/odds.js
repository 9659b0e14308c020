// Odds of what is about to happen in a space, as bars.

import { fill, h } from "./dom.js";
import { get } from "./api.js";

const percent = (v) => `${(100 * v).toFixed(v > 0 && v < 0.1 ? 1 : 0)} %`;

// odds returns an element that is filled when the odds are known. If there are none, it says what it is given to say, or stays empty.
export function odds(query, none) {
  const box = h("div", { class: "odds", role: "group", "aria-label": "Odds", hidden: true });
  get("odds", query).then((all) => {
    if (!all.length && !none) return;
    fill(box, !all.length && none, all.map((t) => [h("h4", {}, `Odds in ${t.title}`, !t.exact && h("span", { class: "quiet small" }, " about")),
      h("table", {}, h("tbody", {}, t.outcomes.map((o) => h("tr", {}, h("th", { scope: "row" }, o.title), h("td", {}, percent(o.share)), h("td", { class: "share" }, h("meter", { min: 0, max: 1, value: o.share, "aria-label": o.title })))))),
      t.counts.length > 0 && h("p", { class: "quiet small" }, "On average: ", t.counts.map((c) => `${c.title} ${c.mean.toFixed(1)}`).join(", "))]));
    box.hidden = false;
  }).catch(() => {}); // they are a help, and nothing without them is wrong
  return box;
}
