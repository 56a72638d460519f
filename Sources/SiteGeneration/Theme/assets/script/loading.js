// Loads the engine and a scenario's program on first use, and talks to them.
//
// Both come as classic scripts with base64 in them, because a page opened from a file may not fetch:
//   Haggle.engine("<gzipped WebAssembly>")   Haggle.program("lazy-grids/x", "<program>")
'use strict';

globalThis.Haggle ??= {};

(() => {
  const scripts = new Map();
  const texts = new Map();
  let compiled;

  Haggle.engine = (base64) => texts.set(document.currentScript.src, base64);
  Haggle.program = (name, base64) => texts.set(document.currentScript.src, base64);

  // The folder of these scripts' parent, which the engine lies in.
  const assets = new URL('..', document.currentScript.src || document.baseURI);

  // A page that stands alone has engine and program in it, as texts that are not run.
  const inside = (name) => document.querySelector(`script[type="text/plain"][data-text="${name}"]`)?.textContent;

  // The text that a script hands over.
  function handedOver(address) {
    const source = new URL(address, document.baseURI).href;
    if (!scripts.has(source)) {
      scripts.set(source, new Promise((resolve, reject) => {
        const script = document.createElement('script');
        script.src = source;
        script.onload = () => resolve(texts.get(source));
        script.onerror = () => {
          scripts.delete(source);
          reject(new Error(`Could not load ${source.split('/').pop()}.`));
        };
        document.head.append(script);
      }));
    }
    return scripts.get(source);
  }

  function bytes(base64) {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
    return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  }

  // Compiles while it unpacks. It is handed over in one piece: a blob's stream would come in many.
  function compile(base64) {
    const packed = new ReadableStream({
      start(controller) {
        controller.enqueue(bytes(base64));
        controller.close();
      },
    });
    const code = packed.pipeThrough(new DecompressionStream('gzip'));
    return WebAssembly.compileStreaming(new Response(code, { headers: { 'Content-Type': 'application/wasm' } }));
  }

  // The engine is compiled once; every page part that uses it has an instance of its own.
  async function moduleOfEngine() {
    compiled ??= Promise.resolve(inside('engine') ?? handedOver(new URL('engine.js', assets))).then(compile);
    try {
      return await compiled;
    } catch (error) {
      compiled = undefined;
      throw error;
    }
  }

  // What the engine refuses, with the places in the source.
  Haggle.Refusal = class extends Error {
    constructor(diagnostics) {
      super(diagnostics.map((each) => each.message).join(' '));
      this.diagnostics = diagnostics;
    }
  };

  // The engine stopped in the middle of something; a new one has taken its place.
  Haggle.Stopped = class extends Error {};

  // A scenario opened in an instance of the engine.
  Haggle.Connection = class {
    // program: the address of the program's script.
    static async open(program) {
      const [module, text] = await Promise.all([moduleOfEngine(), inside('program') ?? handedOver(program)]);
      const connection = new Haggle.Connection(module, bytes(text));
      connection.start();
      return connection;
    }

    constructor(module, program) { Object.assign(this, { module, program }); }

    start() {
      // No imports: what the engine needs of a C library it brings itself.
      this.exports = new WebAssembly.Instance(this.module, {}).exports;
      const opened = JSON.parse(this.call('open', this.program));
      this.session = opened.session;
      this.previews = opened.previews;
    }

    // Takes the page to an address, and says where that is.
    show(address) {
      const state = JSON.parse(this.ask('show', address));
      this.shown = state.address;
      return state;
    }

    // A part of what is shown, as markup or JSON.
    panel(name) { return this.ask('panel', name); }

    ask(name, text) {
      try {
        return this.call(name, new TextEncoder().encode(text), this.session);
      } catch (error) {
        if (error instanceof Haggle.Refusal) throw error;
        // After a trap nothing in the instance can be relied on.
        this.start();
        if (this.shown !== undefined) this.call('show', new TextEncoder().encode(this.shown), this.session);
        throw new Haggle.Stopped(error.message);
      }
    }

    call(name, text, ...before) {
      const { exports } = this;
      const address = exports.allocate(text.length);
      new Uint8Array(exports.memory.buffer, address, text.length).set(text);
      const answer = exports[name](...before, address, text.length);
      exports.release(address);
      const view = new DataView(exports.memory.buffer);
      const isProblem = view.getUint32(answer, true) === 1;
      const letters = new Uint8Array(exports.memory.buffer, answer + 8, view.getUint32(answer + 4, true));
      const result = new TextDecoder().decode(letters);
      exports.release(answer);
      if (isProblem) throw new Haggle.Refusal(diagnostics(result));
      return result;
    }
  };

  function diagnostics(text) {
    try {
      const problem = JSON.parse(text);
      if (problem.diagnostics) return problem.diagnostics;
      if (problem.missing) return [{ message: `The page has no such ${problem.missing}.` }];
      return [{ message: problem.unreadable ? 'The program is none that this engine can read.' : text }];
    } catch {
      return [{ message: text }];
    }
  }
})();
