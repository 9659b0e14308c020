// Steps through the positions of a test or a game log: a slider, buttons, a list of what happened, and arrows on the board.

import { fill, h } from "./dom.js";
import { app } from "./app.js";
import { place } from "./links.js";

const words = { began: "set-up", given: "given", run: "run", expect: "expected, and so", decision: "", default: "by default" };

export class Steps {
  // ref gives the name of a position, hash its address, lines the steps whose arrows belong to a step.
  constructor(steps, { ref, hash, lines, most = 400 }) {
    this.steps = steps;
    this.ref = ref;
    this.hash = hash;
    this.lines = lines;
    this.most = most;
    this.all = true;
    this.at = 0;
    this.playing = 0;
    this.pace = h("select", { "aria-label": "Pace", title: "Pace" }, [["2000", "slow"], ["700", "steady"], ["200", "fast"]].map(([value, text]) => h("option", { value, selected: value === "700" }, text)));
    this.slider = h("input", { type: "range", min: 0, max: steps.length - 1, step: 1, value: 0, "aria-label": "Step", oninput: () => this.move(Number(this.slider.value)) });
    this.output = h("output", {});
    this.playButton = h("button", { type: "button", "aria-label": "Play", title: "Play", onclick: () => this.play() }, "▶");
    this.list = h("ol", { class: "log" });
    const bar = h("div", { class: "steps" },
      h("button", { type: "button", "data-step": "back", "aria-label": "A step back", title: "A step back  [", onclick: () => this.move(this.at - 1) }, "◀"),
      this.playButton,
      h("button", { type: "button", "data-step": "next", "aria-label": "A step on", title: "A step on  ]", onclick: () => this.move(this.at + 1) }, "▶|"),
      this.pace,
      this.slider, this.output);
    this.element = h("div", {}, bar, this.list);
  }

  move(i) {
    i = Math.min(Math.max(i, 0), this.steps.length - 1);
    history.replaceState(null, "", this.hash(i));
    return this.go(i);
  }

  async go(i) {
    this.at = Math.min(Math.max(i, 0), this.steps.length - 1);
    this.slider.value = this.at;
    this.slider.setAttribute("aria-valuetext", this.valueText(this.steps[this.at]));
    this.output.textContent = `${this.at} of ${this.steps.length - 1}`;
    this.rows();
    await this.showStep();
  }

  valueText(step) { return `${step.kind} ${step.line || ""} ${step.reason || ""}`; }

  showStep() {
    const which = this.all && this.lines ? this.lines(this.at) : [this.at];
    return app.showPosition(this.ref(this.at), arrowsOf(which.map((i) => this.steps[i])));
  }

  // rows lists what happened, around the step if it is long.
  rows() {
    const first = Math.max(0, Math.min(this.at - this.most / 2, this.steps.length - this.most)), last = Math.min(this.steps.length, first + this.most);
    if (this.first !== first || this.last !== last) {
      this.first = first;
      this.last = last;
      let round = null;
      fill(this.list, this.steps.slice(first, last).map((step, k) => {
        const i = first + k;
        const head = step.round && step.round !== round ? (round = step.round, h("strong", {}, `Round ${step.round}`)) : null;
        return h("li", { class: step.kind, "data-i": i }, head,
          h("button", { type: "button", class: "step", onclick: () => this.move(i) },
            step.kind === "refused" && h("span", { class: "bad" }, "refused: "), step.kind === "played" && h("span", { class: "good" }, "played: "), words[step.kind] && h("span", { class: "quiet" }, words[step.kind] + " "),
            step.title && step.line && h("strong", {}, step.title + " "), step.line && h("span", {}, step.line), step.asked && h("span", { class: "quiet" }, ` (${step.asked})`), step.reason && h("span", { class: "bad" }, " – " + step.reason)),
          !step.line && step.at.line > 0 && place(step.at, true),
          (step.said || []).map((t) => h("div", { class: "quiet small" }, t)));
      }));
    }
    this.list.querySelector(".on")?.classList.remove("on");
    const row = this.list.querySelector(`[data-i="${this.at}"]`);
    row?.classList.add("on");
    if (this.playing && row) row.scrollIntoView({ block: "nearest" });
  }

  // play goes on by itself until the end, or until it is stopped.
  play() {
    clearInterval(this.playing);
    const stop = () => { clearInterval(this.playing); this.playing = 0; this.playButton.textContent = "▶"; this.playButton.setAttribute("aria-label", "Play"); };
    if (this.playing) { stop(); return; }
    if (this.at === this.steps.length - 1) this.move(0);
    this.playButton.textContent = "❚❚";
    this.playButton.setAttribute("aria-label", "Stop");
    let busy = false, last = Date.now();
    this.playing = setInterval(async () => {
      if (busy || Date.now() - last < Number(this.pace.value)) return;
      last = Date.now();
      if (!this.element.isConnected || this.at >= this.steps.length - 1) { stop(); return; }
      busy = true;
      try { await this.move(this.at + 1); } finally { busy = false; }
    }, 50);
  }
}

// arrowsOf returns the arrows of steps: green what was played, red what was refused, blue what moved by itself.
export function arrowsOf(steps) {
  const out = [];
  for (const step of steps) {
    const label = (m) => `${m.count} ${m.unit}`;
    if (step.kind === "refused") out.push({ route: step.route || [], kind: "refused", text: "" });
    else if ((step.route || []).length > 2 && (step.moves || []).some((m) => m.to === step.route[step.route.length - 1])) out.push({ route: step.route, kind: "played", text: label(step.moves[0]) });
    else if ((step.moves || []).length > 0 && step.moves.length < 40) for (const m of step.moves) out.push({ route: [m.from, m.to], kind: step.kind === "played" || step.kind === "decision" ? "played" : "moved", text: label(m) });
    else if (step.kind === "played" && (step.route || []).length > 0) out.push({ route: step.route, kind: "played", text: "" });
  }
  return out;
}
