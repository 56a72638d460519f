// What the browser tests share: expectations of a page, and the run through light and dark, wide and narrow.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { Chromium, findChromium } from "./chromium.mjs";

// The site that is tried, and what a test's name must hold to be run.
const [, , site, only = ""] = process.argv;
const axe = process.env.AXE && existsSync(process.env.AXE) ? readFileSync(process.env.AXE, "utf8") : undefined;
// Where to leave a picture of every state looked at, and its elements for a checker.
const { PICTURES, STATES } = process.env;
const states = new Set();

export const address = (name) => pathToFileURL(resolve(site, name)).href;
export const text = (selector) => `document.querySelector(${JSON.stringify(selector)}).textContent`;
export const seen = (selector) => `[...document.querySelectorAll(${JSON.stringify(selector)})].some((each) => each.getClientRects().length && each.checkVisibility())`;

export function expect(condition, what) { if (!condition) throw new Error(what); }

export async function noOverflow(page) {
  const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
  expect(over <= 0, `the page is ${over} pixels wider than the screen`);
}

// Keeps the elements as they are now, with what the script made of them; the same ones once.
async function keepState(page) {
  const elements = await page.evaluate("document.documentElement.outerHTML");
  if (states.has(elements)) return;
  states.add(elements);
  mkdirSync(STATES, { recursive: true });
  writeFileSync(`${STATES}/${basename(process.argv[1], ".mjs")}-${states.size}.html`, `<!DOCTYPE html>\n${elements}\n`);
}

// Between wide and narrow nothing is there that is not in one of the two.
export async function noFaults(page) {
  if (STATES) await keepState(page);
  if (!axe || page.width === 768) return;
  await page.evaluate(axe);
  const faults = await page.evaluate(`axe.run({ resultTypes: ['violations'] }).then(({ violations }) =>
    violations.map((each) => each.id + ': ' + each.nodes.slice(0, 3).map((node) => node.target.join(' ') + ' ' + (node.any[0]?.message ?? '')).join('; ')))`);
  expect(faults.length === 0, `axe finds ${faults.join("\n  ")}`);
}

// Tries a page in every look, and ends the program: with 1 where something failed.
//
// tests(look) names what is tried in a look; begin(page, look, name) opens the page that a test starts with.
export async function tryPages(title, { schemes = ["light", "dark"], widths, tests, begin, end = () => {} }) {
  const chromium = findChromium();
  if (!chromium) {
    console.error(`${title}: no Chromium here, so nothing was tried`);
    await end();
    process.exit(0);
  }
  const browser = await Chromium.launch(chromium);
  const page = await browser.newPage();
  let failures = 0;
  let count = 0;
  const start = Date.now();
  for (const scheme of schemes) {
    for (const width of widths) {
      const look = { width, scheme };
      for (const [name, test] of Object.entries(tests(look))) {
        // Whatever breaks everything need not be waited for.
        if (!name.includes(only) || failures >= 5) continue;
        const began = Date.now();
        try {
          await page.look(look);
          await begin(page, look, name);
          await test(page, look);
          expect(page.messages.length === 0, `the console says: ${page.messages.join("\n  ")}`);
        } catch (error) {
          failures += 1;
          console.error(`${title}, ${scheme}, ${width}: ${name}: ${error.message}`);
        }
        count += 1;
        if (process.env.TIMES) console.log(`${Date.now() - began} ms: ${name}, ${width}, ${scheme}`);
        if (PICTURES) {
          mkdirSync(PICTURES, { recursive: true });
          const picture = await page.picture().catch(() => undefined);
          if (picture) writeFileSync(`${PICTURES}/${name.replace(/\W+/g, "-")}-${width}-${scheme}.png`, picture);
        }
      }
    }
  }
  await browser.close();
  await end();
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  console.log(`${title}: ${count} tests, ${failures} failures, ${seconds} s${axe ? "" : "; axe-core is not here, so accessibility was not checked"}`);
  process.exit(failures ? 1 : 0);
}
