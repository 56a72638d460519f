// Reloads the page when its site was built again, and shows what keeps it from being built.
(function () {
  "use strict";
  const script = document.currentScript;
  const version = Number(script.dataset.version);
  const place = "haggle-scroll:" + location.pathname;
  const kept = sessionStorage.getItem(place);
  const wanted = Number(kept ?? 0);
  if (kept !== null) {
    sessionStorage.removeItem(place);
    addEventListener("load", () => scrollTo(0, wanted));
  }

  /** Where the reader is; a page that is still loading, or half written, may be too short to be there. */
  function whereRead() {
    const isTooShort = scrollY < wanted && scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    return document.readyState !== "complete" || isTooShort ? Math.max(wanted, scrollY) : scrollY;
  }

  let panel = null;

  function element(name, className, text) {
    const made = document.createElement(name);
    if (className) made.className = className;
    if (text) made.textContent = text;
    return made;
  }

  function show(problems) {
    panel?.remove();
    panel = null;
    if (problems.length === 0) return;
    panel = element("section", "haggle-problems");
    panel.setAttribute("role", "alert");
    const count = problems.length === 1 ? "1 problem" : problems.length + " problems";
    panel.append(element("h2", "", count + (version === 0 ? "; the site could not be built" : "; the site is as it was")));
    const list = element("ol");
    for (const problem of problems) {
      const item = element("li");
      const where = problem.line ? problem.file + ":" + problem.line + ":" + problem.column : problem.file;
      item.append(element("code", "haggle-place", where), element("p", "", problem.message));
      if (problem.suggestion) item.append(element("p", "haggle-repair", problem.suggestion));
      if (problem.excerpt) item.append(element("pre", "", problem.excerpt));
      list.append(item);
    }
    panel.append(list);
    document.body.append(panel);
  }

  function connect() {
    const events = new EventSource("/.haggle/events");
    events.addEventListener("site", (event) => {
      const state = JSON.parse(event.data);
      show(state.problems);
      if (state.problems.length === 0 && state.version !== version) {
        sessionStorage.setItem(place, String(whereRead()));
        location.reload();
      }
    });
    addEventListener("pagehide", () => events.close());
  }
  if (document.body) connect(); else addEventListener("DOMContentLoaded", connect);
})();
