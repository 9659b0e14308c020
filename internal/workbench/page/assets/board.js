// The board: an SVG that can be moved and zoomed, whose spaces and pieces can be chosen, with arrows and rings over it.

import { $, h, s, fill } from "./dom.js";
import { post } from "./api.js";

const parser = new DOMParser();

// parsed returns the element of an SVG text as a node of this page.
function parsed(text) {
  const doc = parser.parseFromString(text, "image/svg+xml");
  if (doc.querySelector("parsererror")) throw new Error("the picture cannot be read");
  return document.importNode(doc.documentElement, true);
}

export class Board {
  constructor(host, zoom) {
    this.host = host;
    this.anchors = {};
    this.onPick = () => {};
    this.carries = () => false; // whether a piece may be dragged to another space now
    this.onCarry = () => {};
    this.shown = () => ({}); // the position that is shown, and whose view of it
    this.may = null; // what may be chosen now: spaces by name
    this.onWidth = () => {}; // asks for the board at another width
    this.box = [0, 0, 100, 100];
    this.placed = false; // somebody has moved or zoomed it
    this.focused = "";
    host.addEventListener("wheel", (e) => this.wheel(e), { passive: false });
    host.addEventListener("pointerdown", (e) => this.down(e));
    host.addEventListener("pointermove", (e) => this.drag(e));
    for (const end of ["pointerup", "pointercancel"]) host.addEventListener(end, (e) => this.up(e));
    host.addEventListener("keydown", (e) => this.key(e));
    this.pointers = new Map();
    zoom.addEventListener("click", (e) => {
      const way = e.target.closest("button")?.dataset.zoom;
      if (way === "in") this.zoomBy(1 / 1.4);
      if (way === "out") this.zoomBy(1.4);
      if (way === "all") this.showAll();
    });
    new ResizeObserver(() => this.resized()).observe(host);
  }

  // room is the width and the height of what is seen, in pixels.
  room() {
    const r = this.host.getBoundingClientRect();
    return [Math.max(r.width, 1), Math.max(r.height, 1)];
  }

  // wanted is the width in pixels that the board is to be drawn for: as wide as all of it is now, so that names and counters can be read. Where
  // there is much more height than width, it begins by being seen in parts.
  wanted() {
    const [w, hh] = this.room(), now = this.width ? this.width / this.scale() : Math.max(w, hh * 1.3);
    return (this.widths || []).reduce((best, x) => (x <= now || !best ? x : best), 0) || Math.round(now);
  }

  // fit asks for the board at another width, if that would be drawn in another way.
  fit() {
    clearTimeout(this.late);
    this.late = setTimeout(() => { if (this.svg && this.wanted() !== this.drawnFor) this.onWidth(); }, 250);
  }

  // resized keeps what is in the middle there, and as large as it was, unless all was seen.
  resized() {
    const [w, hh] = this.room();
    if (!this.svg || w < 2 || hh < 2 || (this.last && this.last[0] === w && this.last[1] === hh)) return;
    if (this.placed) this.reshape(this.box[2] / this.last[0] * w);
    else this.start();
    this.last = [w, hh];
  }

  // reshape gives what is seen a width in units of the board, and the shape of the host, around its middle.
  reshape(wide) {
    const [w, hh] = this.room(), tall = wide * hh / w;
    this.box = [this.box[0] + (this.box[2] - wide) / 2, this.box[1] + (this.box[3] - tall) / 2, wide, tall];
    this.apply();
  }

  // draw shows a board, as it was moved and zoomed before if it is the same size.
  draw(picture) {
    const svg = parsed(picture.svg);
    this.style(picture.style);
    this.anchors = picture.anchors;
    const same = this.width === picture.width;
    this.map = picture.map;
    this.letters = picture.letters;
    [this.drawnFor, this.widths] = [picture.for, picture.widths];
    this.last = this.room();
    this.width = picture.width;
    this.height = picture.height;
    this.svg = svg;
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    svg.setAttribute("aria-hidden", "false");
    // What is drawn over the board lies under names and counters, as in every picture, except for what is written on it.
    this.rings = s("g", {});
    this.arrowLines = s("g", {});
    this.linkGroup = s("g", {});
    this.underlay = s("g", { id: "underlay" }, this.rings, this.linkGroup, this.arrowLines);
    svg.insertBefore(this.underlay, svg.querySelector(".names"));
    this.waterRings = s("g", { class: "water-rings" });
    svg.querySelector("#ground .waters")?.after(this.waterRings);
    this.arrowMarks = s("g", {});
    this.badgeGroup = s("g", {});
    this.overlay = s("g", { id: "overlay" }, this.arrowMarks, this.badgeGroup);
    svg.append(this.overlay);
    fill(this.host, picture.problem && h("p", { class: "box", role: "alert" }, `There is no picture: ${picture.problem}.`), svg);
    this.explain(picture.keys);
    if (same) this.apply(); else this.start();
    if (this.focused) this.focus(this.focused, false);
  }

  // explain fills the legend.
  explain(keys) {
    const groups = new Map();
    for (const k of keys) groups.set(k.group, [...(groups.get(k.group) || []), k]);
    fill($("keys"), [...groups].map(([name, list]) => [h("h3", {}, name), h("ul", {}, list.map((k) => h("li", {}, parsed(k.svg), k.text)))]));
  }

  // style gives the page the style sheet of the picture, which the page's policy forbids in markup.
  style(text) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }

  // position shows the pieces of a position.
  position(svg) {
    const fresh = group(svg);
    const old = this.svg.querySelector("#position");
    if (old) old.replaceWith(fresh);
    else this.svg.insertBefore(fresh, this.overlay);
  }

  // tint gives spaces the classes of their owners' colours.
  tint(fills) {
    for (const [name, kind] of Object.entries(fills || {})) {
      const e = this.space(name);
      if (e?.classList.contains("space") && e.dataset.fill !== kind) { // a larger space is only an outline
        e.dataset.fill = kind;
        e.setAttribute("class", `space ${kind}`);
      }
    }
  }

  space(name) { return this.svg?.querySelector(`#space-${CSS.escape(name)}`); }

  apply() {
    if (!this.svg) return;
    for (const [i, size] of [[0, this.width], [1, this.height]]) { // no more than a rim of what is seen is not on the board
      const seen = this.box[i + 2], rim = seen / 12;
      this.box[i] = seen >= size ? (size - seen) / 2 : Math.min(Math.max(this.box[i], -rim), size - seen + rim);
    }
    this.svg.setAttribute("viewBox", this.box.map((v) => v.toFixed(1)).join(" "));
    this.svg.style.setProperty("--pixel", this.scale().toFixed(2)); // for lines of coasts, which keep no width of their own
    this.fit();
  }

  // start shows all of the map if its names can be read then, and else as much of it as can be read. The boxes below it are seen as far as there
  // is room.
  start() {
    const readable = 8; // pixels
    this.showAll();
    if (!this.width) return;
    const [w, hh] = this.room(), [x, y, mw, mh] = this.map, all = Math.max(mw / w, mh / hh);
    const scale = Math.max(Math.min(mw / w, mh / hh), Math.min(this.letters / readable, all)); // units a pixel
    const top = scale < all ? y + mh / 2 - hh * scale / 2 : Math.min(y, (this.height - hh * scale) / 2);
    this.box = [x + mw / 2 - w * scale / 2, top, w * scale, hh * scale];
    this.apply();
  }

  showAll() {
    if (!this.width) return;
    const [w, hh] = this.room(), scale = Math.max(this.width / w, (this.height || 1) / hh);
    this.box = [(this.width - w * scale) / 2, (this.height - hh * scale) / 2, w * scale, hh * scale];
    this.placed = false;
    this.apply();
  }

  // scale is how many units of the board a pixel is.
  scale() { return this.box[2] / this.room()[0]; }

  point(e) {
    const m = this.svg.getScreenCTM();
    return m ? new DOMPoint(e.clientX, e.clientY).matrixTransform(m.inverse()) : new DOMPoint(this.width / 2, this.height / 2);
  }

  zoomBy(factor, at) {
    this.before = null;
    this.placed = true;
    const [x, y, w, hh] = this.box, [rw, rh] = this.room();
    const p = at || { x: x + w / 2, y: y + hh / 2 };
    const f = Math.min(Math.max(factor, 60 / w), Math.max(this.width / rw, this.height / rh) * rw / w);
    this.box = [p.x - (p.x - x) * f, p.y - (p.y - y) * f, w * f, hh * f];
    this.apply();
  }

  wheel(e) {
    if (!this.svg) return;
    e.preventDefault();
    this.zoomBy(Math.exp(Math.min(Math.max(e.deltaY, -200), 200) / 400), this.point(e));
  }

  down(e) {
    if (!this.svg || e.button > 0) return;
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
    this.moved = 0;
    this.target = e.target;
    const what = this.named(e.target);
    this.carried = what?.unit && this.pointers.size === 1 && this.carries(what) ? what : null;
  }

  drag(e) {
    const was = this.pointers.get(e.pointerId);
    if (!was) return;
    const others = [...this.pointers.entries()].filter(([id]) => id !== e.pointerId);
    const k = this.scale();
    if (others.length) {
      const o = others[0][1];
      const before = Math.hypot(was.x - o.x, was.y - o.y), now = Math.hypot(e.clientX - o.x, e.clientY - o.y);
      if (now > 0) this.zoomBy(before / now, this.point({ clientX: (e.clientX + o.x) / 2, clientY: (e.clientY + o.y) / 2 }));
      this.moved = 99;
    } else {
      const dx = e.clientX - was.x, dy = e.clientY - was.y;
      this.moved += Math.abs(dx) + Math.abs(dy);
      if (this.moved > 4 && this.carried) {
        this.host.classList.add("carry");
        const over = this.named(document.elementFromPoint(e.clientX, e.clientY));
        if (over) this.focus(over.space);
      } else if (this.moved > 4) {
        if (!this.host.classList.contains("drag")) {
          this.host.classList.add("drag");
          this.host.setPointerCapture(e.pointerId);
        }
        this.before = null;
        this.placed = true;
        this.box[0] -= dx * k;
        this.box[1] -= dy * k;
        this.apply();
      }
    }
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  up(e) {
    if (!this.pointers.delete(e.pointerId)) return;
    this.host.classList.remove("drag", "carry");
    if (e.type === "pointerup" && this.moved > 4 && this.carried && this.pointers.size === 0) {
      const to = this.named(document.elementFromPoint(e.clientX, e.clientY));
      if (to && to.space !== this.carried.space) this.onCarry(this.carried, to.space);
    }
    if (e.type === "pointerup" && this.moved <= 4 && this.pointers.size === 0) this.pick(this.target);
  }

  // named returns what an element of the board shows: a space, or a piece in it.
  named(target) {
    const counter = target?.closest?.(".counter");
    const space = target?.closest?.(".space");
    const name = counter?.dataset.space || space?.dataset.name || space?.id?.replace(/^space-/, "");
    return name ? { space: name, unit: counter?.dataset.unit || "", owner: counter?.dataset.owner || "" } : null;
  }

  pick(target) {
    const what = this.named(target);
    if (!what) return;
    this.focus(what.space);
    this.onPick(what);
  }

  key(e) {
    if (e.ctrlKey || e.metaKey || e.altKey || !this.svg) return;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (ways[e.key] && e.shiftKey) {
      this.placed = true;
      this.box[0] += ways[e.key][0] * this.box[2] / 8;
      this.box[1] += ways[e.key][1] * this.box[3] / 8;
      this.apply();
    } else if (ways[e.key]) this.step(...ways[e.key]);
    else if (e.key === "+" || e.key === "=") this.zoomBy(1 / 1.4);
    else if (e.key === "-") this.zoomBy(1.4);
    else if (e.key === "0") this.showAll();
    else if ((e.key === "Enter" || e.key === " ") && this.focused) this.onPick({ space: this.focused, unit: "", owner: "" });
    else return;
    e.preventDefault();
  }

  // step goes from the space that has the focus to the closest one in a direction.
  step(dx, dy) {
    const names = this.may && this.may.size ? [...this.may] : Object.keys(this.anchors);
    const from = this.anchors[this.focused] || [this.box[0] + this.box[2] / 2, this.box[1] + this.box[3] / 2];
    let best = "", least = Infinity;
    for (const name of names) {
      const a = this.anchors[name];
      if (!a || name === this.focused) continue;
      const along = (a[0] - from[0]) * dx + (a[1] - from[1]) * dy, across = Math.abs((a[0] - from[0]) * dy) + Math.abs((a[1] - from[1]) * dx);
      if (along <= 0 || across > along * 2) continue;
      const cost = along + 2 * across;
      if (cost < least) { least = cost; best = name; }
    }
    if (best) this.focus(best, true);
  }

  // focus marks a space, and brings it into sight if asked to.
  focus(name, show) {
    this.focused = name;
    const a = this.anchors[name];
    if (!this.svg) return;
    this.drawRings();
    if (!a) return;
    this.host.setAttribute("aria-label", `Board. ${this.space(name)?.querySelector("title")?.textContent || name}. Enter chooses it.`);
    if (show && (a[0] < this.box[0] || a[0] > this.box[0] + this.box[2] || a[1] < this.box[1] || a[1] > this.box[1] + this.box[3])) {
      this.placed = true;
      this.box[0] = a[0] - this.box[2] / 2;
      this.box[1] = a[1] - this.box[3] / 2;
      this.apply();
    }
  }

  // marks outlines spaces: [[name, class], …].
  marks(list) {
    this.marked = list || [];
    this.drawRings();
  }

  // drawRings outlines the spaces that are marked, and last the one that has the focus. Areas of water go on under the land, so their lines are drawn under
  // it, and those of land end at the coast; the coast of a space is a part of its outline.
  drawRings() {
    if (!this.svg) return;
    const under = [], over = [], coasts = new Map(), coast = this.svg.querySelector("#coast");
    for (const [name, kind] of [...(this.marked || []), ...(this.focused ? [[this.focused, "focus"]] : [])]) {
      const space = this.space(name), area = space?.querySelector(".area");
      if (!area) {
        if (this.anchors[name]) over.push(ring(this.anchors[name], 24, kind));
        continue;
      }
      const layer = space.parentNode;
      const copy = (c) => {
        const e = area.cloneNode(false);
        e.setAttribute("class", c);
        return e;
      };
      (coast && layer.matches(".waters") ? under : over).push(s("g", { "clip-path": layer.getAttribute("clip-path") }, copy("ring halo"), copy(`ring ${kind}`)));
      if (coast && layer.matches(".waters, .lands")) {
        const within = copy("");
        within.setAttribute("clip-rule", "evenodd");
        coasts.set(kind, [...(coasts.get(kind) || []), within]);
      }
    }
    for (const [kind, areas] of coasts) { // all of a kind at once: a coast has many points
      const id = `coast-of-${kind || "chosen"}`;
      over.push(s("clipPath", { id }, areas), s("g", { "clip-path": "url(#map-clip)" }, s("g", { "clip-path": `url(#${id})` },
        s("use", { class: "ring halo", href: "#coast" }), s("use", { class: `ring ${kind}`, href: "#coast" }))));
    }
    fill(this.rings, over);
    fill(this.waterRings, under);
  }

  // badges writes lines of text on spaces, below their names and pieces: [[name, [[text, class], …]], …].
  badges(list) {
    this.written = list;
    if (!this.svg) return;
    fill(this.badgeGroup, (list || []).map(([name, lines]) => {
      const at = this.anchors[name];
      return at && s("g", { class: "badge" }, lines.map(([text, kind], i) => s("text", { class: kind || "moved", x: at[0], y: at[1] + 34 + i * 16 }, text)));
    }));
  }

  // links draws lines between spaces: borders that are new or gone.
  links(list) {
    this.joined = list;
    if (!this.svg) return;
    fill(this.linkGroup, (list || []).map(({ from, to, kind }) => {
      const a = this.anchors[from], b = this.anchors[to];
      const on = (from, to, axis) => from[axis] + (to[axis] - from[axis]) / 5; // clear of the names at both ends
      const line = (c) => s("line", { class: `link ${c}`, x1: on(a, b, 0), y1: on(a, b, 1), x2: on(b, a, 0), y2: on(b, a, 1) });
      return a && b && s("g", {}, line("halo"), line(kind));
    }));
  }

  // clear takes everything off the board that a panel has drawn over it.
  clear(marks) {
    this.arrows([]);
    this.badges([]);
    this.links([]);
    this.marks(marks);
  }

  // unframe shows what was shown before frame, unless somebody has moved or zoomed the board since then.
  unframe() {
    if (!this.before) return;
    [this.box, this.placed] = this.before;
    this.before = null;
    this.reshape(this.box[2]);
  }

  // frame shows some spaces as large as they fit, but not too large.
  frame(names) {
    if (!this.svg) return;
    this.before ??= [[...this.box], this.placed];
    const at = names.map((n) => this.anchors[n]).filter(Boolean);
    if (!at.length) return;
    const xs = at.map((a) => a[0]), ys = at.map((a) => a[1]);
    const [rw, rh] = this.room(), ratio = rw / rh;
    let w = Math.max(Math.max(...xs) - Math.min(...xs) + 260, this.width / 3.2), hh = Math.max(Math.max(...ys) - Math.min(...ys) + 220, w / ratio);
    w = Math.max(w, hh * ratio);
    if (w >= this.width) { this.showAll(); return; }
    this.placed = true;
    this.box = [(Math.max(...xs) + Math.min(...xs) - w) / 2, (Math.max(...ys) + Math.min(...ys) - hh) / 2, w, hh];
    this.apply();
  }

  // arrows draws arrows through spaces: [{route: [names], kind, text}, …].
  async arrows(list) { this.showArrows(await this.drawnArrows(list, this.shown())); }

  // again draws what was over the board before it was drawn again. Arrows are asked for.
  again() {
    this.badges(this.written);
    this.links(this.joined);
    this.drawRings();
  }

  // drawnArrows asks for arrows as the server draws them in a position, clear of its names and counters. Those that stay in one space are rings.
  async drawnArrows(list, at) {
    const mine = this.asked = (this.asked || 0) + 1;
    this.ways = list;
    const ways = (list || []).filter((a) => a.route.length > 1 || a.kind === "refused" && a.route.length), stay = (list || []).filter((a) => a.route.length === 1 && a.kind !== "refused");
    const drawn = ways.length ? await post(`arrows?${new URLSearchParams(at)}`, ways.map(({ route, kind, text }) => ({ route, kind, text }))) : {};
    return { ...drawn, stay, mine };
  }

  // showArrows shows what drawnArrows has returned, if nothing else was asked for since.
  showArrows({ lines, marks, stay, mine }) {
    if (!this.svg || mine !== this.asked) return;
    fill(this.arrowLines, stay.map((a) => this.anchors[a.route[0]] && ring(this.anchors[a.route[0]], 34, "reach")), lines && group(lines));
    fill(this.arrowMarks, marks && group(marks));
  }
}

// group returns the element of an SVG text that is one group.
function group(svg) { return parsed(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`).firstElementChild; }

function ring([x, y], r, kind) {
  return s("g", {}, s("circle", { class: "ring halo", cx: x, cy: y, r }), s("circle", { class: `ring ${kind}`, cx: x, cy: y, r }));
}
