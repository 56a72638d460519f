// The width's ruler: a slider, with what changes at which width hanging below it.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const svgName = 'http://www.w3.org/2000/svg';
  const slider = player.input('width-slider');
  const text = player.pointsText;
  let bounds;

  slider.addEventListener('input', () => player.request({ w: slider.value }));

  function line(x, y1, y2, name = '') {
    const element = document.createElementNS(svgName, 'line');
    for (const [key, value] of Object.entries({ x1: x, x2: x, y1, y2, class: name })) element.setAttribute(key, value);
    return element;
  }

  const share = (length) => `${(100 * (length - bounds.least) / (bounds.most - bounds.least)).toFixed(3)}%`;

  function measureRuler({ width }) {
    const fits = bounds && width >= bounds.least && width <= bounds.most;
    if (fits) return;
    const least = Math.max(0, Math.floor(Math.min(width * 0.6, bounds?.least ?? Infinity) / 20) * 20);
    const most = Math.ceil(Math.max(width * 1.4, least + 100, bounds?.most ?? 0) / 20) * 20;
    bounds = { least, most };
    Object.assign(slider, { min: least, max: most, step: 0.25 });
    const ruler = player.find('.ruler');
    const by = most - least > 600 ? 50 : 10;
    const axis = document.createElementNS(svgName, 'line');
    for (const [key, value] of Object.entries({ x1: 0, x2: '100%', y1: 12, y2: 12 })) axis.setAttribute(key, value);
    ruler.replaceChildren(axis);
    for (let at = least; at <= most; at += by) ruler.append(line(share(at), at % (by * 5) === 0 ? 4 : 8, 12));
  }

  // What changes at which width is found by laying out at many, once the hand rests and the page is idle: range by range,
  // and where the layouts at the two ends differ, half by half. Each takes two layouts.
  const parts = 40;
  const leastPart = 6;
  const precision = 0.25;
  const mostFound = 12;
  let search = { key: '' };

  function findBreakpoints() {
    // They are the same whatever the width is now.
    const key = [bounds.least, bounds.most, player.address.with({ w: null, n: null, step: null, f: null, preset: null, depth: null, vs: null })].join(' ');
    if (key === search.key) return;
    const length = Math.max(leastPart, (bounds.most - bounds.least) / parts);
    const ranges = [];
    for (let least = Math.max(1, bounds.least); least < bounds.most; least += length) ranges.push([least, Math.min(bounds.most, least + length)]);
    search = { key, found: [], ranges };
    showBreakpoints([]);
    continueSearch(search, 400);
  }

  function continueSearch(own, pause) {
    setTimeout(() => idle(() => {
      if (own !== search || own.ranges.length === 0) return;
      if (player.scheduled || document.documentElement.matches('.is-dragging')) return continueSearch(own, 200);
      const range = own.ranges.shift();
      try {
        searchRange(own, range);
      } catch (error) {
        if (!(error instanceof Haggle.Refusal || error instanceof Haggle.Stopped)) throw error;
        own.ranges = [];
      }
      continueSearch(own, 10);
    }), pause);
  }

  function searchRange(own, [least, most]) {
    const length = most - least;
    const { at: [point] } = JSON.parse(player.connection.panel(`breakpoints?w=${least}..${most}&within=${length}`));
    if (!point) return;
    if (length > precision) return own.ranges.unshift([least, least + length / 2], [least + length / 2, most]);
    own.found.push({ ...point, value: Math.round(most / precision) * precision });
    if (own.found.length === mostFound) own.ranges = [];
    showBreakpoints(own.found);
  }

  const idle = globalThis.requestIdleCallback ?? ((action) => setTimeout(action));

  function showBreakpoints(list) {
    for (const old of player.findAll('.ruler .at')) old.remove();
    const place = player.find('.breakpoints');
    const labels = [];
    const room = place.getBoundingClientRect().width;
    const at = (value) => room * (value - bounds.least) / (bounds.most - bounds.least);
    let free = 0;
    list.forEach(({ value, text: words }, index) => {
      player.find('.ruler').append(line(share(value), 12, 22, 'at'));
      const label = document.createElementNS(svgName, 'text');
      label.textContent = `${text(value)} ${words}`;
      // About six pixels a letter. A label stands right of its mark, or left of it where the next one needs the place;
      // what fits nowhere is read aloud all the same.
      const width = label.textContent.length * 6.3;
      const next = index + 1 < list.length ? at(list[index + 1].value) : room;
      const right = Math.min(at(value) - 3, room - width);
      const left = at(value) + 3 - width;
      const start = right + width + 8 > next && left >= free ? left : right;
      if (start < free) return;
      free = start + width + 10;
      label.setAttribute('x', start.toFixed(1));
      label.setAttribute('y', '12');
      labels.push(label);
    });
    place.replaceChildren(...labels);
    const said = list.map((each) => `${text(each.value)}: ${each.text}`).join('; ');
    place.setAttribute('aria-label', said ? `Breakpoints of the width. ${said}` : 'No breakpoints');
  }

  player.onShown((state, { isLaidOut }) => {
    measureRuler(state);
    slider.value = String(state.width);
    slider.setAttribute('aria-valuetext', `${text(state.width)} points`);
    if (isLaidOut) findBreakpoints();
  });
});
