// Finds what holds every word of the query; what has them in its title comes first.
(function () {
  "use strict";
  const most = 40;
  const field = document.getElementById("query");
  const results = document.getElementById("results");
  const found = document.getElementById("found");
  const entries = (globalThis.haggleSearchIndex ?? []).map(([kind, title, address, words]) => {
    return { kind, title, address, words, name: title.toLowerCase(), all: (title + " " + words).toLowerCase() };
  });

  /** How well an entry fits, the least best; nothing where a word is missing. */
  function rank(entry, words) {
    if (!words.every((word) => entry.all.includes(word))) return null;
    if (entry.name === words.join(" ")) return 0;
    if (words.every((word) => entry.name.includes(word))) return entry.name.startsWith(words[0]) ? 1 : 2;
    return 3;
  }

  function item(entry) {
    const row = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.address;
    link.textContent = entry.title;
    const kind = document.createElement("span");
    kind.textContent = entry.kind;
    const words = document.createElement("p");
    words.textContent = entry.words.length > 160 ? entry.words.slice(0, 160) + "…" : entry.words;
    row.append(link, " ", kind, words);
    return row;
  }

  function search() {
    const words = field.value.toLowerCase().split(/[\s().]+/).filter(Boolean);
    const ranked = words.length === 0 ? [] : entries
      .map((entry) => ({ entry, rank: rank(entry, words) }))
      .filter((result) => result.rank !== null)
      .sort((a, b) => a.rank - b.rank);
    results.replaceChildren(...ranked.slice(0, most).map((result) => item(result.entry)));
    found.textContent = words.length === 0 ? "" : ranked.length === 0 ? "Nothing has these words."
      : ranked.length > most ? "The first " + most + " of " + ranked.length : ranked.length === 1 ? "One" : ranked.length + " in all";
  }

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", search);
  field.form.addEventListener("submit", (event) => event.preventDefault());
  search();
  field.focus();
})();
