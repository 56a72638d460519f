// Measures the live page against its budgets: node bench.mjs SITE PAGE ENGINE.wasm
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { brotliCompressSync, constants } from "node:zlib";
import { Chromium, findChromium } from "./chromium.mjs";

const [, , site, name, engine] = process.argv;
const url = pathToFileURL(resolve(site, name)).href;
const relayouts = Number(process.env.RELAYOUTS ?? 1000);

const median = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
const worst = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length * 0.95)];

function tell(what, value, unit, budget, more = "") {
  const verdict = value <= budget ? "met" : "MISSED";
  console.log(`${what.padEnd(46)} ${value.toFixed(1).padStart(8)} ${unit.padEnd(3)} of ${String(budget).padStart(5)}  ${verdict}${more && "  " + more}`);
}

// The player's own work, and with it the browser's for style and layout.
const instruments = `(() => {
  const { perform } = Haggle.Player.prototype;
  globalThis.taken = [];
  Haggle.Player.prototype.perform = function () {
    globalThis.player = this;
    const start = performance.now();
    perform.call(this);
    const script = performance.now() - start;
    document.body.offsetHeight;
    globalThis.taken.push({ script, layout: performance.now() - start });
  };
})()`;

const oneAfterAnother = (actions) => `(async () => {
  globalThis.taken.length = 0;
  for (let index = 0; index < ${actions.count}; index += 1) {
    (${actions.each})(index);
    while (player.scheduled || player.wanted) await new Promise((resolve) => setTimeout(resolve));
    // The browser paints, and its own idle work is over.
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  }
  return globalThis.taken;
})()`;

const step = { count: 40, each: "(index) => player.goTo(1 + index % Math.min(20, player.state.steps))" };
const select = { count: 40, each: "(index) => player.select(1 + index % 20)" };
const relayout = { count: 40, each: "(index) => player.request({ w: 330 + index, step: null, n: null })" };

async function measure(page, what, actions, budget) {
  const taken = await page.evaluate(oneAfterAnother(actions));
  const scripts = taken.map((each) => each.script);
  const layouts = taken.map((each) => each.layout);
  tell(what, median(scripts), "ms", budget, `19 of 20 in ${worst(scripts).toFixed(1)}, with the browser's layout ${median(layouts).toFixed(1)}`);
}

// From the first press to the first call shown.
//   at once   in a browser that has never compiled the engine, with the first sign of a hand
//   pointed   0.7 s after the pointer has come near
//   read      when the page has been in sight for four seconds, with the first sign of a hand
async function firstInteraction(page, way) {
  await page.open(url);
  if (way === "read") await new Promise((resolve) => setTimeout(resolve, 4000));
  return page.evaluate(`(async () => {
    const main = document.querySelector('[data-player]');
    const start = performance.now();
    main.dispatchEvent(new PointerEvent('pointermove', { bubbles: true }));
    ${way === "pointed" ? "await new Promise((resolve) => setTimeout(resolve, 700));" : ""}
    const pressed = performance.now();
    document.querySelector("[data-go='first']").click();
    while (main.dataset.step !== '1') await new Promise((resolve) => setTimeout(resolve, 1));
    return performance.now() - pressed;
  })()`);
}

// Every run has a browser of its own: what one has compiled it keeps.
async function measureFirst(way, what) {
  const taken = [];
  for (let run = 0; run < 3; run += 1) {
    taken.push(await withPage((page) => firstInteraction(page, way)));
  }
  tell(`first interaction, ${what}`, median(taken), "ms", 300);
}

async function measureAll(page) {
  await page.open(url);
  await page.evaluate(instruments);
  await page.evaluate("document.querySelector(\"[data-go='first']\").click()");
  await page.until("globalThis.player?.state.layout", "the engine");
  const views = await page.evaluate("player.panels.nodes.length");
  // What is not yet optimised counts for the first interaction.
  await page.evaluate(oneAfterAnother({ ...relayout, count: 60 }));
  await measure(page, "a step", step, 4);
  await measure(page, "a selection", select, 4);
  await measure(page, `a layout with its figure, ${views} views`, relayout, 16);
  await page.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await measure(page, "the same on a CPU slowed six times", { ...relayout, count: 15 }, 50);
  await page.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await measureMemory(page);
}

async function measureMemory(page) {
  const grown = await page.evaluate(`(() => {
    const { connection } = player;
    const use = () => connection.exports.memoryInUse ? connection.exports.memoryInUse() : connection.exports.memory.buffer.byteLength;
    const layOut = (index) => { connection.show('w=' + (330 + index % 50)); connection.panel('figure?width=548&height=330'); };
    for (let index = 0; index < 100; index += 1) layOut(index);
    const before = use();
    for (let index = 0; index < ${relayouts}; index += 1) layOut(index);
    return (use() - before) / 1024;
  })()`);
  tell(`memory gained in ${relayouts} layouts`, grown, "kB", 0);
}

const code = readFileSync(engine);
const packed = brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: code.length } });
console.log("the live page, in the middle of several runs");
tell("engine, compressed with brotli", packed.length / 1000, "kB", 650);
const chromium = findChromium();
if (!chromium) {
  console.log("no Chromium here, so the page's times were not measured");
  process.exit(0);
}

async function withPage(use) {
  const browser = await Chromium.launch(chromium);
  try {
    const page = await browser.newPage();
    await page.look({ width: 1280 });
    return await use(page);
  } finally {
    await browser.close();
  }
}

await measureFirst("at once", "pressed at once");
await measureFirst("pointed", "0.7 s after pointing at it");
await measureFirst("read", "after reading for 4 s");
await withPage(measureAll);
