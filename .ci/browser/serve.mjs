// Edits a site while `haggle serve` shows it, and types on its Try page: node serve.mjs PROJECT, with HAGGLE and ENGINE
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { expect, noFaults, noOverflow, seen, text, tryPages } from "./trial.mjs";

const project = process.argv[2];
const article = join(project, "Site/articles/how-a-row-shares.md");
const scenario = join(project, "Scenarios/rows/settings-row.swift");
const originals = new Map([article, scenario].map((file) => [file, readFileSync(file, "utf8")]));

// Starts the server at any free port; its address is the last thing it says before it waits for edits.
async function serve() {
  const server = spawn(process.env.HAGGLE, ["serve", "--port", "0", "--engine", process.env.ENGINE, project], { stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  const url = await new Promise((resolve, reject) => {
    server.stderr.setEncoding("utf8");
    server.stderr.on("data", (data) => {
      said += data;
      const found = said.match(/http:\/\/127\.0\.0\.1:\d+\//);
      if (found) resolve(found[0]);
    });
    server.on("exit", () => reject(new Error(`haggle serve ended: ${said}`)));
  });
  return { server, url };
}

const { server, url } = await serve();
const articleURL = `${url}articles/how-a-row-shares.html`;
const patience = 60_000;
const problems = ".haggle-problems";

function edit(file, change) { writeFileSync(file, change(originals.get(file))); }

// What is edited must be noticed: pages are told of it by events, which begin when the page has loaded.
async function openListening(page, address) {
  await page.open(address);
  await page.until("performance.getEntriesByType('resource').some((each) => each.name.endsWith('/.haggle/serve.js'))", "the script that reloads");
}

// The status that a request is answered with.
function status({ method = "GET", path = "/", host, origin, body }) {
  const { port } = new URL(url);
  const headers = { host: host ?? `127.0.0.1:${port}`, ...(origin && { origin }), ...(body && { "content-length": body.length }) };
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, method, path, headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

const code = "document.querySelector('#code')";

// Types a text in place of the one in the field.
async function type(page, words) {
  await page.evaluate(`(() => { ${code}.focus(); ${code}.select(); })()`);
  await page.send("Input.insertText", { text: words });
}

// Whether the words say so; their spaces are such that no line breaks there.
const says = (words) => `${text("#words")}.replace(/\\s/g, ' ').includes('${words}')`;

const preview = (body) => `#Preview("Typed", traits: .fixedLayout(width: 200, height: 80)) {\n  ${body}\n}\n`;

const tests = {
  async "a page shows what was edited, where it was scrolled to"(page) {
    await openListening(page, articleURL);
    await page.evaluate("scrollTo({ top: 700, behavior: 'instant' })");
    edit(article, (text) => text.replace("A row of five views is offered", "Five views are offered"));
    await page.until(`document.readyState === 'complete' && ${text(".text p")}.startsWith('Five views are offered')`, "the new words", patience);
    await page.until("Math.abs(scrollY - 700) < 40", "the place").catch(async (error) => {
      throw new Error(`${error.message}; it is at ${await page.evaluate("scrollY")}`);
    });
  },

  async "a live page keeps its step"(page) {
    await openListening(page, `${url}rows/settings-row.html#step=3`);
    const step = "document.querySelector('[data-player]')?.dataset.step";
    await page.until(`${step} === '3'`, "the third call");
    edit(scenario, (text) => text.replaceAll("spacing: 12", "spacing: 14"));
    await page.until(`document.readyState === 'complete' && ${text(".code")}.includes('14')`, "the new number", patience);
    await page.until(`${step} === '3'`, "the third call after the edit");
    expect(await page.evaluate("location.hash.includes('step=3')"), "the address has lost it");
  },

  async "what cannot be built stands over the page, and goes when it is mended"(page) {
    await openListening(page, articleURL);
    edit(scenario, (text) => text.replace(".padding(16)", ".paddin(16)"));
    await page.until(seen(problems), "the problem", patience);
    const told = await page.evaluate(text(problems));
    expect(/settings-row\.swift:\d+:\d+/.test(told), `it does not say where: ${told}`);
    expect(told.includes("padding"), `it does not say what to write: ${told}`);
    await noOverflow(page);
    await noFaults(page);
    expect(await page.evaluate(seen(".stepwise")), "the page is gone");
    await page.open(`${url}rows/settings-row.html`);
    await page.until(seen(problems), "the problem on another page");
    await page.until(seen(".picture svg"), "the other page");
    edit(scenario, (text) => text);
    await page.until(`!${seen(problems)}`, "it to go", patience);
    await page.until(`document.readyState === 'complete' && ${seen(".picture svg")}`, "the page");
  },

  async "only its own pages are answered"(page) {
    await page.open(url);
    const { port } = new URL(url);
    const cases = [
      [200, {}], [200, { host: `localhost:${port}` }], [200, { origin: `http://127.0.0.1:${port}` }],
      [403, { host: "example.com" }], [403, { host: `example.com:${port}` }], [403, { origin: "http://example.com" }], [403, { origin: "null" }],
      [403, { path: "/.haggle/events", origin: "http://example.com" }],
      [403, { method: "POST", path: "/.haggle/try", origin: "http://example.com", body: preview("Color.red") }],
      [405, { method: "PUT" }], [404, { path: "/no-such-page.html" }], [404, { path: "/../../../etc/passwd" }],
    ];
    for (const [wanted, asked] of cases) {
      const answered = await status(asked);
      expect(answered === wanted, `${JSON.stringify(asked)} is answered with ${answered}`);
    }
  },

  async "the picture follows what is typed"(page) {
    await page.open(`${url}try`);
    await page.until("document.querySelector('#picture svg')", "the picture");
    await type(page, preview("Color.red.frame(width: 50, height: 20)"));
    await page.until(says("answers 50 × 20"), "the picture of what was typed");
    await type(page, preview("Color.red.frame(width: 70, height: 20)"));
    await page.until(says("answers 70 × 20"), "the next picture");
    await noOverflow(page);
    await noFaults(page);
  },

  async "a mistake is told with its place, beside the last picture"(page) {
    await page.open(`${url}try`);
    await type(page, preview("Color.red.frame(width: 50, height: 20)"));
    await page.until(says("answers 50 × 20"), "the picture");
    await type(page, preview("Color.red.fram(width: 50, height: 20)"));
    await page.until(`/2:\\d+: error/.test(${text("#problems")})`, "the mistake");
    expect(await page.evaluate("document.querySelector('#picture svg') && document.querySelector('#picture').matches('.is-old')"), "the last picture is gone");
    await noFaults(page);
    await type(page, preview("Color.red.frame(width: 60, height: 20)"));
    await page.until(`${says("answers 60 × 20")} && !document.querySelector('#problems li')`, "the next picture");
  },
};

await tryPages("serve", {
  schemes: ["light"],
  widths: [1280, 390],
  tests: () => tests,
  begin: () => undefined,
  end: () => {
    for (const [file, words] of originals) writeFileSync(file, words);
    server.removeAllListeners("exit");
    server.kill();
  },
});
