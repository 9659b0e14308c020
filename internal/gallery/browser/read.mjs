// Reads a site that `scenario site` wrote, in a real browser: every page without a script, then with it. It needs Chromium, and the packages
// of internal/workbench/browser in the folder that MODULES names. SITE is the folder of the site.

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";

const modules = createRequire(join(process.env.MODULES, "package.json"));
const { chromium } = modules("playwright-core");
const axe = readFileSync(modules.resolve("axe-core/axe.min.js"), "utf8");
const { CHROMIUM = "/usr/bin/chromium", SITE } = process.env;
const folder = resolve(SITE);
const pages = readdirSync(folder).filter((name) => name.endsWith(".html"));

const failures = [];
let checks = 0;
function check(what, ok, detail = "") {
  checks++;
  if (!ok) {
    failures.push(what);
    console.log(`  FAILED ${what} ${detail}`);
  }
}

const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox"] });
const address = (name) => pathToFileURL(join(folder, name)).href;

// Without a script: a heading, all links lead to pages of the site and to places on them, all pictures are there, and nothing sticks out.
const plain = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1100, height: 900 } });
const page = await plain.newPage();
const links = new Set();
const places = new Set();
page.on("request", (r) => check(`${r.url()} is a file`, r.url().startsWith("file:")));
for (const name of pages) {
  await page.goto(address(name));
  check(`${name}: a heading`, (await page.locator("h1").count()) > 0);
  check(`${name}: a title`, (await page.title()) !== "");
  for (const href of await page.locator("a[href]").evaluateAll((all) => all.map((a) => a.getAttribute("href")))) {
    links.add(new URL(href, address(name)).href);
  }
  for (const id of await page.locator("[id]").evaluateAll((all) => all.map((e) => e.id))) places.add(`${address(name)}#${id}`);
  const broken = await page.locator("img").evaluateAll((all) => all.filter((i) => i.loading !== "lazy" && !i.naturalWidth).map((i) => i.src));
  check(`${name}: pictures`, broken.length === 0, broken.join(" "));
  const wide = await page.evaluate(() => document.scrollingElement.scrollWidth - innerWidth).catch(() => 0);
  check(`${name}: it fits`, wide <= 1, `${wide} pixels stick out`);
}
const there = new Set(readdirSync(folder).map(address));
for (const link of links) check(`${link} is there`, link.includes("#") ? places.has(link) : there.has(link));
await page.goto(address("index.html"));
check("no search without a script", !(await page.locator("form").isVisible()));
check("all cards without a script", (await page.locator(".cards > li").count()) * 2 + 1 <= pages.length);
await plain.close();

// With it: the search leaves out, and every page is accessible in light and dark, wide and narrow.
const context = await browser.newContext({ viewport: { width: 1100, height: 900 } });
const tab = await context.newPage();
tab.on("pageerror", (e) => check("the script", false, e.message));
await tab.goto(address("index.html"));
const all = await tab.locator(".cards > li:visible").count();
await tab.fill("#find", "archer hexes");
check("the search finds by words", (await tab.locator(".cards > li:visible").count()) === 1);
check("and says how many", (await tab.textContent("form output")) === `1 of ${all}`);
await tab.fill("#find", "nothing has this word");
check("or none", (await tab.locator(".cards > li:visible").count()) === 0);
await tab.fill("#find", "");
check("and all again", (await tab.locator(".cards > li:visible").count()) === all);
for (const name of pages) {
  await tab.setViewportSize({ width: 1100, height: 900 });
  await tab.goto(address(name));
  await tab.evaluate(axe);
  for (const scheme of ["light", "dark"]) {
    await tab.emulateMedia({ colorScheme: scheme });
    const found = await tab.evaluate(() => axe.run({ exclude: [["svg"]] }, { runOnly: ["wcag2a", "wcag2aa", "wcag21aa", "best-practice"] }));
    for (const v of found.violations) {
      check(`${name}, ${scheme}: ${v.id}`, false, v.nodes.slice(0, 3).map((n) => `${n.target} ${n.failureSummary.split("\n")[1] || ""}`).join(" | "));
    }
    checks++;
  }
  await tab.setViewportSize({ width: 360, height: 800 });
  const wide = await tab.evaluate(() => document.scrollingElement.scrollWidth - innerWidth);
  check(`${name}: it fits a telephone`, wide <= 1 || name.endsWith(".sheet.html"), `${wide} pixels stick out`);
}
await browser.close();
console.log(`${pages.length} pages, ${checks} checks, ${failures.length} failures`);
process.exit(failures.length ? 1 : 0);
