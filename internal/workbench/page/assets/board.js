// The board: an SVG that can be moved and zoomed, whose spaces and pieces can be chosen, with arrows and rings over it.

import { h, s, fill } from "./dom.js";

const parser = new DOMParser();

// parsed returns the element of an SVG text as a node of this page.
function parsed(text) {
  const doc = parser.parseFromString(text, "image/svg+xml");
  if (doc.querySelector("parsererror")) throw new Error("the picture cannot be read");
  return document.importNode(doc.documentElement, true);
}

export class Board {
  constructor(host, clock, zoom) {
    this.host = host;
    this.clock = clock;
    this.anchors = {};
    this.onPick = () => {};
    this.may = null; // what may be chosen now: spaces by name
    this.box = [0, 0, 100, 100];
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
  }

  // draw shows a board, as it was moved and zoomed before if it is the same size.
  draw(picture) {
    const svg = parsed(picture.svg);
    this.style(picture.style);
    this.anchors = picture.anchors;
    const same = this.width === picture.width && this.height === picture.height;
    this.map = picture.map;
    this.width = picture.width;
    this.height = picture.height;
    this.svg = svg;
    svg.removeAttribute("width");
    svg.removeAttribute("height");
    svg.setAttribute("aria-hidden", "false");
    this.overlay = s("g", { id: "overlay" });
    this.rings = s("g", {});
    this.arrowGroup = s("g", {});
    this.focusRing = s("g", {});
    this.linkGroup = s("g", {});
    this.badgeGroup = s("g", {});
    this.overlay.append(this.rings, this.linkGroup, this.arrowGroup, this.badgeGroup, this.focusRing);
    svg.append(this.overlay);
    fill(this.host, svg);
    if (same) this.apply(); else this.showAll();
    if (this.focused) this.focus(this.focused, false);
  }

  // style gives the page the style sheet of the picture, which the page's policy forbids in markup.
  style(text) {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }

  // position shows the pieces of a position.
  position(svg) {
    const fresh = parsed(`<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`).firstElementChild;
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

  apply() { this.svg?.setAttribute("viewBox", this.box.map((v) => v.toFixed(1)).join(" ")); }

  showAll() {
    if (!this.width) return;
    this.box = [0, 0, this.width, this.height || 1];
    this.apply();
  }

  // scale is how many units of the board a pixel is.
  scale() {
    const r = this.host.getBoundingClientRect();
    return Math.max(this.box[2] / Math.max(r.width, 1), this.box[3] / Math.max(r.height, 1));
  }

  point(e) {
    const m = this.svg.getScreenCTM();
    return m ? new DOMPoint(e.clientX, e.clientY).matrixTransform(m.inverse()) : new DOMPoint(this.width / 2, this.height / 2);
  }

  zoomBy(factor, at) {
    const [x, y, w, hh] = this.box;
    const p = at || { x: x + w / 2, y: y + hh / 2 };
    const f = Math.min(Math.max(factor, 60 / w), (2 * this.width) / w);
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
      if (this.moved > 4) {
        if (!this.host.classList.contains("drag")) {
          this.host.classList.add("drag");
          this.host.setPointerCapture(e.pointerId);
        }
        this.box[0] -= dx * k;
        this.box[1] -= dy * k;
        this.apply();
      }
    }
    this.pointers.set(e.pointerId, { x: e.clientX, y: e.clientY });
  }

  up(e) {
    if (!this.pointers.delete(e.pointerId)) return;
    this.host.classList.remove("drag");
    if (e.type === "pointerup" && this.moved <= 4 && this.pointers.size === 0) this.pick(this.target);
  }

  pick(target) {
    const counter = target.closest?.(".counter");
    const space = target.closest?.(".space");
    const name = counter?.dataset.space || space?.dataset.name || space?.id?.replace(/^space-/, "");
    if (!name) return;
    this.focus(name);
    this.onPick({ space: name, unit: counter?.dataset.unit || "", owner: counter?.dataset.owner || "" });
  }

  key(e) {
    if (e.ctrlKey || e.metaKey || e.altKey || !this.svg) return;
    const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    if (ways[e.key] && e.shiftKey) {
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
    fill(this.focusRing, this.outline(name, "focus"));
    if (!a) return;
    this.host.setAttribute("aria-label", `Board. ${this.space(name)?.querySelector("title")?.textContent || name}. Enter chooses it.`);
    if (show && (a[0] < this.box[0] || a[0] > this.box[0] + this.box[2] || a[1] < this.box[1] || a[1] > this.box[1] + this.box[3])) {
      this.box[0] = a[0] - this.box[2] / 2;
      this.box[1] = a[1] - this.box[3] / 2;
      this.apply();
    }
  }

  // marks outlines spaces: [[name, class], …].
  marks(list) { if (this.svg) fill(this.rings, (list || []).map(([name, kind]) => this.outline(name, kind))); }

  // badges writes lines of text on spaces, below their names and pieces: [[name, [[text, class], …]], …].
  badges(list) {
    if (!this.svg) return;
    fill(this.badgeGroup, (list || []).map(([name, lines]) => {
      const at = this.anchors[name];
      return at && s("g", { class: "badge" }, lines.map(([text, kind], i) => s("text", { class: kind || "moved", x: at[0], y: at[1] + 34 + i * 16 }, text)));
    }));
  }

  // links draws lines between spaces: borders that are new or gone.
  links(list) {
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

  // outline returns the line around a space, as it can be seen.
  outline(name, kind) {
    const space = this.space(name), area = space?.querySelector(".area");
    if (!area) return this.anchors[name] ? ring(this.anchors[name], 24, kind) : null;
    const line = (c) => {
      const e = area.cloneNode(false);
      e.setAttribute("class", `ring ${c}`);
      return e;
    };
    return s("g", { "clip-path": space.parentNode.getAttribute("clip-path") }, line("halo"), line(kind));
  }

  // frame shows some spaces as large as they fit, but not too large.
  frame(names) {
    if (!this.svg) return;
    const at = names.map((n) => this.anchors[n]).filter(Boolean);
    if (!at.length) return;
    const xs = at.map((a) => a[0]), ys = at.map((a) => a[1]);
    const r = this.host.getBoundingClientRect(), ratio = Math.max(r.width, 1) / Math.max(r.height, 1);
    let w = Math.max(Math.max(...xs) - Math.min(...xs) + 260, this.width / 3.2), hh = Math.max(Math.max(...ys) - Math.min(...ys) + 220, w / ratio);
    w = Math.max(w, hh * ratio);
    if (w >= this.width) { this.showAll(); return; }
    this.box = [(Math.max(...xs) + Math.min(...xs) - w) / 2, (Math.max(...ys) + Math.min(...ys) - hh) / 2, w, hh];
    this.apply();
  }

  // arrows draws lines with heads through spaces: [{route: [names], kind, text}, …].
  arrows(list) {
    if (!this.svg) return;
    const parts = [], taken = [];
    for (const a of list || []) {
      const points = a.route.map((n) => this.anchors[n]).filter(Boolean);
      if (points.length === 1) {
        parts.push(ring(points[0], 34, a.kind === "refused" ? "no" : "reach"));
        continue;
      }
      if (points.length > 1) parts.push(arrow(points, a.kind, a.text, taken));
    }
    fill(this.arrowGroup, parts);
  }
}

function ring([x, y], r, kind) {
  return s("g", {}, s("circle", { class: "ring halo", cx: x, cy: y, r }), s("circle", { class: `ring ${kind}`, cx: x, cy: y, r }));
}

// arrow draws a line with a head and a text, which keeps clear of those that are taken.
function arrow(points, kind, text, taken) {
  const [x1, y1] = points[0], [x2, y2] = points[points.length - 1];
  const long = Math.hypot(x2 - x1, y2 - y1) || 1;
  let d, mx, my, ax, ay; // the middle, and where the head comes from
  if (points.length === 2) {
    const bend = Math.min(long * 0.18, 60);
    mx = (x1 + x2) / 2 + ((y2 - y1) / long) * bend;
    my = (y1 + y2) / 2 - ((x2 - x1) / long) * bend;
    [ax, ay] = [mx, my];
    d = `M${x1} ${y1}Q${mx} ${my} ${x2} ${y2}`;
    mx = (x1 + x2 + 2 * mx) / 4;
    my = (y1 + y2 + 2 * my) / 4;
  } else {
    d = "M" + points.map((p) => p.join(" ")).join("L");
    [mx, my] = points[Math.floor(points.length / 2)];
    [ax, ay] = points[points.length - 2];
  }
  const l = Math.hypot(x2 - ax, y2 - ay) || 1, ux = (x2 - ax) / l, uy = (y2 - ay) / l, n = 16;
  const head = `M${x2} ${y2}L${x2 - ux * n * 1.6 - uy * n * 0.7} ${y2 - uy * n * 1.6 + ux * n * 0.7}L${x2 - ux * n * 1.6 + uy * n * 0.7} ${y2 - uy * n * 1.6 - ux * n * 0.7}Z`;
  const cross = kind === "refused" && s("g", {}, [[-1, -1, 1, 1], [-1, 1, 1, -1]].map(([a, b, c, e]) =>
    s("path", { class: "arrow refused solid", "stroke-width": 5, d: `M${mx + a * 8} ${my + b * 8}L${mx + c * 8} ${my + e * 8}` })));
  let ty = my - 12;
  while (text && taken.some((t) => Math.abs(t.y - ty) < 18 && Math.abs(t.x - mx) < (t.long + text.length) * 4.5)) ty += 18;
  if (text) taken.push({ x: mx, y: ty, long: text.length });
  return s("g", {},
    s("path", { class: "arrow halo", "stroke-width": 11, d }),
    s("path", { class: `arrow ${kind}`, "stroke-width": 6, "stroke-dasharray": kind === "refused" ? "14 9" : null, d }),
    s("path", { class: `head ${kind}`, d: head }),
    cross,
    text && s("text", { class: kind, x: mx, y: ty }, text));
}
