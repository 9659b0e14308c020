// Clicks through the page of `scenario view` in a real browser, for several scenarios: `make browser`. It needs the command, Chromium, and the
// packages of package.json in the folder that MODULES names. Screenshots are written to SCREENS, and those of docs/view.md to PICTURES if it is
// set. ONLY names the scenarios to click through, separated by commas. Nothing waits for the clock: each step waits for what it makes appear.
//
// playwright-core was chosen over chromedp: it is one package without others, and go.mod stays as it is, where chromedp adds seven modules.

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const modules = createRequire(join(process.env.MODULES, "package.json"));
const { chromium } = modules("playwright-core");
const axe = readFileSync(modules.resolve("axe-core/axe.min.js"), "utf8");
const { SCREENS = join(tmpdir(), "scenario.screens"), CHROMIUM = "/usr/bin/chromium", ONLY = "", PICTURES = "" } = process.env;
const command = resolve(process.env.COMMAND || "bin/scenario");
const slow = 120_000; // patience with a machine that does other things as well

const temp = mkdtempSync(join(tmpdir(), "scenario-view-"));
mkdirSync(SCREENS, { recursive: true });
const copy = (name) => {
  cpSync(join("internal/workbench/testdata", name), join(temp, name), { recursive: true });
  return join(temp, name);
};

// Each scenario has a space to look at, a test whose lines are arrows, and a piece to ask where it goes: at the set-up, or at a step of that
// test. line is what takes it there, if an action is offered that does, and movement is another way to ask.
const scenarios = [
  { name: "hexes", dir: copy("hexes"), space: "ford", test: "rides once a day", refused: "ride from ford to keep", reason: "too far", search: "ride",
    reach: { space: "ford", unit: "rider", owner: "red", line: "ride from ford to hill", movement: "ride" } },
  { name: "revised", dir: "scenarios/variants/closed_russia", space: "caucasus", unit: "armour", test: "way out and the way home", refused: "move 9 infantry from russia to japan", search: "blitz", base: "axis_allies_revised",
    first: "end purchase", offered: "move <n> <what> from Caucasus to <there>", asked: ["Where to?", "So far: move <n> tank from Caucasus to <there>"], drag: { from: "caucasus", to: "kazakh", unit: "infantry" },
    named: "Caucasus", words: [["odds caucasus", "Nothing can be asked of Caucasus now."], ["odds nowhere at all", "There is no space"], ["rules blitz", "REV-"]],
    reach: { space: "caucasus", unit: "armour", owner: "soviet_union", line: "move 1 armour from caucasus to kazakh", after: "Noncombat Move", movement: "by_land" }, still: "caucasus/industrial_complex/soviet_union" },
  { name: "smuggler", dir: "scenarios/small/the_smuggler", space: "market", test: "a constable walks one street", refused: "slip to orchard", search: "patrol", handover: true,
    reach: { step: 2, space: "orchard", unit: "constable", owner: "watch", line: "patrol from orchard to well", movement: "on_foot", free: true } },
  { name: "attack", dir: "scenarios/attack_deluxe", space: "ukraine", test: "battles come after all movement", refused: "no such line", search: "negotiat", handover: true,
    reach: { step: 2, space: "new_england", unit: "infantry", owner: "red", line: "march 1 infantry from new_england to midwest", after: "Move", movement: "crossing" } },
  { name: "khans", dir: "scenarios/khans_and_kings", space: "pilgrim_hill", test: "units that meet enemies wait for each other", refused: "no such line", search: "khan", handover: true,
    reach: { step: 2, space: "kings_haven", unit: "lancers", owner: "khanate", line: "move lancers from kings_haven to holm_fields", movement: "by_air" },
    still: "kings_haven/port/kingdom", phase: { piece: "ulan_tamga/light_horse/khanate", line: "move light_horse from ulan_tamga to eagle_pass", name: "Movement" } },
];

const failures = [];
let checks = 0;

function check(what, ok, detail = "") {
  checks++;
  if (!ok) {
    failures.push(what);
    console.log(`  FAILED ${what} ${detail}`);
  }
}

// writeTheBook makes a clause of a sentence of the printed book, changes one, and takes both back.
async function writeTheBook(page, sc) {
  const source = () => readFileSync(join(sc.dir, "scenario.hcl"), "utf8");
  const before = source();
  await go(page, "#/book", "#panel progress");
  const covered = (n) => page.waitForFunction((n) => document.querySelectorAll("#panel .sentence.covered").length === n, n, { timeout: slow });
  await page.click("#panel button:has-text('Beside the book')");
  await covered(2);
  check("hexes: one sentence is open, and markup in it is text", (await page.$$("#panel .sentence.open")).length === 1 && (await panelText(page)).includes("<script>"));
  await page.click("#panel .sentence.open button:has-text('Make a clause')");
  await covered(3);
  check("hexes: the clause is in the file", source().includes('clause "HEX-3"'));
  await page.evaluate(() => { // the words "The mill" of the second sentence
    const words = document.querySelectorAll("#panel .sentence .words")[1].firstChild, range = document.createRange();
    range.setStart(words, 0);
    range.setEnd(words, 8);
    getSelection().removeAllRanges();
    getSelection().addRange(range);
  });
  await page.click("#panel .sentence:nth-of-type(2) >> text=Split off the selection");
  await page.waitForSelector("#panel .card:has(strong:text-is('HEX-4'))", { timeout: slow });
  check("hexes: a clause is cut in two", source().includes('text    = "is closed."') && source().includes('text    = "The mill"'), source());
  await page.click("#panel button:has-text('Undo the cut of HEX-2')");
  await page.waitForFunction(() => !document.querySelector("#panel").textContent.includes("HEX-4"), null, { timeout: slow });
  await page.click("#panel .sentence .card:has(strong:text-is('HEX-2')) details.edit > summary");
  await page.fill("#panel .sentence .card:has(strong:text-is('HEX-2')) textarea[name=note]", "We read: for ever.");
  await page.screenshot({ path: join(SCREENS, "hexes-book-text.png"), fullPage: true });
  await accessible(page, "hexes: the text of the book");
  await page.click("#panel .sentence .card:has(strong:text-is('HEX-2')) button:has-text('Write')");
  await text(page, "#panel", "Reading: We read: for ever.");
  await page.click("#panel button:has-text('Undo the change of HEX-2')");
  await page.waitForSelector("#panel button:has-text('Undo the new clause HEX-3')", { timeout: slow });
  await page.click("#panel button:has-text('Undo the new clause HEX-3')");
  await covered(2);
  check("hexes: both changes are undone", source() === before);
}

let began = Date.now();

// lap says how long the last part took.
function lap(what) {
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1)} s ${what}`);
  began = Date.now();
}

function serve(dir) {
  const child = spawn(command, ["view", resolve(dir), "--no-browser"], { stdio: ["ignore", "pipe", "pipe"], cwd: temp });
  child.ended = new Promise((done) => child.on("exit", done));
  child.said = "";
  child.stderr.on("data", (b) => { child.said += b; });
  return new Promise((done, failed) => {
    let out = "";
    child.stdout.on("data", (b) => {
      out += b;
      const address = out.match(/http:\S+/);
      if (address) done({ child, address: address[0] });
    });
    child.on("exit", (code) => failed(new Error(`the server ended with ${code}: ${child.said}`)));
  });
}

// ready waits until a panel is filled.
const ready = (page, panel) => page.waitForSelector(`#panel[data-shown="${panel}"]`, { timeout: slow, state: "attached" });

// go opens an address, and waits until its panel is filled and has something.
async function go(page, hash, selector) {
  const panel = hash.split("/")[1];
  await page.evaluate((h) => { delete document.getElementById("panel").dataset.shown; if (location.hash === h) dispatchEvent(new HashChangeEvent("hashchange")); else location.hash = h; }, hash);
  await ready(page, panel);
  if (selector) await page.waitForSelector(selector, { timeout: slow });
}

// text waits until an element has a text.
const text = (page, selector, words) => page.waitForFunction(([s, w]) => document.querySelector(s)?.textContent.includes(w), [selector, words], { timeout: slow });

// shows waits until the panel of tests has an address and a heading, all of it.
const shows = (page, hash, heading) => page.waitForFunction(([a, w]) => location.hash === a && document.querySelector("#panel[data-shown=tests] h2")?.textContent === w, [hash, heading], { timeout: slow });

const panelText = (page) => page.textContent("#panel");

// accessible checks names, roles and contrast of what is shown, and in dark mode its contrast again. The board, which takes long, is looked at once.
async function accessible(page, where, board = false) {
  await page.evaluate(axe);
  for (const scheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: scheme });
    const found = await page.evaluate(([dark, all]) => axe.run(all ? document : { exclude: [["#board svg"]] },
      dark ? { runOnly: { type: "rule", values: ["color-contrast"] } } : { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"], rules: { "svg-img-alt": { enabled: true } } }), [scheme === "dark", board && scheme === "light"]);
    for (const v of found.violations) check(`${where}, ${scheme}: ${v.id}`, false, v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary.split("\n")[1] || ""}`).join(" | "));
    checks++;
  }
  await page.emulateMedia({ colorScheme: "light" });
}

// fits checks that nothing sticks out at the side.
async function fits(page, where) {
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
  check(`${where}: the page fits`, wide <= 1, `${wide} pixels stick out`);
}

// open opens a page that fails the test when anything goes wrong in it.
async function open(browser, name, address, size = { width: 1366, height: 800 }) {
  const context = await browser.newContext({ viewport: size });
  const page = await context.newPage();
  page.setDefaultTimeout(slow);
  page.on("console", (m) => { if (m.type() === "error" && !/status of (4\d\d|503)|ERR_CONNECTION|ERR_INCOMPLETE/.test(m.text())) check(`${name}: console`, false, m.text()); });
  page.on("pageerror", (e) => check(`${name}: page`, false, e.message));
  page.on("dialog", (d) => d.accept());
  if (address) await page.goto(address);
  return page;
}

// sits lets the player who is asked sit down, if people are to change places.
async function sits(page) {
  await page.waitForSelector("#line, #sit, #faces");
  if (await page.$("#sit")) {
    await page.click("#sit");
    await page.waitForSelector("#line, #faces");
  }
}

// answered does something that answers the open question, and waits until the next one is there.
async function answered(page, what) {
  const was = await page.getAttribute("[data-question]", "data-question");
  await what();
  await page.waitForFunction((id) => { const q = document.querySelector("[data-question]"); return q ? q.dataset.question !== id : document.querySelector("#sit, #faces, .box.good"); }, was);
}

// dragged drags a stack, and clicks another one and then its target; looks at what the rulebook says of a refusal, and at the game again.
async function dragged(page, sc, shot) {
  const { from, to, unit } = sc.drag, middle = async (selector) => {
    const b = await (await page.waitForSelector(selector)).boundingBox();
    return [b.x + b.width / 2, b.y + b.height / 2];
  };
  while (/So far/.test(await page.textContent("[data-question]"))) await answered(page, () => page.click("text=Take back"));
  const [x, y] = await middle(`#position .counter[data-space=${from}][data-unit=${unit}]`), [there, below] = await middle(`#position .counter[data-space=${to}]`);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move((x + there) / 2, (y + below) / 2, { steps: 3 });
  await page.mouse.move(there, below, { steps: 3 });
  await page.mouse.up();
  await page.waitForSelector("#moving input");
  check(`${sc.name}: a stack that is dragged goes whole`, Number(await page.inputValue("#moving input")) > 1, await page.textContent("#moving"));
  await shot("dragged");
  await accessible(page, `${sc.name}: a stack that is dragged`);
  await answered(page, () => page.keyboard.press("Enter"));
  await page.click(`#position .counter[data-space=${from}][data-unit=artillery]`);
  await page.waitForSelector("#offered");
  await answered(page, () => page.click(`#position .counter[data-space=${to}]`));
  check(`${sc.name}: a piece that is clicked before its target goes there`, (await page.textContent("#log")).includes("1 artillery from Caucasus to Kazakh"));
  const [nameX, nameY] = await middle(`#board .names text.name:has-text("${sc.named}")`);
  await page.mouse.click(nameX, nameY);
  await page.waitForSelector(`#offered >> text=With ${sc.named}:`);
  for (const [line, words] of sc.words) {
    await page.fill("#line", line);
    await page.keyboard.press("Enter");
    await page.waitForSelector(`#said >> text=${words}`, { timeout: slow });
  }
  check(`${sc.name}: odds and rules are words, too`, true);
  await accessible(page, `${sc.name}: words`);
  await page.fill("#line", sc.refused);
  await page.keyboard.press("Enter");
  await page.waitForSelector("#clauses");
  await page.click("#clauses summary");
  await page.waitForSelector("#clauses li");
  await go(page, "#/play", "#line");
  await page.click(".score summary");
  await page.waitForSelector(".score details p, .score details svg");
  await accessible(page, `${sc.name}: the score`);
  await page.click("#replay");
  await page.waitForSelector(".steps #back");
  await page.selectOption("[aria-label=Pace]", "200");
  await page.click("[aria-label=Play]");
  await page.waitForFunction(() => /^[1-9]/.test(document.querySelector(".steps output").textContent));
  check(`${sc.name}: the game again has titles`, (await page.textContent("ol.log")).includes("1 artillery from Caucasus to Kazakh"), await page.textContent("ol.log"));
  await accessible(page, `${sc.name}: the game again`);
  await shot("again");
  await page.click("#back");
  await page.waitForSelector("#line");
}

async function clickThrough(browser, sc) {
  console.log(sc.name);
  began = Date.now();
  const { child, address } = await serve(sc.dir);
  const page = await open(browser, sc.name);
  const context = page.context();
  const shot = async (what) => {
    await page.screenshot({ path: join(SCREENS, `${sc.name}-${what}.png`) });
    if (PICTURES && sc.name === "revised" && ["test", "reach", "rules"].includes(what)) {
      await page.screenshot({ path: join(PICTURES, `view_${what}.jpg`), type: "jpeg", quality: 50 });
    }
  };
  let sent = 0;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", (e) => { sent += e.encodedDataLength; });
  try {
    // The board.
    await page.goto(address);
    await page.waitForSelector("#board[data-at=setup] #position", { state: "attached" });
    await ready(page, "look");
    check(`${sc.name}: a page load`, sent < 300_000 && sent > 20_000, `${sent} bytes`);
    const loaded = sent;
    await page.reload();
    await page.waitForSelector("#board[data-at=setup] #position", { state: "attached" });
    const shown = await page.evaluate(() => Math.round(performance.now()));
    console.log(`  ${loaded} bytes; loaded again and shown in at most ${shown} ms`);
    check(`${sc.name}: the address hides the token`, !page.url().includes("token"));
    await shot("board");
    await page.focus("#board");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel pre.source");
    check(`${sc.name}: Enter opens a space`, page.url().includes("#/look/space/"));
    const space = sc.space || decodeURIComponent(page.url().split("/").pop());
    await go(page, `#/look/space/${space}`, "#panel pre.source");
    const about = await panelText(page);
    check(`${sc.name}: a space has its borders, definition and uses`, /Borders \d+/.test(about) && /Named in \d+ place/.test(about) && /\.hcl:\d+/.test(about));
    await shot("look");
    await accessible(page, `${sc.name}: look`, true);
    lap("board");

    // Tests.
    await go(page, "#/tests", "#tests li a");
    await page.fill("#panel input[type=search]", sc.test);
    await shot("tests");
    await accessible(page, `${sc.name}: tests`);
    await page.click("#tests li a");
    await page.waitForSelector(".steps");
    await ready(page, "tests");
    check(`${sc.name}: lines are arrows`, (await page.$$("#arrows .arrow")).length > 0);
    await shot("test");
    const last = await page.textContent(".steps output");
    if (!last.startsWith("0")) {
      await page.click("[data-step=back]");
      await page.waitForFunction((was) => document.querySelector(".steps output").textContent !== was, last);
      check(`${sc.name}: a step back`, true);
    }
    await accessible(page, `${sc.name}: test`);
    lap("tests");

    // A game.
    await go(page, "#/play", "#begin");
    await page.click("text=All here");
    await shot("seats");
    await page.click("#begin");
    await page.waitForSelector("#line, #sit");
    check(`${sc.name}: people change places`, !!(await page.$("#sit")) === !!sc.handover);
    if (sc.handover) await shot("handover");
    await sits(page);
    await page.fill("#line", sc.refused);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#said .box");
    const said = await page.textContent("#said");
    check(`${sc.name}: a refused line has its reason`, said.includes(sc.reason || "") && said.length > 8);
    await shot("refused");
    for (let i = 0; i < 3 && (await page.$("#panel [data-answer]")); i++) {
      await answered(page, () => page.click("#panel [data-answer]"));
      await sits(page);
    }
    await page.waitForSelector("#board[data-at=play]");
    await accessible(page, `${sc.name}: play`);
    await shot("play");
    await page.click("text=Take back");
    await page.waitForFunction(() => document.getElementById("note").textContent !== "");
    const file = join(temp, `${sc.name}.game`);
    await page.fill("[aria-label='File to save to']", file);
    await page.click("#panel form >> text=Save");
    await page.waitForSelector("#panel >> text=saved in");

    // A piece that is clicked while a menu is open.
    if (sc.offered) {
      await answered(page, async () => { await page.fill("#line", sc.first); await page.keyboard.press("Enter"); });
      await page.click(`#position .counter[data-space=${space}][data-unit=${sc.unit}]`);
      await page.waitForSelector("#offered [data-offer]");
      check(`${sc.name}: a piece offers the actions it can be a part of`, (await page.textContent("#offered")).includes(sc.offered), await page.textContent("#offered"));
      await shot("offers");
      await go(page, `#/reach/${space}/${sc.unit}/${sc.reach.owner}`, "#panel >> text=It gets to");
      check(`${sc.name}: reach in a game that is played`, (await panelText(page)).includes(`from ${space} to`), await panelText(page));
      await shot("reach-played");
      await go(page, "#/play", "#line");
      await page.click(`#position .counter[data-space=${space}][data-unit=${sc.unit}]`);
      await page.click("#offered [data-offer] >> nth=0");
      for (const words of sc.asked) await text(page, "[data-question]", words);
      await shot("offered");
      await dragged(page, sc, shot);
    }
    lap("play");

    // Its log.
    await go(page, `#/records/${encodeURIComponent(file)}`, ".steps");
    check(`${sc.name}: a game log has its decisions`, /\d+ decision/.test(await panelText(page)));
    await page.click("[data-step=next]");
    await page.waitForSelector('#board[data-at^="log/"]');
    if (await page.$("[data-i='1']")) {
      await page.waitForFunction(() => document.querySelector(".steps output").textContent.startsWith("1 "));
      await page.click("[aria-label=Play]");
    }
    await shot("record");
    await accessible(page, `${sc.name}: record`);
    lap("records");

    // Reach: by what is offered, or what a movement lets the piece do if nothing is.
    const piece = sc.reach;
    if (piece.step) {
      await go(page, "#/tests", "#tests li a");
      await page.fill("#panel input[type=search]", sc.test);
      await page.click("#tests li a");
      await page.waitForSelector(".steps");
      await ready(page, "tests");
      const at = () => page.textContent(".steps output");
      for (let was = await at(); !was.startsWith(`${piece.step} `); was = await at()) {
        await page.click("[data-step=back]");
        await page.waitForFunction((w) => document.querySelector(".steps output").textContent !== w, was);
      }
    } else {
      await go(page, "#/look", "#panel h2");
      await page.click("text=Show the set-up");
      await page.waitForSelector("#board[data-at=setup]");
    }
    await go(page, "#/reach", "#panel >> text=Choose a piece");
    await page.click(`#position .counter[data-space=${piece.space}][data-unit=${piece.unit}]`);
    await page.waitForSelector("#panel >> text=It gets to");
    await ready(page, "reach");
    const offered = await panelText(page);
    check(`${sc.name}: where it gets`, (await page.$$("#board .ring.reach")).length > 0);
    check(`${sc.name}: outlines are under names, those of water under land`, await page.evaluate(() => {
      const before = (a, b) => !a || !b || !!(a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING);
      const board = document.querySelector("#board svg"), names = board.querySelector(".names"), lands = board.querySelector("#ground .lands");
      return [...board.querySelectorAll(".ring")].every((r) => before(r, names)) && before(board.querySelector(".water-rings"), lands);
    }));
    check(`${sc.name}: why not further`, offered.includes("Why not further") && (await page.$$("#board .ring.no")).length > 0);
    check(`${sc.name}: the lines that are offered`, offered.includes(piece.line) && (!piece.after || offered.includes(piece.after)), offered);
    await shot("reach-offered");
    await accessible(page, `${sc.name}: reach by what is offered`);
    await page.click("#panel li button >> nth=0");
    await page.waitForSelector("#arrows .arrow", { state: "attached" });
    check(`${sc.name}: the way is shown under the names`, await page.evaluate(() => !!(document.querySelector("#arrows .arrow").compareDocumentPosition(document.querySelector("#board .names")) & Node.DOCUMENT_POSITION_FOLLOWING)));
    await page.selectOption("#panel select", piece.movement);
    await page.waitForSelector("#panel >> text=Points");
    check(`${sc.name}: why a movement goes no further`, (await panelText(page)).includes("Why not further") === !piece.free); // free: it goes everywhere
    await shot("reach");
    await accessible(page, `${sc.name}: reach`);

    // The set-up: a piece goes by the phases of its owner, and one that nothing moves goes nowhere, by whatever movement.
    if (sc.still) {
      await go(page, "#/look", "#panel h2");
      if (await page.$("text=Show the set-up")) await page.click("text=Show the set-up");
      await page.waitForSelector("#board[data-at=setup]");
      if (sc.phase) {
        await go(page, `#/reach/${sc.phase.piece}`, "#panel h2");
        await text(page, "#panel", sc.phase.line);
        check(`${sc.name}: the phases of the set-up`, (await panelText(page)).includes(`in ${sc.phase.name}`), await panelText(page));
      }
      await go(page, `#/reach/${sc.still}`, "#panel h2");
      await page.waitForSelector("#panel [data-movement]");
      check(`${sc.name}: what stands still`, (await panelText(page)).includes("takes it anywhere") && (await page.$$("#board .ring.reach")).length === 0, await panelText(page));
      await shot("reach-still");
      await accessible(page, `${sc.name}: what stands still`);
      await page.click("#panel [data-movement] >> nth=0");
      await page.waitForSelector("#panel >> text=Points");
    }
    lap("reach");

    // Rules, and the search.
    await go(page, "#/rules", ".tree");
    check(`${sc.name}: the turn is an outline`, (await page.$$(".tree .fold")).length > 3);
    check(`${sc.name}: the turn goes down to the actions`, /sequence[^]*phase[^]*asks[^]*action/.test(await panelText(page)), await panelText(page));
    await shot("rules");
    await accessible(page, `${sc.name}: rules`);
    await page.focus("body");
    await page.keyboard.press("/");
    await page.keyboard.type(sc.search);
    await text(page, "#results", sc.search);
    await shot("search");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel pre.source");
    check(`${sc.name}: the search opens a definition`, page.url().includes("#/look/"));
    lap("rules");

    // The book. Its tests are all run once, which takes longest of all.
    await go(page, "#/book");
    await page.waitForSelector("#panel progress", { timeout: 4 * slow });
    check(`${sc.name}: clauses`, (await panelText(page)).includes("binding clauses are tested"));
    lap("the tests of the book");
    await page.click("#panel details summary >> nth=0");
    await shot("book");
    // axe looks at every element that is shown, which takes minutes where that is a clause in nine of some hundred, with all its rules: two are enough.
    await page.fill("#panel input[type=search]", (await page.$$eval("#panel .card strong", (all) => all.slice(0, 1).map((e) => e.textContent)))[0] || "");
    check(`${sc.name}: a clause is found by its number`, (await page.$$("#panel details .card")).length > 0);
    await accessible(page, `${sc.name}: book`);
    lap("book");

    // Differences.
    await go(page, "#/differences", "#panel h2");
    if (sc.base) check(`${sc.name}: differences to the base`, (await panelText(page)).includes(sc.base) && (await page.$$("#panel .card")).length > 0);
    await shot("differences");
    await accessible(page, `${sc.name}: differences`);

    // A phone: the tab that is chosen is seen, what is found does not stick out, and a question is not under the board.
    await page.setViewportSize({ width: 390, height: 844 });
    await go(page, "#/differences");
    check(`${sc.name}, phone: the tab is seen`, await page.$eval("#tabs [aria-current]", (a) => { const r = a.getBoundingClientRect(); return r.left >= 0 && r.right <= innerWidth; }));
    await page.fill("#query", sc.search);
    await page.waitForSelector("#results li");
    await fits(page, `${sc.name}, phone, search`);
    await page.fill("#query", "");
    await go(page, "#/play", "#begin, #line, #sit");
    if (!(await page.$("#begin"))) await page.click("text=New game");
    await page.click("text=All here");
    for (const x of await page.$$("#panel input[max]")) await x.fill("99"); // more than any option allows
    if (await page.$("#panel input[max]")) {
      await page.click("#begin");
      check(`${sc.name}: a game that cannot begin says why`, (await page.waitForSelector("#trouble .box")) && (await page.textContent("#trouble")).includes("not between"), await page.textContent("#trouble"));
      for (const x of await page.$$("#panel input[max]")) await x.fill(await x.getAttribute("min"));
    }
    await page.click("#begin");
    await sits(page);
    await page.waitForFunction(() => { const p = document.querySelector("[data-question] p"); return p.getBoundingClientRect().top >= document.getElementById("stage").getBoundingClientRect().bottom - 1; }).catch(() => check(`${sc.name}, phone: a question is not under the board`, false));

    // A phone, and a laptop at 200 %.
    for (const [what, size] of [["phone", { width: 390, height: 780 }], ["zoomed", { width: 683, height: 400 }]]) {
      await page.setViewportSize(size);
      for (const panel of ["look", "tests", "play", "rules", "differences"]) {
        await go(page, `#/${panel}`, "#panel h2");
        await fits(page, `${sc.name}, ${what}, ${panel}`);
        if (panel === "play") await shot(`${what}-play`);
      }
      await page.click("text=⤢");
      await go(page, `#/look/space/${space}`, "#panel pre.source");
      await fits(page, `${sc.name}, ${what}, a space`);
      await shot(what);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 1366, height: 800 });
    await page.click("text=⤢");
    await go(page, `#/look/space/${space}`, "#panel pre.source");
    await shot("dark");
    lap("screens");
    if (sc.name === "hexes") await writeTheBook(page, sc);
  } catch (err) {
    check(`${sc.name}: ${err.message.split("\n")[0]}`, false, await panelText(page).catch(() => ""));
    await shot("failed").catch(() => {});
  } finally {
    await context.close();
    child.kill("SIGINT");
    check(`${sc.name}: Ctrl-C ends the server`, (await child.ended) === 130);
  }
}

// A game of two people with hidden hands and real dice, on two pages at once, with a variant of the rules that comes in between.
async function atTheTable(browser) {
  console.log("table");
  began = Date.now();
  const dir = copy("hands"), file = join(dir, "scenario.hcl");
  const { child, address } = await serve(dir);
  const page = await open(browser, "table", address);
  const shot = (what) => page.screenshot({ path: join(SCREENS, `table-${what}.png`) });
  try {
    await ready(page, "look");
    await go(page, "#/play", "#begin");
    await page.click("text=All here");
    await page.check("#by-hand");
    await page.click("#begin");
    await page.waitForSelector("#sit");
    check("table: nobody's hand is on the board between two players", !/Wizard|Peasant/.test(await page.textContent("#board")));
    await shot("handover");
    await accessible(page, "table: handover");
    await page.click("#sit");
    await page.waitForSelector("#line");
    await text(page, "#board", "Peasant");
    check("table: only the player's own hand is on the board", !(await page.textContent("#board")).includes("Wizard"));

    // A space that is clicked while a menu is open offers the lines that it can be a part of.
    await page.click("#space-south .area");
    await page.waitForSelector("#offered [data-offer]");
    const lines = await page.$$eval("#offered [data-offer]", (all) => all.map((b) => b.textContent).join("; "));
    check("table: what a space offers", lines === "scout south; march from north to south", lines);
    await shot("offers");
    await accessible(page, "table: offers");
    await page.click("#offered [data-offer] >> nth=0");

    // The space has answered the parameter, and the dice are asked for.
    await page.waitForSelector("#faces");
    await page.fill("#faces", "9");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#said .box");
    await shot("dice");
    await accessible(page, "table: dice");
    await page.fill("#faces", "");
    await page.click("[data-face='5']");
    await page.click("#panel button.main");
    await page.waitForSelector("#line");
    check("table: the dice are in the log", (await page.textContent("#log")).includes("Red rolls 5."));

    // What was typed at a question is not taken for what dice show, and a face that is clicked takes the place of one too many.
    await page.fill("#line", "scout north");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#faces");
    check("table: the field for dice is empty", (await page.inputValue("#faces")) === "", await page.inputValue("#faces"));
    await page.click("[data-face='5']");
    await page.click("[data-face='2']");
    check("table: a face that was clicked", (await page.inputValue("#faces")) === "2", await page.inputValue("#faces"));
    await page.click("text=Take back");
    await text(page, "body", "cannot be taken back");
    await page.click("#panel button.main");
    await page.waitForSelector("#line");

    // A second page sees the same game. What it answers too late is refused.
    const second = await open(browser, "second", address);
    await go(second, "#/play", "#line");
    await page.route("**/api/events", (r) => r.abort());
    const old = await second.getAttribute("[data-question]", "data-question");
    await answered(page, async () => { await page.fill("#line", "wait"); await page.keyboard.press("Enter"); });
    await second.waitForFunction((id) => document.querySelector("[data-question]")?.dataset.question !== id, old);
    check("second: it follows the first page", (await second.textContent("#log")).includes("Red waits."));
    const late = await second.evaluate(async (id) => (await fetch("/api/play/answer", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ index: 0, question: id }) })).json(), old);
    check("second: an answer that comes too late is refused", !late.accepted && late.reason.includes("gone on"), JSON.stringify(late));
    await second.context().close();
    await page.unroute("**/api/events");

    // New rules: the game goes on by them, and says so.
    writeFileSync(file, readFileSync(file, "utf8").replace('"${actor} waits."', '"${actor} rests."'));
    await text(page, "#panel", "The rules have changed");
    await sits(page);
    await answered(page, async () => { await page.fill("#line", "wait"); await page.keyboard.press("Enter"); });
    await text(page, "#log", "Red rests.");
    lap("table");
  } catch (err) {
    check(`table: ${err.message.split("\n")[0]}`, false, await panelText(page).catch(() => ""));
    await shot("failed").catch(() => {});
  } finally {
    child.kill("SIGINT");
    check("table: Ctrl-C ends the server", (await child.ended) === 130);
    await text(page, "#status", "stopped").catch(() => {});
    check("table: the page says that the server has stopped", (await page.textContent("#status")).includes("stopped"));
    check("table: the game is saved at the end", readdirSync(temp).some((f) => /^hands-\d+\.game$/.test(f) && child.said.includes(f)), child.said);
    await page.context().close();
  }
}

// What goes wrong while an author writes: errors at the start, a file that is saved with an error, a folder that is renamed and comes back,
// a test that is renamed while it is shown, and a game log of other rules.
async function writing(browser) {
  console.log("writing");
  began = Date.now();
  const dir = copy("hexes"), file = join(dir, "scenario.hcl"), tests = join(dir, "tests.hcl");
  const good = readFileSync(file, "utf8");
  writeFileSync(file, good.replace('"The keep"', "the_keep"));
  const { child, address } = await serve(dir);
  const page = await open(browser, "writing", address);
  const shot = (what) => page.screenshot({ path: join(SCREENS, `writing-${what}.png`) });
  try {
    await page.waitForSelector("#status.bad");
    await ready(page, "findings");
    check("writing: errors at the start are shown", (await panelText(page)).includes("the_keep"));
    await shot("errors");
    await accessible(page, "writing: errors at the start");
    writeFileSync(file, good);
    await page.waitForSelector("#board[data-at=setup] #position", { state: "attached" });
    await page.waitForSelector("#status:not(.bad)");
    await go(page, "#/findings", "#panel h2");

    // An error in a file that is saved.
    const saved = Date.now();
    writeFileSync(file, good.replace('"The keep"', "the_keep"));
    await page.waitForSelector("#status.bad");
    const seen = Date.now() - saved;
    console.log(`  an error is shown ${seen} ms after the file was saved`);
    await page.waitForSelector("#board .ring.error", { state: "attached" });
    check("writing: the error is on the page and on the board", (await panelText(page)).includes("the_keep"));
    await shot("error");
    writeFileSync(file, good);
    await page.waitForSelector("#status:not(.bad)");
    check("writing: corrected", (await page.textContent("#status")) === "No errors");

    // A test that gets another name and another number while it is shown.
    await go(page, "#/tests/1/0", ".steps");
    const rules = readFileSync(tests, "utf8");
    writeFileSync(tests, 'test "one more" {\n  setup = true\n\n  expect { that = true }\n}\n\n' + rules);
    const mill = "the mill is closed, and nobody rides through enemies";
    await shows(page, "#/tests/2/0", mill);
    writeFileSync(tests, rules.replace(mill, "nobody rides through enemies"));
    await shows(page, "#/tests/1/0", "nobody rides through enemies");
    writeFileSync(tests, rules.replace(mill, "one").replace("this one fails on purpose", "another"));
    await shows(page, "#/tests/1/0", "one");
    writeFileSync(tests, rules);
    await shows(page, "#/tests/1/0", mill);

    // A test that is removed while it is shown, and comes back: no other one takes its place.
    writeFileSync(tests, rules.slice(0, rules.indexOf(`test "${mill}"`)) + rules.slice(rules.indexOf('test "this one fails')));
    await text(page, "#panel .box", "This test is gone");
    await shows(page, "#/tests/1/0", mill);
    await page.waitForSelector("#board[data-at=setup]");
    await accessible(page, "writing: a test that is gone");
    writeFileSync(tests, rules);
    await page.waitForSelector("#panel .steps");
    await shows(page, "#/tests/1/0", mill);

    // The folder is renamed, and comes back.
    renameSync(dir, dir + "-away");
    await page.waitForSelector("#status.bad");
    await go(page, "#/look/space/ford", "#panel pre.source");
    check("writing: the last version is shown without its folder", (await panelText(page)).includes("The ford"));
    await shot("gone");
    renameSync(dir + "-away", dir);
    await page.waitForSelector("#status:not(.bad)");

    // A game log of other rules.
    await go(page, "#/play", "#begin");
    await page.click("text=All here");
    await page.click("#begin");
    await page.waitForSelector("#line");
    await answered(page, async () => { await page.fill("#line", "ride from ford to hill"); await page.keyboard.press("Enter"); });
    const log = join(temp, "other.game");
    await page.fill("[aria-label='File to save to']", log);
    await page.click("#panel form >> text=Save");
    await page.waitForSelector("#panel >> text=saved in");
    writeFileSync(file, good.replace("first(riders), here, 3)", "first(riders), here, 2)"));
    await text(page, "#panel", "The rules have changed");
    await go(page, `#/records/${encodeURIComponent(log)}`, ".steps");
    const words = await panelText(page);
    check("writing: a game log says which decision is not legal any more", words.includes("It stops here") && words.includes("The rules have changed"), words);
    await shot("record");
    lap("writing");
  } catch (err) {
    check(`writing: ${err.message.split("\n")[0]}`, false, await panelText(page).catch(() => ""));
    await shot("failed").catch(() => {});
  } finally {
    await page.context().close();
    child.kill("SIGINT");
    check("writing: Ctrl-C ends the server", (await child.ended) === 130);
  }
}

// A variant whose set-up and borders differ from those of its base, shown as layers on the board.
async function layers(browser) {
  console.log("layers");
  began = Date.now();
  copy("hexes");
  const dir = join(temp, "mud");
  mkdirSync(dir);
  writeFileSync(join(dir, "scenario.hcl"), `scenario "mud" {
  title            = "Mud"
  extends          = "../hexes"
  language_version = 2
}

setup mud {
  place moor { red = { rider = 2 } }
  keep = space.keep
  set keep { holder = player.red }
}

space ford { borders = [space.moor, space.keep] }
`);
  const { child, address } = await serve(dir);
  const page = await open(browser, "layers", address);
  const shot = (what) => page.screenshot({ path: join(SCREENS, `layers-${what}.png`) });
  const count = (what) => page.$$eval(`:is(#overlay, #underlay) ${what}`, (all) => all.length);
  try {
    await ready(page, "look");
    await go(page, "#/differences", "[data-layer=pieces]");
    check("layers: pieces and owners", (await page.textContent("#overlay")).includes("+2 Rider") && (await page.textContent("#overlay")).includes("holder: blue → red"), await page.textContent("#overlay"));
    check("layers: borders that are new or gone", (await count(".link.new")) > 0, await panelText(page));
    check("layers: spaces", (await count(".ring.changed")) > 0);
    await shot("all");
    await accessible(page, "layers");
    for (const layer of ["pieces", "borders", "spaces"]) await page.uncheck(`[data-layer=${layer}]`);
    check("layers: each can be taken away", (await count(".badge text")) + (await count(".link")) + (await count(".ring.changed")) === 0);
    for (const layer of ["pieces", "borders", "spaces"]) await page.check(`[data-layer=${layer}]`);
    await go(page, "#/look", "#panel h2");
    check("layers: they leave the board with the panel", (await count(".badge text")) + (await count(".link")) === 0);
    await go(page, "#/differences", "[data-layer=pieces]");
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 780 });
    await fits(page, "layers, phone");
    await shot("phone");
    lap("layers");
  } catch (err) {
    check(`layers: ${err.message.split("\n")[0]}`, false, await panelText(page).catch(() => ""));
    await shot("failed").catch(() => {});
  } finally {
    await page.context().close();
    child.kill("SIGINT");
    check("layers: Ctrl-C ends the server", (await child.ended) === 130);
  }
}

const wanted = ONLY.split(",").filter(Boolean);
const runs = [...scenarios.map((sc) => [sc.name, (b) => clickThrough(b, sc)]), ["table", atTheTable], ["writing", writing], ["layers", layers]];
const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
for (const [name, run] of runs) if (!wanted.length || wanted.includes(name)) await run(browser);
await browser.close();
rmSync(temp, { recursive: true, force: true });
console.log(`${checks} checks, ${failures.length} failed; screenshots are in ${SCREENS}`);
process.exit(failures.length ? 1 : 0);
