// Lays every scenario out in WebAssembly and compares figures and traces with the native engine's, byte for byte:
// node compare-engines.mjs FILE.wasm FOLDER
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Engine } from "./engine.mjs";

const [, , file, folder] = process.argv;
const module = readFileSync(file);
const engine = await Engine.load(module);
const scenarios = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith(".scenario")).sort();
let previews = 0;
let different = 0;

function compare(path, text) {
  const bytes = Buffer.from(text);
  if (bytes.equals(readFileSync(path))) return;
  different += 1;
  writeFileSync(path + ".wasm", bytes);
  console.error(`${path}: WebAssembly gives something else: ${path}.wasm`);
}

for (const name of scenarios) {
  const base = join(folder, name.slice(0, -".scenario".length));
  const opened = engine.open(readFileSync(join(folder, name)));
  opened.previews.forEach((_, index) => {
    engine.layOut(opened.session, index);
    compare(`${base}.${index + 1}.svg`, engine.figure(opened.session));
    compare(`${base}.${index + 1}.json`, engine.trace(opened.session));
    previews += 1;
  });
  if (existsSync(`${base}.${opened.previews.length + 1}.svg`)) {
    different += 1;
    console.error(`${base}: WebAssembly finds only ${opened.previews.length} previews`);
  }
  engine.close(opened.session);
}

// A run's memory is free when it is over: after the first the memory is as large as it ever gets.
async function memoryOf(name, runs) {
  const engine = await Engine.load(module);
  const { session } = engine.open(readFileSync(join(folder, name)));
  const sizes = [];
  for (let run = 0; run < runs; run += 1) {
    engine.layOut(session, 0);
    engine.figure(session);
    sizes.push(engine.memorySize);
  }
  return { first: sizes[20], last: sizes[runs - 1] };
}

const runs = 1000;
for (const name of ["Scenarios/reading-sizes/stale-width.scenario", "Scenarios/reading-sizes/two-to-three.scenario"]) {
  const { first, last } = await memoryOf(name, runs);
  if (last > first) {
    different += 1;
    console.error(`${name}: the memory grew from ${first} to ${last} bytes in ${runs} layouts`);
  }
}

if (scenarios.length === 0 || previews === 0) {
  console.error(`nothing to compare in ${folder}`);
  process.exit(1);
}
if (different > 0) process.exit(1);
console.log(`${previews} previews of ${scenarios.length} scenarios are the same in WebAssembly, in ${runs} layouts too`);
