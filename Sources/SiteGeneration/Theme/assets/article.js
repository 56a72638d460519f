// Figures that follow their paragraphs, and questions that are answered before the answer is shown. Without this script
// the finished figure stands beside its text, and the answers are one click away.
(function () {
  "use strict";

  /** Shows the frame of the paragraphs at 45 % of the window's height; at 72 % where the figure lies above them. */
  function follow(section) {
    const frames = section.querySelectorAll(".frame");
    const parts = section.querySelectorAll("[data-figure-step]");
    const figure = section.querySelector(".sticky");
    if (parts.length === 0 || frames.length < 2) return;
    section.classList.add("is-followed");
    let shown = null;
    function show() {
      const isAbove = figure.getBoundingClientRect().width > 0.7 * section.getBoundingClientRect().width;
      const line = window.innerHeight * (isAbove ? 0.72 : 0.45);
      let now = parts[0];
      for (const part of parts) if (part.getBoundingClientRect().top <= line) now = part;
      if (now === shown) return;
      shown = now;
      for (const part of parts) part.classList.toggle("is-now", part === now);
      for (const frame of frames) frame.hidden = frame.dataset.frame !== now.dataset.figureStep;
    }
    let waits = false;
    function later() {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => { waits = false; show(); });
    }
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later);
    // On paper the finished figure says it all.
    addEventListener("beforeprint", () => {
      for (const frame of frames) frame.hidden = !frame.classList.contains("finished");
    });
    addEventListener("afterprint", () => { shown = null; show(); });
    show();
  }

  /** Keeps the answer closed until there is a guess. */
  function ask(form) {
    const answer = form.querySelector(".reveal");
    const button = form.querySelector("button");
    const verdict = form.querySelector(".verdict");
    answer.hidden = true;
    button.hidden = false;
    form.addEventListener("change", () => {
      if (!form.classList.contains("is-revealed")) verdict.textContent = "";
    });
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      const guess = form.querySelector("input:checked");
      if (!guess) {
        verdict.textContent = "Make a guess first.";
        return;
      }
      const isRight = guess.closest("label").classList.contains("right");
      const because = guess.dataset.because;
      verdict.textContent = isRight ? "Right." : because ? "Not this one: " + because : "Not this one.";
      form.classList.add("is-revealed");
      button.hidden = true;
      answer.hidden = false;
      answer.open = true;
    });
  }

  document.querySelectorAll(".stepwise").forEach(follow);
  document.querySelectorAll("form.quiz").forEach(ask);
})();
