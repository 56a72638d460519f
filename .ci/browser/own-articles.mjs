// Reads every article of this repository's own site as a reader does: node own-articles.mjs SITE
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { address, expect, noFaults, noOverflow, seen, tryPages } from "./trial.mjs";

const names = readdirSync(join(process.argv[2], "articles")).filter((name) => name.endsWith(".html")).sort();
const all = (selector) => `[...document.querySelectorAll(${JSON.stringify(selector)})]`;

// Every picture that is shown comes when somebody reads that far, and has something on it.
async function picturesLoad(page) {
  const count = await page.evaluate(`${all(".text img")}.length`);
  for (let index = 0; index < count; index += 1) {
    const image = `${all(".text img")}[${index}]`;
    // Of a figure that has a form for wide and one for narrow windows, only one is shown.
    if (!await page.evaluate(`${image}.getClientRects().length > 0`)) continue;
    await page.evaluate(`${image}.scrollIntoView({ block: "center" })`);
    await page.until(`${image}.complete && ${image}.naturalWidth > 0`, `picture ${index + 1}`);
  }
}

// Every figure with steps shows that of the paragraphs that are read.
async function stepsFollow(page) {
  const count = await page.evaluate(`${all(".stepwise")}.length`);
  for (let section = 0; section < count; section += 1) {
    const within = `document.querySelectorAll(".stepwise")[${section}]`;
    await page.until(`${within}.matches(".is-followed")`, "the script");
    const parts = await page.evaluate(`${within}.querySelectorAll("[data-figure-step]").length`);
    for (let index = 0; index < parts; index += 1) {
      const part = `${within}.querySelectorAll("[data-figure-step]")[${index}]`;
      await page.evaluate(`scrollTo(0, scrollY + ${part}.getBoundingClientRect().top - innerHeight / 3)`);
      await page.until(`${part}.matches(".is-now")`, `part ${index + 1} of figure ${section + 1}`);
      const step = await page.evaluate(`${part}.dataset.figureStep`);
      const shown = await page.evaluate(`[...${within}.querySelectorAll(".frame")].filter((each) => each.getClientRects().length).map((each) => each.dataset.frame)`);
      if (page.width > 1024) expect(shown.join() === step, `it shows ${shown} beside the paragraphs of ${step}`);
      else expect(shown.includes(step), `the state after ${step} is missing among ${shown}`);
    }
  }
}

// Every question asks for a guess, tells why a wrong one is wrong, and marks the right one.
async function questionsAreAnswered(page) {
  const count = await page.evaluate(`${all("form.quiz")}.length`);
  for (let index = 0; index < count; index += 1) {
    const form = `document.querySelectorAll("form.quiz")[${index}]`;
    await page.until(`!${form}.querySelector("button").hidden`, "the button");
    expect(await page.evaluate(`${form}.querySelector(".reveal").hidden && ${form}.querySelectorAll(".right").length === 1`), `question ${index + 1} gives its answer away`);
    const words = await page.evaluate(`[...${form}.querySelectorAll(".picture img")].map((each) => each.alt)`);
    expect(words.every((each) => each.startsWith("In ")) && new Set(words).size === words.length, `the pictures of question ${index + 1} are told as ${words.join(" / ")}`);
    await page.evaluate(`(() => {
      ${form}.querySelector(".options label:not(.right) input").click();
      ${form}.querySelector("button").click();
    })()`);
    await page.until(`/^Not this one: ./.test(${form}.querySelector(".verdict").textContent)`, `the verdict on question ${index + 1}`);
    expect(await page.evaluate(`${form}.querySelector(".reveal").open && ${form}.querySelector(".reveal .truth").getClientRects().length > 0`), `the answer to question ${index + 1} is not shown`);
    expect(await page.evaluate(`getComputedStyle(${form}.querySelector(".right")).outlineStyle === "solid"`), `the right answer to question ${index + 1} looks like the others`);
  }
}

// Every figure that can be played is played to the call before its last.
async function figuresComeToLife(page) {
  const count = await page.evaluate(`${all("haggle-figure")}.length`);
  for (let index = 0; index < count; index += 1) {
    const figure = `document.querySelectorAll("haggle-figure")[${index}]`;
    const root = `${figure}.shadowRoot`;
    await page.evaluate(`${figure}.scrollIntoView({ block: "center" })`);
    await page.until(`${root}?.querySelector("input")`, `figure ${index + 1}`);
    await page.evaluate(`${root}.querySelector("[data-go='-1']").click()`);
    await page.until(`Number(${root}.querySelector("input").value) === Number(${root}.querySelector("input").max) - 1`, `a step of figure ${index + 1}`);
    await page.until(`${root}.querySelector('[data-panel="figure"] svg[data-container]')`, `the picture of figure ${index + 1}`);
  }
  await noOverflow(page);
}

// Without a script: the finished figures, and answers that are one click away.
async function isReadWithoutScript(page) {
  const sections = await page.evaluate(`${all(".stepwise")}.map((each) => [...each.querySelectorAll(".frame")].filter((frame) => frame.getClientRects().length).map((frame) => frame.className).join())`);
  expect(sections.every((shown) => shown === "frame finished"), `figures with steps show ${sections}`);
  const figures = await page.evaluate(`${all("haggle-figure")}.map((each) => [...each.querySelectorAll(".picture svg, .picture img")].some((picture) => picture.getClientRects().length))`);
  expect(figures.every(Boolean), "a live figure is not to be seen");
  expect(!(await page.evaluate(seen(".quiz button"))), "there is a button that does nothing");
  expect(!(await page.evaluate(seen(".reveal .truth"))), "an answer is given away");
  const count = await page.evaluate(`${all(".reveal")}.length`);
  for (let index = 0; index < count; index += 1) {
    await page.evaluate(`document.querySelectorAll(".reveal summary")[${index}].click()`);
    expect(await page.evaluate(`document.querySelectorAll(".reveal")[${index}].querySelector(".truth").getClientRects().length > 0`), `answer ${index + 1} does not open`);
  }
  await noOverflow(page);
}

async function isPrinted(page) {
  if (await page.evaluate(`${all(".stepwise")}.length`)) await page.until("document.querySelector('.stepwise.is-followed')", "the script");
  await page.send("Emulation.setEmulatedMedia", { media: "print" });
  await page.evaluate("dispatchEvent(new Event('beforeprint'))");
  const sections = await page.evaluate(`${all(".stepwise")}.map((each) => [...each.querySelectorAll(".frame")].filter((frame) => frame.getClientRects().length).map((frame) => frame.className).join())`);
  expect(sections.every((shown) => shown === "frame finished"), `figures with steps show ${sections}`);
  const answers = await page.evaluate(`${all(".reveal .truth")}.map((each) => each.getClientRects().length > 0)`);
  expect(answers.every(Boolean) && !(await page.evaluate(seen(".quiz button"))), "answers are missing");
  await page.send("Emulation.setEmulatedMedia", { media: "" });
}

function tests({ width, scheme }) {
  const list = {};
  for (const name of names) {
    const add = (what, test) => { list[`${name}: ${what}`] = test; };
    add("it fits and is accessible, with answers shown", async (page) => {
      await questionsAreAnswered(page);
      await noOverflow(page);
      await noFaults(page);
    });
    if (scheme === "dark") continue;
    add("its pictures load", picturesLoad);
    add("figures follow their paragraphs", stepsFollow);
    if (width === 1280) add("figures come to life", figuresComeToLife);
    add("without script", isReadWithoutScript);
    add("on paper", isPrinted);
  }
  return list;
}

await tryPages("own articles", {
  widths: [1280, 320],
  tests,
  begin: async (page, look, name) => {
    if (name.endsWith("without script")) await page.look({ ...look, script: false });
    await page.open(address("articles/" + name.slice(0, name.indexOf(":"))));
  },
});
