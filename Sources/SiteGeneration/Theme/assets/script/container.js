// The container and its surroundings: fields, the edge and corner that are dragged, and the views in it.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const { panels } = player;
  const picture = player.find('.picture');
  const lengths = { width: 'w', height: 'h' };

  const rounded = (length) => Math.round(length * 4) / 4;
  const text = player.pointsText;

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

  // What is measured of a figure holds until another one, or other room, comes: a step changes neither.
  const measured = new Map();
  let measuredAt;

  function kept(name, measure) {
    const { svg } = panels;
    if (!svg) return undefined;
    const of = ['data-container', 'data-subject', 'viewBox', 'width', 'height'].map((each) => svg.getAttribute(each));
    const at = [...of, player.state.preset, player.state.layout, player.address.get('vs'), innerWidth].join(' ');
    if (at !== measuredAt) measured.clear();
    measuredAt = at;
    if (!measured.has(name)) measured.set(name, measure(svg));
    return measured.get(name);
  }

  // A frame that the figure names, in pixels from the picture's corner.
  player.frame = (name) => kept(name, (svg) => measureFrame(svg, name));

  function measureFrame(svg, name) {
    const numbers = svg.dataset[name]?.split(' ').map(Number);
    const box = svg.viewBox.baseVal;
    if (!numbers || !box?.width) return undefined;
    const [inner, outer] = [svg.getBoundingClientRect(), picture.getBoundingClientRect()];
    const zoom = Math.min(inner.width / box.width, inner.height / box.height);
    const left = inner.left - outer.left + (inner.width - box.width * zoom) / 2 - box.x * zoom;
    const top = inner.top - outer.top + (inner.height - box.height * zoom) / 2 - box.y * zoom;
    const [x, y, width, height] = numbers;
    return { left: left + x * zoom, top: top + y * zoom, width: width * zoom, height: height * zoom };
  }

  player.containerBox = () => {
    const frame = player.frame('container');
    return frame && { ...frame, scale: frame.width / player.state.width };
  };
  const { containerBox } = player;

  // Positions are set one by one: a style attribute would offend against the content policy.
  function place(element, box) {
    for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
  }

  // The part of the container that a figure shows, and which of its ends: one that cuts a part out of a screen may show
  // none. The first clip of a figure is the picture's own; a figure without one shows everything.
  function measureShown(svg) {
    const whole = measureFrame(svg, 'container');
    const clip = svg.querySelector('clipPath > rect');
    const [x, y, width, height] = svg.dataset.container.split(' ').map(Number);
    const part = clip ? ['x', 'y', 'width', 'height'].map((name) => clip[name].baseVal.value) : [x, y, width, height];
    const zoom = whole.width / width;
    const top = Math.max(part[1], y);
    const bottom = Math.min(part[1] + part[3], y + height);
    return {
      top: whole.top + (top - y) * zoom,
      height: (bottom - top) * zoom,
      right: bottom > top && x + width <= part[0] + part[2] + 1.1,
      bottom: y + height <= part[1] + part[3] + 1.1,
    };
  }

  function placeGrips() {
    const box = containerBox();
    const shown = box ? kept('shown', measureShown) : {};
    edge.hidden = !shown.right;
    corner.hidden = !(shown.right && shown.bottom);
    if (!box) return;
    place(edge, { left: box.left + box.width, top: shown.top, height: shown.height });
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

  new ResizeObserver(() => {
    clearTimeout(player.resizing);
    measuredAt = undefined;
    player.resizing = setTimeout(() => player.redraw(), 60);
  }).observe(picture);

  player.onShown((state, { isLaidOut }) => {
    for (const [name] of Object.entries(lengths)) {
      const field = player.input(name);
      if (document.activeElement !== field || isLaidOut) field.value = text(state[name]);
    }
    for (const name of ['device', 'platform', 'text']) player.input(name).value = player.address.get(name) ?? '';
    player.input('rtl').checked = Boolean(state.rtl);
    placeGrips();
    placeView(outline, state.layout ? state.node : undefined);
    tint.hidden = true;
  });
});
