"use strict";
(() => {
  const articles = [...document.querySelectorAll("article")];
  const parts = [...document.querySelectorAll("section.part")];
  const box = document.getElementById("q");
  const form = document.querySelector(".filter");
  const found = document.getElementById("found");
  const states = [...form.querySelectorAll("[name=state]")];

  // The filter searches the texts of clauses and the names below them, but not code.
  const texts = articles.map((a) => [...a.querySelectorAll("h3, .says > p, .name, summary code")]
    .map((e) => e.textContent).concat(a.parentElement.querySelector("h2").firstChild.textContent).join(" ").toLowerCase());

  function filter() {
    const words = box.value.toLowerCase().split(/\s+/).filter(Boolean);
    const on = new Set(states.filter((s) => s.checked).map((s) => s.value));
    let n = 0;
    articles.forEach((a, i) => {
      a.hidden = !on.has(a.dataset.state) || !words.every((w) => texts[i].includes(w));
      if (!a.hidden) n++;
    });
    for (const s of parts) s.hidden = !s.querySelector("article:not([hidden])");
    found.value = n === articles.length ? "" : n + " of " + articles.length + " clauses";
  }
  let waiting = 0;
  box.addEventListener("input", () => { clearTimeout(waiting); waiting = setTimeout(filter, 80); });
  form.addEventListener("change", filter);
  form.addEventListener("submit", (e) => { e.preventDefault(); filter(); });

  document.addEventListener("keydown", (e) => {
    if (e.key === "/" && document.activeElement !== box && !e.ctrlKey && !e.metaKey && !e.altKey) {
      e.preventDefault();
      box.focus();
    } else if (e.key === "Escape" && document.activeElement === box && box.value !== "") {
      box.value = "";
      filter();
    }
  });

  // Code is on the page once. Where it is opened again, a copy is inserted.
  document.addEventListener("toggle", (e) => {
    const d = e.target;
    if (!d.open || !d.dataset || !d.dataset.same) return;
    const first = document.getElementById(d.dataset.same);
    d.querySelector("p").remove();
    delete d.dataset.same;
    for (const p of first.querySelectorAll(":scope > pre")) d.append(p.cloneNode(true));
  }, true);

  // An address leads to its element even if that is filtered out or folded.
  function go() {
    const to = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!to) return;
    const hidden = to.closest("[hidden]");
    if (hidden) {
      box.value = "";
      for (const s of states) s.checked = true;
      filter();
    }
    if (to.tagName === "DETAILS") to.open = true;
    to.scrollIntoView();
  }
  addEventListener("hashchange", go);
  filter();
  go();
})();
