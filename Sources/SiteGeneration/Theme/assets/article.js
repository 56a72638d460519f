// Figures that follow their paragraphs, and questions that are answered before the answer is shown. Without this script
// the finished figure stands beside its text, and the answers are one click away.
(function () {
  "use strict";

  const narrow = matchMedia("(max-width: 64rem)");

  /** Shows the state of the paragraphs at 45 % of the window's height; in a narrow window each stands with its own. */
  function follow(section) {
    const figure = section.querySelector(".sticky");
    const frames = [...section.querySelectorAll(".frame")];
    const parts = [...section.querySelectorAll("[data-figure-step]")];
    if (parts.length === 0 || frames.length < 2) return;
    const frameOf = (part) => frames.find((frame) => frame.dataset.frame === part.dataset.figureStep);
    section.classList.add("is-followed");
    // The next state must be there when it is shown.
    for (const frame of frames) for (const image of frame.querySelectorAll("img")) image.loading = "eager";

    function now() {
      const line = innerHeight * 0.45;
      return parts.findLast((part) => part.getBoundingClientRect().top <= line) ?? parts[0];
    }

    function show() {
      const current = now();
      for (const part of parts) part.classList.toggle("is-now", part === current);
      for (const frame of frames) frame.hidden = !narrow.matches && frame !== frameOf(current);
      frames.at(-1).hidden = true;
    }

    /** Puts the states where the window has room for them. */
    function arrange() {
      for (const frame of [...frames].reverse()) figure.prepend(frame);
      if (narrow.matches) {
        for (const part of parts) {
          const frame = frameOf(part);
          if (frame.parentElement === figure) part.prepend(frame);
        }
      }
      show();
    }

    let waits = false;
    function later() {
      if (waits) return;
      waits = true;
      requestAnimationFrame(() => { waits = false; show(); });
    }
    addEventListener("scroll", later, { passive: true });
    addEventListener("resize", later);
    narrow.addEventListener("change", arrange);
    // On paper the finished figure says it all.
    addEventListener("beforeprint", () => { for (const frame of frames) frame.hidden = frame !== frames.at(-1); });
    addEventListener("afterprint", show);
    arrange();
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
