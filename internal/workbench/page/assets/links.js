// Links to things, places in the source and lines of it.

import { h, spoken } from "./dom.js";

export const thingHref = (kind, name) => `#/look/${encodeURIComponent(kind)}/${encodeURIComponent(name)}`;

export function thing(kind, name, title) {
  return h("a", { href: thingHref(kind, name) }, title || spoken(name));
}

// rule is a link to a declaration that a text such as "action move" names.
export function rule(text) {
  const [kind, ...rest] = text.split(" ");
  if (!rest.length || kind === "state") return text; // a field of a class has no declaration of its own
  return h("a", { href: thingHref(kind, rest.join(" ")) }, text);
}

export function place(at, short) {
  if (!at || !at.file) return "";
  const name = short ? at.file.split("/").pop() : at.file;
  return h("a", { class: "mono", href: `#/source/${encodeURIComponent(at.file)}/${at.line}${at.end > at.line ? "-" + at.end : ""}`, title: at.file },
    at.line ? `${name}:${at.line}` : name);
}

const token = /(#.*$|\/\/.*$)|("(?:[^"\\]|\\.)*")|\b(scenario|space|unit|player|action|procedure|phase|sequence|function|value|modifier|movement|before|after|around|on|forbid|allow|require|ensure|if|else|for|in|repeat|let|var|set|call|emit|choose|offer|roll|place|move|create|destroy|pay|gain|say|return|test|given|run|play|refuse|expect|do|param|when|true|false|none)\b/g;

// source shows lines of a file, with those from first to last marked.
export function source(lines, first, last) {
  return h("pre", { class: "source", tabindex: "0", role: "region", "aria-label": "Source" }, lines.map((l) => {
    const marked = first && l.number >= first && l.number <= (last || first);
    return h("span", { class: marked ? "l at" : "l" }, h("span", { class: "n" }, l.number), coloured(l.text));
  }));
}

function coloured(text) {
  const out = [];
  let at = 0;
  for (const m of text.matchAll(token)) {
    if (m.index < at) continue;
    out.push(text.slice(at, m.index), h("span", { class: m[1] ? "hc" : m[2] ? "hs" : "hk" }, m[0]));
    at = m.index + m[0].length;
  }
  out.push(text.slice(at), "\n");
  return out;
}
