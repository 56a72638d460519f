// Uses live pages as a reader does, in light and dark, on wide and narrow screens: node live-page.mjs SITE
import { address, expect, noFaults, noOverflow, seen, text, tryPages } from "./trial.mjs";

const url = address("rows/settings-row.html");
const main = "document.querySelector('[data-player]')";
const step = `Number(${main}.dataset.step)`;
const engineIsLoaded = "document.querySelector('script[src$=\"/engine.js\"]') !== null";

// How it looks: in light and dark. Every one of these and the following begins with the page as it is opened.
const looks = {
  async "a page that is only glanced at loads no engine, and one that is read has it ready"(page) {
    expect(!(await page.evaluate(engineIsLoaded)), "the engine was loaded");
    await noOverflow(page);
    await noFaults(page);
    await page.evaluate("document.querySelector('.stage').scrollIntoView()");
    await page.until(engineIsLoaded, "the engine");
  },

  async "every part of it is accessible while it is used"(page) {
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    await page.press("ArrowRight");
    await page.until(`${step} === 2`, "the second call");
    const number = ".code:not([hidden]) .scrub";
    await page.evaluate(`document.querySelector(${JSON.stringify(number)}).focus()`);
    await page.press("ArrowUp");
    await page.until(seen(".changes"), "the change");
    await page.click("[data-do='compare']");
    await page.until("document.querySelector('[data-kept]')?.shadowRoot.querySelector('svg')", "the second picture");
    await page.click("#tab-tree");
    await page.click("#tab-calls");
    await page.until("document.querySelectorAll('.calls tbody tr').length > 0", "the calls");
    await noOverflow(page);
    await noFaults(page);
  },
};

const tests = {

  async "the whole player is in the first screen"(page) {
    if (page.width < 1280) return;
    const bottom = await page.evaluate("document.querySelector('.player').getBoundingClientRect().bottom");
    expect(bottom <= 800, `it ends at ${bottom}`);
  },

  async "the transport steps through the calls, and the address follows"(page) {
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    await page.click("[data-go='forward']");
    await page.until(`${step} === 2 && document.querySelector("[name='step']").value === '2'`, "the second call");
    await page.until("location.hash.includes('step=2')", "the address");
    expect((await page.evaluate(text(".said .count"))).startsWith("2 of "), "the sentence is of another call");
    await noOverflow(page);
  },

  async "the words below the title are those of the preview that is chosen"(page) {
    const choose = (number) => page.evaluate(`(() => {
      const choice = document.querySelector("[name='preview']");
      choice.value = '${number}';
      choice.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await choose(2);
    await page.until(`${text(".story")}.trim() === 'The same row with less room.'`, "the words of the second");
    await choose(1);
    await page.until(`${text(".story")}.trim() === 'The Spacer comes last and takes what is left.'`, "the words of the first");
  },

  async "a picture that keeps its views from the step before is that of the step"(page) {
    const picture = `(() => {
      const copy = document.querySelector('[data-panel="figure"]').cloneNode(true);
      for (const element of copy.querySelectorAll('[class]')) {
        element.classList.remove('is-to', 'is-from', 'is-selected', 'is-pointed');
        if (!element.classList.length) element.removeAttribute('class');
      }
      return copy.innerHTML;
    })()`;
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    for (const number of [2, 3, 4]) {
      await page.click("[data-go='forward']");
      await page.until(`${step} === ${number}`, "the next call");
    }
    await page.until("location.hash.includes('step=4')", "the address");
    const drawn = await page.evaluate(picture);
    await page.open(url + (await page.evaluate("location.hash")));
    await page.until(`${step} === 4`, "the same call on another page");
    expect(drawn === (await page.evaluate(picture)), "it differs from a picture that is drawn anew");
  },

  async "the rail is an ordinary slider"(page) {
    await page.evaluate("(() => { const rail = document.querySelector(\"[name='step']\"); rail.value = 3; rail.dispatchEvent(new Event('input', { bubbles: true })); })()");
    await page.until(`${step} === 3`, "the third call");
    expect(await page.evaluate("document.querySelector(\"[name='step']\").getAttribute('aria-valuetext').length > 5"), "it does not say what it shows");
  },

  async "keys go through calls and views"(page) {
    await page.press("Home");
    await page.until(`${step} === 1`, "Home");
    await page.press("ArrowRight");
    await page.until(`${step} === 2`, "→");
    await page.press("ArrowLeft");
    await page.until(`${step} === 1`, "←");
    await page.press("End");
    await page.until(`${step} === Number(document.querySelector("[name='step']").max)`, "End");
    const node = await page.evaluate(`${main}.dataset.node`);
    await page.press("ArrowDown");
    await page.until(`${main}.dataset.node !== '${node}'`, "↓");
    await page.press("ArrowUp");
    await page.until(`${main}.dataset.node === '${node}'`, "↑");
    expect(
      await page.evaluate("[...document.querySelectorAll('[data-panel=\"code\"] a')].every((link) => link.tabIndex < 0)"),
      "the Tab key stops at the source's views, which the arrows reach");
    await page.press("?", { shift: true });
    await page.until("document.querySelector('dialog').open", "the list of keys");
    await page.press("Escape");
    await page.until("!document.querySelector('dialog').open", "it to close");
    await page.press("2");
    await page.until("document.querySelectorAll(\"[name='preset']\")[1].checked", "the second preset");
    await page.until(seen("#panel-lanes svg"), "the lanes, which that preset is of");
  },

  async "what is selected lights up in source and tree, and leaves the step alone"(page) {
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    await page.click(".code:not([hidden]) .span:last-of-type a");
    await page.until("document.querySelector('.span.is-selected')", "the source");
    const node = await page.evaluate(`${main}.dataset.node`);
    expect(await page.evaluate(`${step} === 1`), "the step changed");
    expect(await page.evaluate(`document.querySelector(".tree .row[data-node='${node}']").matches('.is-selected')`), "the tree shows another view");
    expect(await page.evaluate(`document.querySelector('.why-node').dataset.node === '${node}'`), "the reasons are of another view");
  },

  async "a number is scrubbed with keys and pointer, and one press brings the original back"(page) {
    const number = ".code:not([hidden]) .scrub";
    const was = await page.evaluate(text(number));
    await page.evaluate(`document.querySelector(${JSON.stringify(number)}).focus()`);
    await page.press("ArrowUp");
    await page.until(`${text(number)} !== '${was}' && ${seen(".changes")}`, "the change");
    await page.until("location.hash.includes('set=')", "the address");
    await page.click(".changes button");
    await page.until(`${text(number)} === '${was}' && !${seen(".changes")}`, "the original");
    await page.drag(number, { x: 24 });
    await page.until(`${text(number)} !== '${was}'`, "the drag");
  },

  async "the container's edge is dragged, and field and slider follow"(page) {
    await page.click("[data-go='last']");
    await page.until("Number(document.querySelector(\"[name='width-slider']\").max) > 0");
    await page.click("[data-go='first']");
    await page.until(`${step} === 1 && ${seen(".grip")}`, "the edge");
    const was = Number(await page.evaluate("document.querySelector(\"[name='width']\").value"));
    await page.drag(".grip:not(.corner)", { x: -20 });
    await page.until(`Number(document.querySelector("[name='width']").value) < ${was}`, "a smaller width");
    await page.until("Number(document.querySelector(\"[name='width-slider']\").value) === Number(document.querySelector(\"[name='width']\").value)", "the slider");
    await noOverflow(page);
  },

  async "a width can be typed"(page) {
    await page.evaluate("(() => { const field = document.querySelector(\"[name='width']\"); field.value = '250'; field.dispatchEvent(new Event('change', { bubbles: true })); })()");
    await page.until("location.hash.includes('w=250')", "the address");
  },

  async "a width that no container has is held"(page) {
    for (const [typed, held] of [["20000", "5000"], ["0.2", "1"]]) {
      await page.evaluate(`(() => { const field = document.querySelector("[name='width']"); field.focus(); field.value = '${typed}'; field.dispatchEvent(new Event('change', { bubbles: true })); })()`);
      await page.until(`location.hash.includes('w=${held}')`, "the address");
      expect(await page.evaluate(`document.querySelector("[name='width']").value === '${held}'`), "the field says something else");
    }
  },

  async "the widths at which the layout changes are marked"(page) {
    await page.click("[data-go='first']");
    await page.until("document.querySelector('.breakpoints text')", "a breakpoint");
    const said = await page.evaluate("document.querySelector('.breakpoints').getAttribute('aria-label')");
    expect(/^Breakpoints of the width\. [0-9.]+: /.test(said), `it is read as ${said}`);
  },

  async "of another container the picture is painted first, and what surrounds it follows"(page) {
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    await page.evaluate(`(() => {
      const { perform, catchUp } = Haggle.Player.prototype;
      globalThis.order = [];
      Haggle.Player.prototype.perform = function () { globalThis.player = this; perform.call(this); order.push("picture"); };
      Haggle.Player.prototype.catchUp = function () { catchUp.call(this); order.push("rest"); };
    })()`);
    await page.evaluate("(() => { const field = document.querySelector(\"[name='width']\"); field.value = '250'; field.dispatchEvent(new Event('change', { bubbles: true })); })()");
    // What followed the press before may come first.
    await page.until("order.join(' ').includes('picture rest')", "the picture and then the rest");
    expect(await page.evaluate("['rail', 'ledger'].every((name) => player.panels.filled.get(name) === player.connection.panel(name))"), "the rest is of another width");
  },

  async "views are searched and filtered"(page) {
    await page.press("/");
    await page.until("document.activeElement.name === 'search'", "the search field");
    const name = await page.evaluate(text(".tree .row a"));
    await page.send("Input.insertText", { text: "no such view" });
    await page.until(seen("#panel-tree .none"), "no result");
    await page.evaluate(`(() => { const field = document.activeElement; field.value = ${JSON.stringify(name)}; field.dispatchEvent(new Event('input', { bubbles: true })); })()`);
    await page.until(`${seen(".tree .row")} && !${seen("#panel-tree .none")}`, "a result");
    await page.press("Escape");
    await page.until("document.activeElement.name !== 'search'", "the keys of the page");
    expect(await page.evaluate("document.querySelector(\"[name='search']\").value === ''"), "the search goes on");
  },

  async "the table of calls is made when it is opened"(page) {
    expect(await page.evaluate("document.querySelectorAll('.calls tr').length === 0"), "it was there before");
    await page.click("#tab-calls");
    await page.until("document.querySelectorAll('.calls tbody tr').length > 0", "the calls");
    await noOverflow(page);
  },

  async "two states stand side by side"(page) {
    await page.click("[data-do='compare']");
    await page.until("document.querySelector('[data-kept]')?.shadowRoot.querySelector('svg')", "the second picture");
    await noOverflow(page);
    await page.click("[data-do='compare']");
    await page.until("!document.querySelector('[data-kept]')", "it to go");
  },

  async "a link to what is shown is copied"(page) {
    await page.click(".menu summary");
    await page.click("[data-copy='link']");
    await page.until(`${text(".menu summary")} === 'Copied'`, "the word");
  },

  async "an engine that stops is replaced"(page) {
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    await page.evaluate(`(() => {
      const { call } = Haggle.Connection.prototype;
      Haggle.Connection.prototype.call = function (name, ...rest) {
        if (name !== 'show') return call.call(this, name, ...rest);
        Haggle.Connection.prototype.call = call;
        throw new WebAssembly.RuntimeError('unreachable');
      };
    })()`);
    await page.click("[data-go='forward']");
    await page.until(seen(".notice"), "the notice");
    await page.click("[data-go='forward']");
    await page.until(`${step} === 2 && !${seen(".notice")}`, "the second call");
  },
};

// What is opened in another way.
const openings = {
  async "an address is followed"(page) {
    await page.open(`${url}#step=2`);
    await page.until(`${step} === 2`, "the second call");
    await page.evaluate("location.hash = '#step=1'");
    await page.until(`${step} === 1`, "the first call");
    await page.evaluate("location.hash = '#step=2&n=9999&device=none'");
    await page.until("location.hash === '#step=2'", "an address without what there is not");
  },

  async "rounds are steps of a higher order"(page) {
    await page.open(address("rows/rounds.html"));
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    const shown = "Number(document.querySelector('.round-steps [aria-pressed=true]').dataset.round)";
    const last = await page.evaluate(shown);
    expect(last > 1, `there is but ${last} round`);
    await page.click("[data-go='back']");
    await page.until(`${shown} === ${last - 1}`, "the round before");
    await page.until(`location.hash.includes('r=${last - 1}')`, "the address");
    expect(await page.evaluate("document.querySelector('[data-go=forward]').ariaDisabled === 'false'"), "it does not go on");
    await page.click("[data-go='forward']");
    await page.until(`${shown} === ${last} && ${step} === 1`, "the first call of the next round");
    await noOverflow(page);
  },

  async "a round is shown at the first press"(page) {
    await page.open(address("rows/rounds.html"));
    await page.click(".round-steps [data-round='1']");
    await page.until("document.querySelector(\".round-steps [data-round='1']\").getAttribute('aria-pressed') === 'true'", "the first round");
    await page.until("location.hash.includes('r=1')", "the address");
  },

  async "an address that was cut off leaves the page to its reader"(page) {
    await page.open(`${url}#set=%E2%80`);
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
  },

  async "a preview that is not there is told in words"(page) {
    await page.open(`${url}#p=9`);
    await page.until(`${seen(".notice")} && ${text(".notice")}.includes('no such preview')`, "the notice");
  },

  async "the edge that is dragged stands at what is shown of a tall screen"(page) {
    await page.open(address("rows/tall.html"));
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    const places = await page.evaluate(`['.grip:not(.corner)', '.picture'].map((name) => {
      const box = document.querySelector(name).getBoundingClientRect();
      return { top: box.top, bottom: box.bottom, isShown: !document.querySelector(name).hidden };
    })`);
    const [edge, picture] = places;
    expect(!edge.isShown || (edge.top >= picture.top - 1 && edge.bottom <= picture.bottom + 1),
      `the edge from ${edge.top} to ${edge.bottom} leaves the picture from ${picture.top} to ${picture.bottom}`);
    const corner = await page.evaluate(`(() => {
      const grip = document.querySelector('.grip.corner');
      return grip.hidden || grip.getBoundingClientRect().top <= document.querySelector('.picture').getBoundingClientRect().bottom + 8;
    })()`);
    expect(corner, "the corner is below the picture");
    await noOverflow(page);
  },

  async "what is compared stands at one scale"(page) {
    await page.open(`${url}#w=240`);
    await page.until("document.querySelector(\"[name='width']\").value === '240'", "the width");
    await page.click("[data-do='compare']");
    await page.until("document.querySelector('[data-kept]')?.shadowRoot.querySelector('svg')", "the second picture");
    await page.evaluate("(() => { const field = document.querySelector(\"[name='width']\"); field.value = '480'; field.dispatchEvent(new Event('change', { bubbles: true })); })()");
    await page.until("document.querySelector(\"[name='width']\").value === '480' && location.hash.includes('w=480')", "the other width");
    const scales = await page.evaluate(`[[document.querySelector('[data-kept]').shadowRoot, 240], [document, 480]].map(([root, width]) =>
      Number(root.querySelector('.picture:not(.kept) > [data-panel="figure"] svg').dataset.container.split(' ')[2]) / width)`);
    expect(Math.abs(scales[0] - scales[1]) < 0.01, `they are drawn at ${scales.join(" and ")}`);
    await noOverflow(page);
  },

  async "a page in one file loads nothing"(page) {
    await page.open(address("alone.html"));
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    await page.press("ArrowRight");
    await page.until(`${step} === 2`, "the second call");
    const loaded = await page.evaluate("performance.getEntriesByType('resource').map((each) => each.name).filter((name) => !name.startsWith('data:'))");
    expect(loaded.length === 0, `it loads ${loaded.join(", ")}`);
    expect(await page.evaluate("[...document.fonts].some((font) => font.status === 'loaded')"), "its fonts are not there");
    await noOverflow(page);
  },

  async "a page of a trace steps and selects without an engine"(page) {
    await page.open(address("recorded.html"));
    await noOverflow(page);
    await page.click("[data-go='first']");
    await page.until(`${step} === 1`, "the first call");
    const figure = "document.querySelector('[data-panel=figure]').innerHTML";
    const first = await page.evaluate(figure);
    await page.press("ArrowRight");
    await page.until(`${step} === 2`, "the second call");
    await page.press("End");
    await page.until(`${step} === Number(document.querySelector("[name='step']").max) && ${figure} !== ${JSON.stringify(first)}`, "another picture");
    const row = ".tree > li > ul .row";
    await page.evaluate(`document.querySelector('${row} a').click()`);
    await page.until(`document.querySelector('${row}').matches('.is-selected')`, "the view");
    expect(await page.evaluate(`document.querySelector('.why-node').dataset.node === ${main}.dataset.node`), "the reasons are of another view");
    await page.click("[name='preset'][value='space'] + span");
    await page.until(`${main}.dataset.preset === 'space'`, "the other picture");
    await page.click("#tab-calls");
    await page.until("document.querySelectorAll('.calls tbody tr').length > 0", "the calls");
    expect(await page.evaluate("performance.getEntriesByType('resource').every((each) => each.name.startsWith('data:'))"), "it loads something");
    await noOverflow(page);
  },

  async "an embedded page shows picture and rail"(page) {
    await page.open(`${url}?embed#step=1`);
    await page.until(`${step} === 1`, "the first call");
    expect(await page.evaluate(`!${seen(".source, .masthead, .ledger")} && ${seen(".picture svg")} && ${seen(".ticks")}`), "it shows something else");
  },

  async "without script the same story stands still"(page, look) {
    await page.look({ ...look, script: false });
    await page.open(url);
    await noOverflow(page);
    expect(await page.evaluate(`${seen(".picture svg")} && ${seen(".why-node")} && ${seen(".account")} && ${seen(".code")} && !${seen("section.rail")}`), "something is missing, or there to no use");
    await page.look(look);
  },

  async "print shows picture, sentences and ledger"(page) {
    await page.open(url);
    await page.send("Emulation.setEmulatedMedia", { media: "print" });
    expect(await page.evaluate(`${seen(".picture svg")} && ${seen(".why-node")} && !${seen("section.rail")} && !${seen(".button")}`), "something is missing, or there to no use");
    await page.send("Emulation.setEmulatedMedia", { media: "" });
  },

  async "figures on another page come to life one by one"(page) {
    await page.open(address("figures.html"));
    const root = (index) => `document.querySelectorAll('haggle-figure')[${index}].shadowRoot`;
    const rail = (index) => `${root(index)}.querySelector('input')`;
    expect(!(await page.evaluate(engineIsLoaded)), "the engine was loaded");
    for (const index of [0, 1]) {
      await page.evaluate(`${root(index)}.querySelector("[data-go='-1']").click()`);
      await page.until(`${root(index)}.querySelector("[data-panel='figure'] svg[data-container]")`, "the picture");
      await page.until(`Number(${rail(index)}.value) === Number(${rail(index)}.max) - 1`, "the last call but one");
    }
    await page.evaluate(`${root(0)}.querySelector("[data-go='-1']").click()`);
    await page.until(`Number(${rail(0)}.value) === Number(${rail(0)}.max) - 2`, "the call before");
    expect(await page.evaluate(`Number(${rail(1)}.value) === Number(${rail(1)}.max) - 1`), "the other figure moved as well");
    await noOverflow(page);
  },
};

await tryPages("live page", {
  widths: [1280, 768, 320],
  tests: ({ scheme }) => scheme === "light" ? { ...looks, ...tests, ...openings } : looks,
  begin: (page, look, name) => openings[name] ? undefined : page.open(url),
});
