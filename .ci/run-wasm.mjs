// Prints what the engine in WebAssembly says of its example: node run-wasm.mjs FILE.wasm
import { readFileSync } from "node:fs";

const { instance } = await WebAssembly.instantiate(readFileSync(process.argv[2]), {});
const { memory, layOutExample, release } = instance.exports;
const address = layOutExample();
const length = new DataView(memory.buffer).getUint32(address, true);
console.log(new TextDecoder().decode(new Uint8Array(memory.buffer, address + 4, length)));
release(address);
