// Drives a headless Chromium over a pipe: no driver, no port, nothing to install but the browser.
import { spawn } from "node:child_process";
import { accessSync, constants, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";

const names = ["chromium", "chromium-browser", "google-chrome"];

// The browser's path, or undefined where there is none.
export function findChromium() {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    for (const name of names) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        continue;
      }
    }
  }
  return undefined;
}

export class Chromium {
  static async launch(path) {
    const profile = mkdtempSync(join(tmpdir(), "haggle-chromium-"));
    const process = spawn(path, [
      "--headless=new", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu", "--no-first-run", "--hide-scrollbars",
      "--disable-dev-shm-usage", "--force-prefers-reduced-motion",
      `--user-data-dir=${profile}`, "about:blank",
    ], { stdio: ["ignore", "ignore", "ignore", "pipe", "pipe"] });
    return new Chromium(process, profile);
  }

  constructor(process, profile) {
    Object.assign(this, { process, profile, waiting: new Map(), listeners: new Map(), next: 1 });
    let rest = "";
    process.stdio[4].setEncoding("utf8");
    process.stdio[4].on("data", (data) => {
      const messages = (rest + data).split("\0");
      rest = messages.pop();
      for (const message of messages) this.receive(JSON.parse(message));
    });
    process.on("exit", () => {
      for (const { reject } of this.waiting.values()) reject(new Error("Chromium ended."));
    });
  }

  receive({ id, result, error, method, params, sessionId }) {
    if (!id) return this.listeners.get(sessionId)?.(method, params);
    const { resolve, reject, command } = this.waiting.get(id);
    this.waiting.delete(id);
    if (error) reject(new Error(`${command}: ${error.message}`));
    else resolve(result);
  }

  send(command, params = {}, sessionId) {
    const id = this.next++;
    this.process.stdio[3].write(JSON.stringify({ id, method: command, params, sessionId }) + "\0");
    return new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject, command }));
  }

  async newPage() {
    const { targetId } = await this.send("Target.createTarget", { url: "about:blank" });
    const { sessionId } = await this.send("Target.attachToTarget", { targetId, flatten: true });
    const page = new Page(this, sessionId, targetId);
    await Promise.all(["Page", "Runtime", "Log"].map((domain) => page.send(`${domain}.enable`)));
    return page;
  }

  async close() {
    const ended = new Promise((resolve) => this.process.once("exit", resolve));
    await this.send("Browser.close").catch(() => {});
    await ended;
    rmSync(this.profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

const keyCodes = {
  ArrowLeft: 37, ArrowUp: 38, ArrowRight: 39, ArrowDown: 40, Home: 36, End: 35, Enter: 13, Escape: 27, Tab: 9, " ": 32, Delete: 46,
};

class Page {
  constructor(browser, session, target) {
    Object.assign(this, { browser, session, target, messages: [] });
    browser.listeners.set(session, (method, params) => this.hear(method, params));
  }

  send(command, params) { return this.browser.send(command, params, this.session); }

  // Everything the page puts into the console is kept: none is expected.
  hear(method, params) {
    if (method === "Runtime.consoleAPICalled") {
      this.messages.push(params.args.map((each) => each.value ?? each.description).join(" "));
    } else if (method === "Runtime.exceptionThrown") {
      const { exception, text } = params.exceptionDetails;
      this.messages.push(exception?.description ?? text);
    } else if (method === "Log.entryAdded") {
      this.messages.push(`${params.entry.text} ${params.entry.url ?? ""}`);
    }
  }

  async look({ width, height = 800, scheme = "light", script = true }) {
    this.width = width;
    await this.send("Emulation.setDeviceMetricsOverride", { width, height, deviceScaleFactor: 1, mobile: false });
    await this.send("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: scheme }] });
    await this.send("Emulation.setScriptExecutionDisabled", { value: !script });
  }

  async open(url) {
    // A changed hash alone would not load anything.
    await this.send("Page.navigate", { url: "about:blank" });
    await this.until("location.href === 'about:blank'", "an empty page");
    await this.send("Page.navigate", { url });
    await this.until("location.href !== 'about:blank' && document.readyState === 'complete'", `${url} to load`);
    this.messages.length = 0;
  }

  async evaluate(expression) {
    const { result, exceptionDetails } = await this.send("Runtime.evaluate", {
      expression, awaitPromise: true, returnByValue: true, userGesture: true,
    });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  }

  // Waits until an expression holds, and says what was waited for when it never does.
  async until(expression, what, patience = 10_000) {
    const end = Date.now() + patience;
    for (;;) {
      const value = await this.evaluate(expression).catch(() => undefined);
      if (value) return value;
      if (Date.now() > end) throw new Error(`waited in vain for ${what ?? expression}`);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }

  async press(key, { shift = false } = {}) {
    const text = key.length === 1 ? key : undefined;
    const code = keyCodes[key] ?? key.toUpperCase().charCodeAt(0);
    const event = { key, modifiers: shift ? 8 : 0, windowsVirtualKeyCode: code, text: key === "Enter" ? "\r" : text };
    await this.send("Input.dispatchKeyEvent", { type: "keyDown", ...event });
    await this.send("Input.dispatchKeyEvent", { type: "keyUp", ...event });
  }

  // The middle of the first element that is seen.
  async place(selector) {
    const place = await this.evaluate(`(() => {
      const element = [...document.querySelectorAll(${JSON.stringify(selector)})].find((each) => each.getClientRects().length);
      if (!element) return null;
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = element.getClientRects()[0];
      return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
    })()`);
    if (!place) throw new Error(`${selector} is not to be seen`);
    return place;
  }

  mouse(type, { x, y }) {
    return this.send("Input.dispatchMouseEvent", { type, x, y, button: "left", buttons: type === "mouseReleased" ? 0 : 1, clickCount: 1 });
  }

  async click(selector) {
    const place = await this.place(selector);
    await this.mouse("mousePressed", place);
    await this.mouse("mouseReleased", place);
  }

  async drag(selector, { x, y = 0 }) {
    const from = await this.place(selector);
    await this.mouse("mousePressed", from);
    for (const part of [0.25, 0.5, 0.75, 1]) await this.mouse("mouseMoved", { x: from.x + x * part, y: from.y + y * part });
    await this.mouse("mouseReleased", { x: from.x + x, y: from.y + y });
  }

  async picture() { return Buffer.from((await this.send("Page.captureScreenshot", { format: "png" })).data, "base64"); }
}
