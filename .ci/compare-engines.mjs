// Lays every scenario out in WebAssembly and compares figures and traces with the native engine's, byte for byte:
// node compare-engines.mjs FILE.wasm FOLDER
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { Engine } from "./engine.mjs";

const [, , file, folder] = process.argv;
const module = readFileSync(file);
const engine = await Engine.load(module);
const scenarios = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".scenario")).sort();
let figures = 0;
let layouts = 0;
let failures = 0;

function compare(path, text) {
  const bytes = Buffer.from(text);
  if (existsSync(path) && bytes.equals(readFileSync(path))) return;
  failures += 1;
  writeFileSync(path + ".wasm", bytes);
  console.error(`${path}: WebAssembly gives something else: ${path}.wasm`);
}

function layOutProblem(session, index) {
  try {
    engine.layOut(session, index);
    return null;
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) throw error;
    return error.message;
  }
}

// FNV-1a
const checksum = (text) => Buffer.from(text).reduce((sum, byte) => Math.imul(sum ^ byte, 16777619), 2166136261 | 0) >>> 0;

function framesAt(session, preview, width) {
  try {
    engine.show(session, `p=${preview}&w=${width}`);
    return engine.panel(session, "nodes");
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) throw error;
    return "";
  }
}

// Where the views stand at many widths, in checksums.
function compareWidths(path, session, preview) {
  if (!existsSync(path)) return;
  const list = readFileSync(path, "utf8").trim().split("\n").map((line) => line.split(" ")[0]);
  compare(path, list.map((width) => `${width} ${checksum(framesAt(session, preview, width))}\n`).join(""));
  layouts += list.length;
}

for (const name of scenarios) {
  const base = join(folder, name.slice(0, -".scenario".length));
  const { session, previews } = engine.open(readFileSync(join(folder, name)));
  previews.forEach((_, index) => {
    const problem = layOutProblem(session, index);
    if (problem !== null) return compare(`${base}.${index + 1}.problem`, problem);
    compare(`${base}.${index + 1}.svg`, engine.figure(session));
    compare(`${base}.${index + 1}.json`, engine.trace(session));
    figures += 1;
    compareWidths(`${base}.${index + 1}.widths`, session, index + 1);
  });
  if (readdirSync(dirname(base)).some((file) => file.startsWith(`${basename(base)}.${previews.length + 1}.`))) {
    failures += 1;
    console.error(`${base}: WebAssembly finds only ${previews.length} previews`);
  }
  engine.close(session);
}

// What a layout takes is free when the next is over, and the memory does not grow.
async function checkMemory(name, runs) {
  const engine = await Engine.load(module);
  const { session } = engine.open(readFileSync(join(folder, name)));
  const measure = () => {
    engine.layOut(session, 0);
    engine.figure(session);
    engine.trace(session);
    return { use: engine.memoryInUse, size: engine.memorySize };
  };
  for (let run = 0; run < 20; run += 1) measure();
  const first = measure();
  for (let run = 0; run < runs; run += 1) measure();
  const last = measure();
  if (last.use === first.use && last.size === first.size) return;
  failures += 1;
  console.error(`${name}: after ${runs} layouts ${last.use} bytes are in use instead of ${first.use}`);
}

const runs = 1000;
await checkMemory("circles.scenario", runs);
await checkMemory("Scenarios/whole-pages/tide-table.scenario", 20);

if (scenarios.length === 0 || figures === 0 || layouts === 0) {
  console.error(`nothing to compare in ${folder}`);
  process.exit(1);
}
if (failures > 0) process.exit(1);
console.log(`the figures and traces of ${figures} previews in ${scenarios.length} scenarios and their frames at ${layouts} widths are the same in WebAssembly, and ${runs} layouts leave nothing behind`);
