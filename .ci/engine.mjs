// The engine in WebAssembly, as functions that take and give texts.
export class Engine {
  static async load(bytes) {
    // No imports: what the engine needs of a C library it brings itself.
    const { instance } = await WebAssembly.instantiate(bytes, {});
    return new Engine(instance.exports);
  }

  constructor(exports) { this.exports = exports; }

  get memorySize() { return this.exports.memory.buffer.byteLength; }

  get memoryInUse() { return this.exports.memoryInUse(); }

  // Opens a scenario; { session, previews: [{ name, caption }] }
  open(bytes) {
    const address = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    try {
      return JSON.parse(this.take(this.exports.open(address, bytes.length)));
    } finally {
      this.exports.release(address);
    }
  }

  layOut(session, preview) { this.take(this.exports.layOut(session, preview)); }

  figure(session) { return this.take(this.exports.figure(session)); }

  trace(session) { return this.take(this.exports.trace(session)); }

  // Takes a live page to an address; a panel of it is a text.
  show(session, address) { return this.ask("show", session, address); }

  panel(session, request) { return this.ask("panel", session, request); }

  ask(name, session, text) {
    const bytes = Buffer.from(text);
    const address = this.exports.allocate(bytes.length);
    new Uint8Array(this.exports.memory.buffer, address, bytes.length).set(bytes);
    try {
      return this.take(this.exports[name](session, address, bytes.length));
    } finally {
      this.exports.release(address);
    }
  }

  close(session) { this.exports.close(session); }

  // An answer's text; a problem is thrown.
  take(address) {
    const view = new DataView(this.exports.memory.buffer);
    const isProblem = view.getUint32(address, true) === 1;
    const text = Buffer.from(this.exports.memory.buffer, address + 8, view.getUint32(address + 4, true)).toString();
    this.exports.release(address);
    if (isProblem) throw new Error(text);
    return text;
  }
}
