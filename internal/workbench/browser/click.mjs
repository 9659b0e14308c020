// Clicks through the page of `scenario view` in a real browser, for three scenarios: `make browser`. It needs the command, Chromium, and the
// packages of package.json in the folder that MODULES names. Screenshots are written to SCREENS, and those of docs/view.md to PICTURES if it is set.
//
// playwright-core was chosen over chromedp: it is one package without others, and go.mod stays as it is, where chromedp adds seven modules.

import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";

const modules = createRequire(join(process.env.MODULES, "package.json"));
const { chromium } = modules("playwright-core");
const axe = readFileSync(modules.resolve("axe-core/axe.min.js"), "utf8");
const { COMMAND = "bin/scenario", SCREENS = join(tmpdir(), "scenario.screens"), CHROMIUM = "/usr/bin/chromium", ONLY = "", PICTURES = "" } = process.env;
const slow = 60_000; // patience with a machine that does other things as well

const temp = mkdtempSync(join(tmpdir(), "scenario-view-"));
mkdirSync(SCREENS, { recursive: true });
cpSync("internal/workbench/testdata/hexes", join(temp, "hexes"), { recursive: true });

const scenarios = [
  { name: "hexes", dir: join(temp, "hexes"), space: "ford", unit: "rider", owner: "red", test: "rides once a day", refused: "ride from ford to keep", reason: "too far", search: "ride", base: "" },
  { name: "revised", dir: "scenarios/variants/closed_russia", space: "caucasus", unit: "armour", owner: "soviet_union", test: "way out and the way home", refused: "move 9 infantry from russia to japan", reason: "", search: "blitz", base: "axis_allies_revised" },
  { name: "attack", dir: "scenarios/attack_deluxe", space: "ukraine", unit: "", owner: "", test: "", refused: "no such line", reason: "", search: "negotiat", base: "" },
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

function serve(dir) {
  const child = spawn(COMMAND, ["view", dir, "--no-browser"], { stdio: ["ignore", "pipe", "inherit"] });
  return new Promise((resolve, reject) => {
    let out = "";
    child.stdout.on("data", (b) => {
      out += b;
      const address = out.match(/http:\S+/);
      if (address) resolve({ child, address: address[0] });
    });
    child.on("exit", (code) => reject(new Error(`the server ended with ${code}`)));
  });
}

async function go(page, hash, ready) {
  await page.evaluate((h) => { location.hash = h; }, hash);
  await page.waitForSelector(ready, { timeout: slow });
  await page.waitForTimeout(250);
}

// accessible checks contrast, names and roles of what is shown, in light and in dark.
// The board, which takes long, is looked at once.
async function accessible(page, where, board = false) {
  for (const scheme of ["light", "dark"]) {
    await page.emulateMedia({ colorScheme: scheme });
    await page.evaluate(axe);
    const found = await page.evaluate((all) => axe.run(all ? document : { exclude: [["#board svg"]] }, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa"], rules: { "svg-img-alt": { enabled: true } } }), board);
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

async function clickThrough(browser, sc) {
  console.log(sc.name);
  const { child, address } = await serve(sc.dir);
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 } });
  const page = await context.newPage();
  page.setDefaultTimeout(slow);
  page.on("console", (m) => { if (m.type() === "error" && !/status of 4\d\d/.test(m.text())) check(`${sc.name}: console`, false, m.text()); });
  page.on("pageerror", (e) => check(`${sc.name}: page`, false, e.message));
  page.on("dialog", (d) => d.accept());
  const shot = async (what) => {
    await page.screenshot({ path: join(SCREENS, `${sc.name}-${what}.png`) });
    if (PICTURES && sc.name === "revised" && ["test", "reach", "rules"].includes(what)) {
      await page.screenshot({ path: join(PICTURES, `view_${what}.jpg`), type: "jpeg", quality: 62 });
    }
  };
  let sent = 0;
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  devtools.on("Network.loadingFinished", (e) => { sent += e.encodedDataLength; });
  try {
    // The board.
    await page.goto(address);
    await page.waitForSelector(`#space-${sc.space}`);
    await page.waitForSelector("#position", { state: "attached" });
    await page.waitForTimeout(400);
    check(`${sc.name}: a page load`, sent < 300_000 && sent > 20_000, `${sent} bytes`);
    const loaded = sent;
    await page.reload();
    const began = Date.now();
    await page.waitForSelector("#position .counter, #position", { state: "attached" });
    console.log(`  ${loaded} bytes, shown again in ${Date.now() - began} ms`);
    check(`${sc.name}: the address hides the token`, !page.url().includes("token"));
    await shot("board");
    await page.evaluate((n) => { const e = document.querySelector(`#space-${n} .area`); const r = e.getBoundingClientRect(); window.middle = [r.x + r.width / 2, r.y + r.height / 2]; }, sc.space);
    await page.focus("#board");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel h2");
    check(`${sc.name}: Enter opens a space`, page.url().includes("#/look/space/"));
    await go(page, `#/look/space/${sc.space}`, "#panel pre.source");
    const text = await page.textContent("#panel");
    check(`${sc.name}: a space has its borders, definition and uses`, /Borders \d+/.test(text) && /Named in \d+ place/.test(text) && /\.hcl:\d+/.test(text));
    await shot("look");
    await accessible(page, `${sc.name}: look`, true);

    // Tests.
    await go(page, "#/tests", "#tests li a");
    await page.fill("#panel input[type=search]", sc.test);
    await shot("tests");
    await accessible(page, `${sc.name}: tests`);
    await page.click("#tests li a");
    await page.waitForSelector(".steps");
    await page.waitForTimeout(600);
    const arrows = await page.$$("#overlay .arrow");
    if (sc.test) check(`${sc.name}: lines are arrows`, arrows.length > 0);
    await shot("test");
    const last = await page.textContent(".steps output");
    await page.click("[data-step=back]");
    await page.waitForTimeout(200);
    check(`${sc.name}: a step back`, (await page.textContent(".steps output")) !== last || last.startsWith("0"));
    await accessible(page, `${sc.name}: test`);

    // A game.
    await go(page, "#/play", "#begin");
    await page.click("text=All here");
    await shot("seats");
    await page.click("#begin");
    await page.waitForSelector("#line");
    await page.fill("#line", sc.refused);
    await page.keyboard.press("Enter");
    await page.waitForSelector("#said .box");
    check(`${sc.name}: a refused line has its reason`, (await page.textContent("#said")).includes(sc.reason) && (await page.textContent("#said")).length > 8);
    await shot("refused");
    for (let i = 0; i < 3 && (await page.$("#panel [data-answer]")); i++) {
      await page.click("#panel [data-answer]");
      await page.waitForTimeout(500);
    }
    await accessible(page, `${sc.name}: play`);
    await shot("play");
    await page.click("text=Take back");
    await page.waitForTimeout(400);
    const file = join(temp, `${sc.name}.game`);
    await page.fill("[aria-label='File to save to']", file);
    await page.click("#panel form >> text=Save");
    await page.waitForSelector("#panel >> text=saved in");

    // Its log.
    await go(page, `#/records/${encodeURIComponent(file)}`, ".steps");
    await page.click("[data-step=next]");
    await page.waitForTimeout(300);
    await page.click("[aria-label=Play]");
    await page.waitForTimeout(500);
    await shot("record");
    await accessible(page, `${sc.name}: record`);

    // Reach.
    if (sc.unit) {
      await go(page, "#/look", "#panel h2");
      await page.click("text=Show the set-up");
      await go(page, `#/reach/${sc.space}/${sc.unit}/${sc.owner}`, "#panel >> text=It gets to");
      check(`${sc.name}: why not further`, (await page.textContent("#panel")).includes("Why not further"));
      await shot("reach");
      await accessible(page, `${sc.name}: reach`);
    }

    // Rules, and the search.
    await go(page, "#/rules", ".tree");
    check(`${sc.name}: the turn is an outline`, (await page.$$(".tree .fold")).length > 3);
    await shot("rules");
    await accessible(page, `${sc.name}: rules`);
    await page.focus("body");
    await page.keyboard.press("/");
    await page.keyboard.type(sc.search, { delay: 15 });
    await page.waitForSelector("#results li[role=option]");
    await shot("search");
    await page.keyboard.press("Enter");
    await page.waitForSelector("#panel pre.source");
    check(`${sc.name}: the search opens a definition`, page.url().includes("#/look/"));

    // The book.
    await go(page, "#/book", "#panel progress");
    check(`${sc.name}: clauses`, (await page.textContent("#panel")).includes("binding clauses are tested"));
    await page.click("#panel details summary >> nth=0");
    await shot("book");
    await page.fill("#panel input[type=search]", "1"); // a book of some hundred clauses takes long to check
    await page.selectOption("#panel select", { index: 1 });
    await accessible(page, `${sc.name}: book`);

    // Differences.
    await go(page, "#/differences", "#panel h2");
    if (sc.base) {
      await page.waitForSelector("#panel .card");
      check(`${sc.name}: differences to the base`, (await page.textContent("#panel")).includes(sc.base));
    }
    await shot("differences");
    await accessible(page, `${sc.name}: differences`);

    // Saving a file.
    if (sc.name === "hexes") await saving(page, sc, shot);

    // A phone, and a laptop at 200 %.
    for (const [what, size] of [["phone", { width: 390, height: 780 }], ["zoomed", { width: 683, height: 400 }]]) {
      await page.setViewportSize(size);
      for (const panel of ["look", "tests", "play", "rules"]) {
        await go(page, `#/${panel}`, "#panel h2");
        await fits(page, `${sc.name}, ${what}, ${panel}`);
      }
      await go(page, `#/look/space/${sc.space}`, "#panel pre.source");
      await fits(page, `${sc.name}, ${what}, a space`);
      await shot(what);
    }
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 1366, height: 800 });
    await go(page, `#/look/space/${sc.space}`, "#panel pre.source");
    await shot("dark");
  } catch (err) {
    check(`${sc.name}: ${err.message.split("\n")[0]}`, false, await page.textContent("#panel").catch(() => ""));
    await shot("failed").catch(() => {});
  } finally {
    await context.close();
    const ended = new Promise((resolve) => child.on("exit", resolve));
    child.kill("SIGINT");
    check(`${sc.name}: Ctrl-C ends the server`, (await ended) === 130);
  }
}

// saving makes an error in a file and corrects it, and looks at what the page says.
async function saving(page, sc, shot) {
  const file = join(sc.dir, "scenario.hcl");
  const text = readFileSync(file, "utf8");
  await go(page, "#/findings", "#panel h2");
  writeFileSync(file, text.replace('"The keep"', "the_keep"));
  const began = Date.now();
  await page.waitForSelector("#status.bad");
  console.log(`  an error is shown ${Date.now() - began} ms after the file was saved`);
  await page.waitForSelector("#overlay .ring.error", { state: "attached" });
  check("hexes: the error is on the page and on the board", (await page.textContent("#panel")).includes("the_keep"));
  await shot("error");
  await accessible(page, "hexes: an error");
  writeFileSync(file, text);
  await page.waitForSelector("#status:not(.bad)");
  check("hexes: corrected", (await page.textContent("#status")) === "No errors");
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });
for (const sc of scenarios.filter((s) => !ONLY || s.name === ONLY)) await clickThrough(browser, sc);
await browser.close();
rmSync(temp, { recursive: true, force: true });
console.log(`${checks} checks, ${failures.length} failed; screenshots are in ${SCREENS}`);
process.exit(failures.length ? 1 : 0);
