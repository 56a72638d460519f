// The picture follows the code while one types. The last answer counts, whatever order they arrive in.
(function () {
  "use strict";
  const code = document.getElementById("code");
  const choices = document.querySelectorAll("select");
  const picture = document.getElementById("picture");
  const words = document.getElementById("words");
  const problems = document.getElementById("problems");
  const kept = sessionStorage.getItem("haggle-try");
  if (kept !== null) code.value = kept;
  let asked = 0;
  let shown = 0;
  let timer = 0;

  function list(target, texts) {
    target.replaceChildren(...texts.map((text) => {
      const item = document.createElement("li");
      item.textContent = text;
      return item;
    }));
  }

  async function draw() {
    const number = ++asked;
    sessionStorage.setItem("haggle-try", code.value);
    const query = new URLSearchParams([...choices].map((choice) => [choice.name, choice.value]));
    let answer;
    try {
      const response = await fetch("/.haggle/try?" + query, { method: "POST", body: code.value });
      answer = await response.json();
    } catch {
      answer = { problems: ["The server does not answer; is it still running?"] };
    }
    if (number < shown) return;
    shown = number;
    list(problems, answer.problems);
    // What cannot be drawn leaves the last picture where it is.
    picture.classList.toggle("is-old", !answer.pictures);
    if (!answer.pictures) return;
    list(words, answer.words);
    const parsed = answer.pictures.map((svg) => new DOMParser().parseFromString(svg, "image/svg+xml").documentElement);
    picture.replaceChildren(...parsed.map((svg) => document.importNode(svg, true)));
  }

  function later() {
    clearTimeout(timer);
    timer = setTimeout(draw, 120);
  }
  code.addEventListener("input", later);
  choices.forEach((choice) => choice.addEventListener("change", draw));
  code.addEventListener("keydown", (event) => {
    if (event.key !== "Tab" || event.shiftKey || event.altKey) return;
    event.preventDefault();
    code.setRangeText("  ", code.selectionStart, code.selectionEnd, "end");
    later();
  });
  // In a narrow window nothing on a wide picture could be read.
  if (innerWidth < 736) [...choices].find((choice) => choice.name === "width").value = "narrow";
  draw();
})();
