// Reads articles as a reader does, and searches, in a site that is opened from its folder: node articles.mjs SITE
import { address, expect, noFaults, noOverflow, seen, text, tryPages } from "./trial.mjs";

const url = address("articles/how-a-row-shares.html");

// Scrolls an element to a third of the window's height: above the line that decides which paragraphs are read.
async function scrollTo(page, element) {
  await page.evaluate(`scrollTo(0, scrollY + ${element}.getBoundingClientRect().top - innerHeight / 3)`);
}

const part = (index) => `document.querySelectorAll('[data-figure-step]')[${index}]`;
const isFollowed = "document.querySelector('.stepwise.is-followed')";
const question = (index) => `document.querySelectorAll('form.quiz')[${index}]`;

// Chooses an answer by its place, or the right one, and asks for the verdict.
async function guess(page, form, isRight) {
  await page.evaluate(`(() => {
    const choices = [...${form}.querySelectorAll('.options label')];
    choices.find((each) => each.classList.contains('right') === ${isRight}).click();
    ${form}.querySelector('button').click();
  })()`);
}

// How it looks: in light and dark.
const looks = {
  async "an article is accessible, and fits"(page) {
    await page.until(isFollowed, "the script");
    await noOverflow(page);
    await noFaults(page);
  },

  async "answers that are shown are accessible"(page) {
    await page.until(`!${question(0)}.querySelector('button').hidden`, "the button");
    await guess(page, question(0), false);
    await guess(page, question(1), true);
    await noOverflow(page);
    await noFaults(page);
  },
};

const tests = {
  async "the figure shows the step of the paragraphs that are read"(page) {
    await page.until(isFollowed, "the script");
    const count = await page.evaluate("document.querySelectorAll('[data-figure-step]').length");
    expect(count === 4, `${count} parts have a step`);
    for (const index of [0, 2, 1, 3]) {
      await scrollTo(page, part(index));
      await page.until(`${part(index)}.matches('.is-now')`, `part ${index + 1}`);
      const shown = await page.evaluate(`[...document.querySelectorAll('.stepwise .frame')]
        .filter((each) => each.getClientRects().length).map((each) => each.dataset.frame)`);
      const step = await page.evaluate(`${part(index)}.dataset.figureStep`);
      if (page.width >= 1280) {
        expect(shown.length === 1 && shown[0] === step, `it shows ${shown} beside the paragraphs of ${step}`);
        const box = await page.evaluate("(({ top, bottom }) => ({ top, bottom }))(document.querySelector('.stepwise .frame:not([hidden])').getBoundingClientRect())");
        expect(box.bottom > 0 && box.top < 800, `it is out of sight, from ${box.top} to ${box.bottom}`);
      } else {
        expect(await page.evaluate(`${part(index)}.querySelector('.frame')?.dataset.frame === '${step}'`), "the paragraphs have another state");
      }
    }
    await noOverflow(page);
  },

  async "the contents lead to their headings"(page) {
    const links = await page.evaluate("[...document.querySelectorAll('.contents a')].map((each) => each.hash)");
    expect(links.length === 3, `there are ${links.length} links`);
    for (const hash of links) {
      await page.evaluate(`document.querySelector('.contents a[href="${hash}"]').click()`);
      await page.until(`location.hash === '${hash}'`, hash);
      await page.until(`(({ top }) => top >= 0 && top < innerHeight / 2)(document.getElementById('${hash.slice(1)}').getBoundingClientRect())
        || innerHeight + scrollY >= document.documentElement.scrollHeight - 1`, `the heading ${hash}`);
    }
  },

  async "a note is reached, and leads back"(page) {
    await page.evaluate("document.querySelector('.text sup a').click()");
    await page.until("document.querySelector('.footnotes :target, .footnotes:target')", "the note");
    await page.evaluate("document.querySelector('.footnotes .back').click()");
    await page.until("document.querySelector('sup a:target, sup:target, :target')?.closest('p')", "the way back");
  },

  async "a wrong guess is told why, and the right answer stands out"(page) {
    const form = question(0);
    await page.until(`!${form}.querySelector('button').hidden`, "the button");
    expect(await page.evaluate(`${form}.querySelector('.reveal').hidden`), "the answer is there before a guess");
    await page.evaluate(`${form}.querySelector('button').click()`);
    await page.until(`${form}.querySelector('.verdict').textContent === 'Make a guess first.'`, "the request for a guess");
    await guess(page, form, false);
    await page.until(`${form}.querySelector('.verdict').textContent.startsWith('Not this one: The order in the source')`, "the reason");
    expect(await page.evaluate(`${form}.querySelector('.reveal').open && !${form}.querySelector('.reveal').hidden`), "the answer is not shown");
    expect(await page.evaluate(`getComputedStyle(${form}.querySelector('.right')).outlineStyle === 'solid'`), "the right one looks like the others");
    await page.evaluate(`${form}.querySelector('.reveal a').click()`);
    await page.until("location.pathname.endsWith('rows/settings-row.html')", "the step that decides");
  },

  async "a right guess is told so"(page) {
    await page.until(`!${question(0)}.querySelector('button').hidden`, "the button");
    await guess(page, question(0), true);
    await page.until(`${question(0)}.querySelector('.verdict').textContent === 'Right.'`, "the verdict");
  },

  async "pictures are chosen with keys"(page) {
    const form = question(1);
    await page.until(`!${form}.querySelector('button').hidden`, "the button");
    const pictures = await page.evaluate(`[...${form}.querySelectorAll('.options label')].map((each) => each.querySelector('.picture svg, .picture img')?.getBoundingClientRect().width ?? 0)`);
    expect(pictures.length > 2 && pictures.every((width) => width > 60), `the pictures are ${pictures} wide`);
    await page.evaluate(`${form}.querySelector('input').focus()`);
    await page.press(" ");
    await page.until(`${form}.querySelector('input').checked`, "the choice");
    await page.press("ArrowDown");
    await page.until(`${form}.querySelectorAll('input')[1].checked`, "the next choice");
    await page.press("Enter");
    await page.until(`${form}.matches('.is-revealed') && ${form}.querySelector('.reveal').open`, "the answer");
  },

  async "a figure comes to life where it stands"(page) {
    const root = "document.querySelector('haggle-figure').shadowRoot";
    await page.until(`${root}?.querySelector('input')`, "the element");
    await page.evaluate(`${root}.querySelector("[data-go='-1']").click()`);
    await page.until(`Number(${root}.querySelector('input').value) === Number(${root}.querySelector('input').max) - 1`, "the call before the last");
    await page.until(`${root}.querySelector('[data-panel="figure"] svg[data-container]')`, "the picture");
    await noOverflow(page);
  },

  async "a figure without its engine stays, and says so"(page) {
    const root = "document.querySelector('haggle-figure').shadowRoot";
    await page.until(`${root}?.querySelector('input')`, "the element");
    await page.evaluate("globalThis.DecompressionStream = undefined");
    await page.evaluate(`${root}.querySelector("[data-go='play']").click()`);
    await page.until(`${root}.querySelector('p').textContent.includes('could not be started')`, "the reason");
    expect(await page.evaluate(`${root}.querySelector("[data-go='play']").getAttribute('aria-pressed')`) === "false", "it plays nothing");
    expect(await page.evaluate(seen("haggle-figure .picture svg, haggle-figure .picture img")), "the picture is not to be seen");
  },

  async "the start page's field searches, and a result leads there"(page) {
    await page.open(address("index.html"));
    await page.evaluate("document.querySelector('#find').focus()");
    await page.send("Input.insertText", { text: "settings row" });
    await page.press("Enter");
    await page.until("location.pathname.endsWith('/search.html') && document.querySelector('#results li')", "the results");
    expect(await page.evaluate("document.querySelector('#query').value === 'settings row'"), "the words are gone");
    await noOverflow(page);
    await noFaults(page);
    await page.evaluate("document.querySelector('#results a').click()");
    await page.until("location.pathname.endsWith('/rows/settings-row.html')", "the scenario");
  },

  async "the search follows what is typed"(page) {
    await page.open(address("search.html"));
    await page.until("document.activeElement.id === 'query'", "the field");
    for (const [words, first] of [["padding", "Padding"], ["row shares width", "How a row shares its width"], ["lazy grids", "Lazy grids"],
      ["frame(width:height:)", "frame"]]) {
      await page.evaluate("(() => { const field = document.querySelector('#query'); field.value = ''; field.focus(); })()");
      await page.send("Input.insertText", { text: words });
      await page.until(`${text("#results li:first-child a")} === ${JSON.stringify(first)}`, `${first} as the first result`);
      expect(await page.evaluate(`${text("#found")}.length > 0`), "it is not told how many there are");
    }
    // What was looked for is in the excerpt, however far back it stands in the article.
    await page.evaluate("(() => { const field = document.querySelector('#query'); field.value = ''; field.focus(); })()");
    await page.send("Input.insertText", { text: "remembers" });
    await page.until("document.querySelector('#results mark')", "the word in an excerpt");
    expect(await page.evaluate("[...document.querySelectorAll('#results mark')].every((each) => each.textContent.toLowerCase() === 'remembers')"), "something else is marked");
    await noFaults(page);
    await page.send("Input.insertText", { text: " no such thing" });
    await page.until(`${text("#found")} === 'Nothing has these words.' && !document.querySelector('#results li')`, "no result");
  },
};

const others = {
  async "a rule's figure comes to life, and its layouts are listed"(page) {
    await page.open(address("rules/stack.html"));
    const root = "document.querySelector('haggle-figure').shadowRoot";
    await page.until(`${root}?.querySelector('input')`, "the element");
    await noOverflow(page);
    await noFaults(page);
    expect(await page.evaluate("document.querySelectorAll('.rule-steps li').length > 3 && document.querySelectorAll('.cases tbody tr').length > 10"), "steps or layouts are missing");
    await page.evaluate(`${root}.querySelector("[data-go='-1']").click()`);
    await page.until(`${root}.querySelector('[data-panel="figure"] svg[data-container]')`, "the picture");
    await noOverflow(page);
  },

  async "an entry of the reference is found, and opens its example"(page) {
    await page.open(address("search.html") + "?q=hstack");
    await page.until("document.querySelector('#results a[href*=\"view-HStack\"]')", "the entry");
    await page.evaluate("document.querySelector('#results a[href*=\"view-HStack\"]').click()");
    await page.until("document.querySelector('dt:target')?.id === 'view-HStack'", "its place");
    await noOverflow(page);
    await noFaults(page);
    const example = "document.querySelector('dt:target + dd details')";
    await page.evaluate(`(() => { ${example}.open = true; ${example}.scrollIntoView(); })()`);
    await page.until(`${example}.querySelector('img').naturalWidth > 0`, "the picture");
  },

  async "what a search found beyond the first results is shown when asked for"(page) {
    await page.open(address("search.html") + "?q=view");
    await page.until("document.querySelectorAll('#results li').length === 40", "the first results");
    await page.click("#results + button");
    await page.until("document.querySelectorAll('#results li').length > 40", "the others");
    const count = await page.evaluate("document.querySelectorAll('#results li').length");
    expect(await page.evaluate(`${text("#found")} === '${count} in all'`), "it is not told how many there are");
    expect(await page.evaluate("document.activeElement === document.querySelectorAll('#results a')[40]"), "the focus is lost");
    expect(await page.evaluate("document.querySelector('#results + button').hidden"), "the button is still there");
    await noOverflow(page);
    await noFaults(page);
  },

  async "the reference leads to its groups"(page) {
    await page.open(address("reference.html"));
    await noOverflow(page);
    await noFaults(page);
    await page.evaluate("document.querySelector('.groups a').click()");
    await page.until("location.pathname.endsWith('/reference/views.html')", "the views");
  },
};

const withoutScript = {
  async "without script the finished figure and the answers are there"(page) {
    const shown = await page.evaluate(`[...document.querySelectorAll('.stepwise .frame')].filter((each) => each.getClientRects().length).map((each) => each.className)`);
    expect(shown.length === 1 && shown[0] === "frame finished", `it shows ${shown}`);
    expect(await page.evaluate(seen("haggle-figure .picture svg, haggle-figure .picture img")), "the live figure is not to be seen");
    expect(!(await page.evaluate(seen(".quiz button"))), "there is a button that does nothing");
    expect(!(await page.evaluate(seen(".reveal .truth"))), "the answer is given away");
    await page.click(".reveal summary");
    expect(await page.evaluate(seen(".reveal .truth")), "the answer does not open");
    await noOverflow(page);
  },

  async "without script the search says where else to look"(page) {
    await page.open(address("search.html"));
    expect(await page.evaluate(`${seen("noscript p")} && [...document.querySelectorAll('noscript a')].length === 1`), "it says nothing");
  },
};

const onPaper = {
  async "print shows the finished figure and every answer"(page) {
    await page.until(isFollowed, "the script");
    await page.send("Emulation.setEmulatedMedia", { media: "print" });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    expect(await page.evaluate(`${seen(".frame.finished")} && !${seen(".frame:not(.finished)")}`), "another state is shown");
    expect(await page.evaluate(`${seen(".reveal .truth")} && !${seen(".quiz button")}`), "the answers are missing");
    await page.send("Emulation.setEmulatedMedia", { media: "" });
  },
};

await tryPages("articles", {
  widths: [1280, 768, 320],
  tests: ({ scheme }) => scheme === "light" ? { ...looks, ...tests, ...others, ...withoutScript, ...onPaper } : { ...looks, ...others },
  begin: async (page, look, name) => {
    if (withoutScript[name]) await page.look({ ...look, script: false });
    await page.open(url);
  },
});
