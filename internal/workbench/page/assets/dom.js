// Elements are made of tags, properties and children. A child that is a string becomes text and never markup, so nothing that a scenario says
// can become a part of the page.

export function h(tag, props, ...children) {
  const e = document.createElement(tag);
  set(e, props);
  append(e, children);
  return e;
}

const svgNS = "http://www.w3.org/2000/svg";

export function s(tag, props, ...children) {
  const e = document.createElementNS(svgNS, tag);
  set(e, props);
  append(e, children);
  return e;
}

function set(e, props) {
  for (const [name, value] of Object.entries(props || {})) {
    if (value === false || value === null || value === undefined) continue;
    if (name.startsWith("on")) e.addEventListener(name.slice(2), value);
    else if (name === "value" || name === "checked" || name === "disabled" || name === "selected" || name === "open") e[name] = value;
    else e.setAttribute(name, value === true ? "" : String(value));
  }
}

function append(e, children) {
  for (const c of children.flat(Infinity)) {
    if (c === null || c === undefined || c === false || c === "") continue;
    e.append(c instanceof Node ? c : document.createTextNode(String(c)));
  }
}

export function fill(e, ...children) {
  e.replaceChildren();
  append(e, children);
  return e;
}

export const $ = (id) => document.getElementById(id);

let noteTimer = 0;

// note shows a short message for a while, which screen readers say.
export function note(text) {
  $("note").textContent = text;
  clearTimeout(noteTimer);
  noteTimer = setTimeout(() => { $("note").textContent = ""; }, 4000);
}

export const spoken = (name) => (name || "").replaceAll("_", " ");

export const plural = (n, word) => `${n} ${word}${n === 1 ? "" : "s"}`;

// icon is a small drawing that says nothing to a screen reader.
export const icon = (text) => h("span", { "aria-hidden": "true" }, text);
