// The container and its surroundings: fields, and the edge and corner that are dragged.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const picture = player.find('.picture');
  const { containerBox, place } = player;
  const lengths = { width: 'w', height: 'h' };
  // Other containers are not laid out.
  const [shortest, longest] = [1, 5000];

  const rounded = (length) => Math.round(length * 4) / 4;
  const text = player.pointsText;

  for (const [name, key] of Object.entries(lengths)) {
    const field = player.input(name);
    field.addEventListener('change', () => {
      const length = Number(field.value.replace(',', '.'));
      if (!field.value.trim() || !Number.isFinite(length)) {
        field.value = text(player.state[name]);
        return;
      }
      const held = Math.min(longest, Math.max(shortest, length));
      field.value = text(held);
      player.request({ [key]: held });
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

  // The part of the container that a figure shows, and which of its ends: one that cuts a part out of a screen may show
  // none. The first clip of a figure is the picture's own; a figure without one shows everything.
  function measureShown(svg) {
    const whole = player.frame('container');
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
    const shown = box ? player.kept('shown', measureShown) : {};
    edge.hidden = !shown.right;
    corner.hidden = !(shown.right && shown.bottom);
    if (!box) return;
    place(edge, { left: box.left + box.width, top: shown.top, height: shown.height });
    place(corner, { left: box.left + box.width, top: box.top + box.height });
  }

  player.onShown((state, { isLaidOut }) => {
    for (const [name] of Object.entries(lengths)) {
      const field = player.input(name);
      if (document.activeElement !== field || isLaidOut) field.value = text(state[name]);
    }
    for (const name of ['device', 'platform', 'text']) player.input(name).value = player.address.get(name) ?? '';
    player.input('rtl').checked = Boolean(state.rtl);
    placeGrips();
  });
});
