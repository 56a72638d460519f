// Finds what holds every word of the query; what has them in its title comes first.
(function () {
  "use strict";
  const most = 40;
  // An excerpt is so long, and so much of it stands before what was looked for, in characters.
  const [length, lead] = [160, 40];
  const field = document.getElementById("query");
  const results = document.getElementById("results");
  const found = document.getElementById("found");
  const more = document.createElement("button");
  more.type = "button";
  more.className = "button";
  results.after(more);
  const entries = (globalThis.haggleSearchIndex ?? []).map(([kind, title, address, words]) => {
    return { kind, title, address, words, name: title.toLowerCase(), all: (title + " " + words).toLowerCase() };
  });

  /** How well an entry fits, the least best; nothing where a word is missing. */
  function rank(entry, words) {
    if (!words.every((word) => entry.all.includes(word))) return null;
    if (entry.name === words.join(" ")) return 0;
    // `frame(width:height:)`
    if (entry.name === words[0]) return 1;
    if (words.every((word) => entry.name.includes(word))) return entry.name.startsWith(words[0]) ? 1 : 2;
    return 3;
  }

  /** A text in parts, those that were looked for marked, from a little before the first of them. */
  function excerpt(text, words) {
    const all = text.toLowerCase();
    const places = words.map((word) => all.indexOf(word)).filter((place) => place >= 0);
    const first = places.length === 0 ? 0 : Math.min(...places);
    // A name that is found in a title alone has its description from the beginning.
    const begin = first < lead * 2 ? 0 : text.lastIndexOf(" ", first - lead) + 1;
    const last = begin + length < text.length ? text.lastIndexOf(" ", begin + length) : text.length;
    const end = last > first ? last : Math.min(text.length, begin + length);
    const parts = begin > 0 ? ["…"] : [];
    for (let at = begin; at < end;) {
      const next = words.map((word) => [all.indexOf(word, at), word.length])
        .filter(([place, size]) => place >= 0 && place + size <= end)
        .reduce((one, two) => two[0] < one[0] || (two[0] === one[0] && two[1] > one[1]) ? two : one, [end, 0]);
      if (next[0] > at) parts.push(text.slice(at, next[0]));
      if (next[1] > 0) {
        const mark = document.createElement("mark");
        mark.textContent = text.slice(next[0], next[0] + next[1]);
        parts.push(mark);
      }
      at = next[0] + next[1];
    }
    if (end < text.length) parts.push(" …");
    return parts;
  }

  function item(entry, query) {
    const row = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.address;
    link.textContent = entry.title;
    const kind = document.createElement("span");
    kind.textContent = entry.kind;
    const words = document.createElement("p");
    words.append(...excerpt(entry.words, query));
    row.append(link, " ", kind, words);
    return row;
  }

  function search() {
    const words = field.value.toLowerCase().split(/[\s().,:"“”]+/).filter(Boolean);
    const ranked = words.length === 0 ? [] : entries
      .map((entry) => ({ entry, rank: rank(entry, words) }))
      .filter((result) => result.rank !== null)
      .sort((a, b) => a.rank - b.rank);
    const show = (some) => results.append(...some.map((result) => item(result.entry, words)));
    results.replaceChildren();
    show(ranked.slice(0, most));
    more.hidden = ranked.length <= most;
    more.textContent = "Show the other " + (ranked.length - most);
    more.onclick = () => {
      show(ranked.slice(most));
      more.hidden = true;
      found.textContent = ranked.length + " in all";
      results.children[most].querySelector("a").focus();
    };
    found.textContent = words.length === 0 ? "" : ranked.length === 0 ? "Nothing has these words."
      : ranked.length > most ? "The first " + most + " of " + ranked.length : ranked.length === 1 ? "One" : ranked.length + " in all";
  }

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", search);
  field.form.addEventListener("submit", (event) => event.preventDefault());
  search();
  field.focus();
})();
