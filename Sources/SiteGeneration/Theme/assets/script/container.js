// The container and its surroundings: fields, ruler with breakpoints, and the edge and corner that are dragged.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const { panels } = player;
  const picture = player.find('.picture');
  const slider = player.input('width-slider');
  const svgName = 'http://www.w3.org/2000/svg';
  const lengths = { width: 'w', height: 'h' };
  let bounds;

  const rounded = (length) => Math.round(length * 4) / 4;
  const text = (length) => String(Math.round(length * 100) / 100);

  for (const [name, key] of Object.entries(lengths)) {
    const field = player.input(name);
    field.addEventListener('change', () => {
      const length = Number(field.value.replace(',', '.'));
      if (field.value.trim() && Number.isFinite(length) && length >= 0) player.request({ [key]: length });
      else field.value = text(player.state[name]);
    });
    // Arrows step through lengths as they do in the source.
    field.addEventListener('keydown', (event) => {
      const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!by) return;
      event.preventDefault();
      player.request({ [key]: Math.max(0, Number(player.wanted?.get(key) ?? player.state[name]) + by * (event.shiftKey ? 10 : 1)) });
    });
  }
  slider.addEventListener('input', () => player.request({ w: slider.value }));
  player.input('device').addEventListener('change', (event) => player.request({ device: event.target.value, w: null, h: null }));
  player.input('platform').addEventListener('change', (event) => player.request({ platform: event.target.value }));
  player.input('text').addEventListener('change', (event) => player.request({ text: event.target.value }));
  player.input('rtl').addEventListener('change', (event) => player.request({ rtl: event.target.checked ? 1 : null }));

  // ---- Edge and corner

  const edge = grip('grip');
  const corner = grip('grip corner');

  function grip(name) {
    const element = document.createElement('div');
    element.className = name + ' scripted';
    element.setAttribute('aria-hidden', 'true');
    element.hidden = true;
    picture.append(element);
    element.addEventListener('pointerdown', (event) => drag(event, element));
    return element;
  }

  function drag(event, element) {
    const { width, height } = player.state;
    const { scale } = containerBox() ?? {};
    if (!scale) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    document.documentElement.classList.add('is-dragging');
    const move = (moved) => {
      const changes = { w: Math.max(1, rounded(width + (moved.clientX - event.clientX) / scale)) };
      if (element === corner) changes.h = Math.max(1, rounded(height + (moved.clientY - event.clientY) / scale));
      player.request(changes);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('lostpointercapture', () => {
      element.removeEventListener('pointermove', move);
      document.documentElement.classList.remove('is-dragging');
    }, { once: true });
  }

  // A frame that the figure names, in pixels from the picture's corner.
  player.frame = (name) => {
    const { svg } = panels;
    const numbers = svg?.dataset[name]?.split(' ').map(Number);
    const box = svg?.viewBox.baseVal;
    if (!numbers || !box?.width) return undefined;
    const [inner, outer] = [svg.getBoundingClientRect(), picture.getBoundingClientRect()];
    const zoom = Math.min(inner.width / box.width, inner.height / box.height);
    const left = inner.left - outer.left + (inner.width - box.width * zoom) / 2 - box.x * zoom;
    const top = inner.top - outer.top + (inner.height - box.height * zoom) / 2 - box.y * zoom;
    const [x, y, width, height] = numbers;
    return { left: left + x * zoom, top: top + y * zoom, width: width * zoom, height: height * zoom };
  };

  function containerBox() {
    const frame = player.frame('container');
    return frame && { ...frame, scale: frame.width / player.state.width };
  }

  // Positions are set one by one: a style attribute would offend against the content policy.
  function place(element, box) {
    for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
  }

  // Which ends of the container a figure shows: one that cuts a part out of a screen may show none.
  function shownEnds(svg) {
    const [x, y, width, height] = svg.dataset.container.split(' ').map(Number);
    const boxes = [...svg.querySelectorAll('rect')].map((rect) => ['x', 'y', 'width', 'height'].map((name) => rect[name].baseVal.value));
    const isNear = (one, other) => Math.abs(one - other) < 1.1;
    return {
      right: boxes.some((box) => isNear(box[0] + box[2], x + width)),
      bottom: boxes.some((box) => isNear(box[0] + box[2], x + width) && isNear(box[1] + box[3], y + height)),
    };
  }

  function placeGrips() {
    const box = containerBox();
    const ends = box ? shownEnds(panels.svg) : {};
    edge.hidden = !ends.right;
    corner.hidden = !ends.bottom;
    if (!box) return;
    place(edge, { left: box.left + box.width, top: box.top, height: box.height });
    place(corner, { left: box.left + box.width, top: box.top + box.height });
  }

  // ---- Outlines of views in the picture, where the layout put them

  const outline = document.createElement('div');
  const tint = document.createElement('div');
  outline.className = 'view-outline';
  tint.className = 'view-tint';
  for (const element of [tint, outline]) {
    element.hidden = true;
    picture.append(element);
  }

  function placeView(element, id) {
    const node = panels.node(id);
    const box = node && node.length > 7 && containerBox();
    element.hidden = !box;
    if (!box) return;
    const [x, y, width, height] = node.slice(4);
    place(element, { left: box.left + x * box.scale, top: box.top + y * box.scale, width: width * box.scale, height: height * box.scale });
  }

  // The innermost view at a point of the picture.
  function viewAt(event) {
    const box = containerBox();
    if (!box) return undefined;
    const outer = picture.getBoundingClientRect();
    const x = (event.clientX - outer.left - box.left) / box.scale;
    const y = (event.clientY - outer.top - box.top) / box.scale;
    const hits = panels.nodes.filter((node) => node.length > 7 && x >= node[4] && y >= node[5]
      && x <= node[4] + node[6] && y <= node[5] + node[7]);
    return hits.at(-1)?.[0];
  }

  picture.addEventListener('click', (event) => {
    if (event.target.closest('.annotation [data-node], .grip')) return;
    const id = viewAt(event);
    if (id === undefined) return;
    event.stopPropagation();
    player.select(id);
  });
  picture.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch' || event.target.closest('.annotation [data-node]')) return;
    panels.point(viewAt(event));
  });
  const point = panels.point.bind(panels);
  panels.point = (id) => {
    point(id);
    if (id === undefined) tint.hidden = true;
    else placeView(tint, id);
  };

  // ---- The ruler

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

  // What changes at which width is found by laying out at many: part by part, once the hand rests and the page is idle.
  const parts = 12;
  let search = { key: '' };

  function findBreakpoints() {
    // They are the same whatever the width is now.
    const key = [bounds.least, bounds.most, player.address.with({ w: null, n: null, step: null, f: null, preset: null, depth: null, vs: null })].join(' ');
    if (key === search.key) return;
    search = { key, found: [], part: 0 };
    showBreakpoints([]);
    continueSearch(search, 400);
  }

  function continueSearch(own, pause) {
    setTimeout(() => idle(() => {
      if (own !== search || own.part === parts) return;
      const at = (part) => Math.round(bounds.least + part * (bounds.most - bounds.least) / parts);
      try {
        const { at: found = [] } = JSON.parse(player.connection.panel(`breakpoints?w=${at(own.part)}..${at(own.part + 1)}`));
        own.found.push(...found);
        if (found.length) showBreakpoints(own.found);
      } catch (error) {
        if (!(error instanceof Haggle.Refusal || error instanceof Haggle.Stopped)) throw error;
        own.part = parts - 1;
      }
      own.part += 1;
      continueSearch(own, 30);
    }), pause);
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

  // ---- The ledger's bars stand under the picture, at its scale

  function subjectLeft(box) {
    const node = panels.node(player.state.subject);
    if (box && node?.length > 7) return box.left + node[4] * box.scale;
    return player.frame('subject')?.left;
  }

  let aligned;
  function alignBars() {
    const accounts = player.find('.accounts');
    const ledger = player.find('.ledger');
    const { svg } = panels;
    const key = [accounts?.dataset.title, player.state.layout, player.state.subject, svg?.dataset.container, svg?.getAttribute('viewBox'), innerWidth, player.address.get('vs')].join(' ');
    if (key === aligned) return;
    aligned = key;
    for (const name of ['--from', '--to']) ledger.style.removeProperty(name);
    const bar = accounts?.querySelector('thead .bar')?.getBoundingClientRect();
    if (!bar?.width) return;
    const length = Number(accounts.querySelector('[data-length]')?.dataset.length);
    // What takes more than was shared out goes beyond the bar's end.
    const ends = [...accounts.querySelectorAll('.bars rect')].map((rect) => parseFloat(rect.getAttribute('x')) + parseFloat(rect.getAttribute('width')));
    const extent = Math.max(100, ...ends) / 100;
    const room = bar.width - 24;
    let [left, right] = [0, room - room / extent];
    const box = containerBox();
    const x = subjectLeft(box);
    if (accounts.dataset.axis === 'horizontal' && x !== undefined && length && innerWidth > 1184 && !player.address.get('vs')) {
      const start = picture.getBoundingClientRect().left + x - bar.left - 12;
      const width = length * box.scale;
      if (start > -6 && start + width * extent < room + 6) [left, right] = [start, room - start - width];
    }
    ledger.style.setProperty('--from', `${left}px`);
    ledger.style.setProperty('--to', `${right}px`);
  }

  new ResizeObserver(() => {
    clearTimeout(player.resizing);
    player.resizing = setTimeout(() => player.redraw(), 60);
  }).observe(picture);

  player.onShown((state, { isLaidOut }) => {
    for (const [name] of Object.entries(lengths)) {
      const field = player.input(name);
      if (document.activeElement !== field || isLaidOut) field.value = text(state[name]);
    }
    measureRuler(state);
    slider.value = String(state.width);
    slider.setAttribute('aria-valuetext', `${text(state.width)} points`);
    for (const name of ['device', 'platform', 'text']) player.input(name).value = player.address.get(name) ?? '';
    player.input('rtl').checked = Boolean(state.rtl);
    placeGrips();
    placeView(outline, state.layout ? state.node : undefined);
    tint.hidden = true;
    alignBars();
    if (isLaidOut) findBreakpoints();
  });
});
