// Leaves out the scenarios that do not have every word somebody types. Without this script all of them are shown.
const form = document.querySelector("form[role=search]");
const input = form.querySelector("input");
const cards = [...document.querySelectorAll(".cards > li")];

function search() {
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  let shown = 0;
  for (const card of cards) {
    card.hidden = !words.every((word) => card.dataset.words.includes(word));
    if (!card.hidden) shown++;
  }
  form.querySelector("output").textContent = words.length ? `${shown} of ${cards.length}` : "";
}

form.addEventListener("submit", (event) => event.preventDefault());
input.addEventListener("input", search);
form.hidden = false;
search();
