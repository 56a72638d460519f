// The picture: what stands where in it, the view that is pointed at and the one that is selected.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const { panels } = player;
  const picture = player.find('.picture');

  // What is measured of a figure holds until another one, or other room, comes: a step changes neither.
  const measured = new Map();
  let measuredAt;

  player.kept = (name, measure) => {
    const { svg } = panels;
    if (!svg) return undefined;
    const of = ['data-container', 'data-subject', 'data-cut-out', 'viewBox', 'width', 'height'].map((each) => svg.getAttribute(each));
    const at = [...of, player.state.preset, player.state.layout, player.address.get('vs'), innerWidth].join(' ');
    if (at !== measuredAt) measured.clear();
    measuredAt = at;
    if (!measured.has(name)) measured.set(name, measure(svg));
    return measured.get(name);
  };

  // A frame that the figure names, in pixels from the picture's corner.
  player.frame = (name) => player.kept(name, (svg) => measureFrame(svg, name));

  function measureFrame(svg, name) {
    const numbers = svg.dataset[name]?.split(' ').map(Number);
    const drawing = numbers && measuredDrawing(svg);
    if (!drawing) return undefined;
    const { left, top, zoom } = drawing;
    const [x, y, width, height] = numbers;
    return { left: left + x * zoom, top: top + y * zoom, width: width * zoom, height: height * zoom };
  }

  // Where a figure's origin is in the picture: the same for all figures of one size, so that a new layout of the
  // container is not measured, for which the browser would have to lay out the page at once.
  const drawings = new Map();

  function measuredDrawing(svg) {
    const size = ['viewBox', 'width', 'height', 'class'].map((each) => svg.getAttribute(each)).join(' ') + ` ${innerWidth} ${player.address.get('vs')}`;
    if (!drawings.has(size)) {
      const box = svg.viewBox.baseVal;
      if (!box?.width) return undefined;
      const [inner, outer] = [svg.getBoundingClientRect(), picture.getBoundingClientRect()];
      const zoom = Math.min(inner.width / box.width, inner.height / box.height);
      drawings.set(size, {
        left: inner.left - outer.left + (inner.width - box.width * zoom) / 2 - box.x * zoom,
        top: inner.top - outer.top + (inner.height - box.height * zoom) / 2 - box.y * zoom,
        zoom,
      });
    }
    return drawings.get(size);
  }

  player.containerBox = () => {
    const frame = player.frame('container');
    return frame && { ...frame, scale: frame.width / player.state.width };
  };

  // Positions are set one by one: a style attribute would offend against the content policy.
  player.place = (element, box) => {
    for (const [name, value] of Object.entries(box)) element.style.setProperty(name, `${value}px`);
  };
  const { containerBox, place } = player;

  // ---- Outlines of views, where the layout put them

  const outline = document.createElement('div');
  const tint = document.createElement('div');
  outline.className = 'view-outline';
  tint.className = 'view-tint';
  for (const element of [tint, outline]) {
    element.hidden = true;
    picture.append(element);
  }

  // Where a view stands in the container, in points; empty for one that was not placed. Of the selected one the state
  // says it.
  player.frameOf = (id) => (id === player.state.node && player.state.frame) || (panels.node(id)?.slice(4) ?? []);

  function placeView(element, id) {
    const [x, y, width, height] = id === undefined ? [] : player.frameOf(id);
    const box = x !== undefined && containerBox();
    const seen = box && inCutOut({ left: box.left + x * box.scale, top: box.top + y * box.scale, width: width * box.scale, height: height * box.scale });
    element.hidden = !seen;
    if (seen) place(element, seen);
  }

  // What is left of a box in a picture that is cut off, and nothing of one that lies beyond the cut.
  function inCutOut(box) {
    const cut = player.frame('cutOut');
    if (!cut) return box;
    const [left, top] = [Math.max(box.left, cut.left), Math.max(box.top, cut.top)];
    const width = Math.min(box.left + box.width, cut.left + cut.width) - left;
    const height = Math.min(box.top + box.height, cut.top + cut.height) - top;
    return width < 0 || height < 0 ? undefined : { left, top, width, height };
  }

  // The view at a point of the picture: of those that draw something the one that is drawn over the others, and else the
  // innermost.
  function viewAt(event) {
    const box = containerBox();
    if (!box) return undefined;
    const outer = picture.getBoundingClientRect();
    const x = (event.clientX - outer.left - box.left) / box.scale;
    const y = (event.clientY - outer.top - box.top) / box.scale;
    const hits = panels.nodes.filter((node) => node.length > 7 && x >= node[4] && y >= node[5]
      && x <= node[4] + node[6] && y <= node[5] + node[7]);
    const parents = new Set(panels.nodes.map((node) => node[1]));
    const leaves = hits.filter((node) => !parents.has(node[0]));
    return (leaves.length ? leaves.reduce(upper) : hits.at(-1))?.[0];
  }

  // Which of two views is drawn over the other: the later one, but for what is drawn behind its neighbour.
  function upper(one, other) {
    const [first, second] = [pathTo(one), pathTo(other)];
    const parting = first.findIndex((node, index) => node !== second[index]);
    const isBackground = first[parting - 1]?.[8] === 1;
    return isBackground ? one : other;
  }

  // A view with those around it, the outermost first.
  function pathTo(node) {
    const path = [node];
    while (path[0] && path[0][1] !== null) path.unshift(panels.node(path[0][1]));
    return path;
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
    drawings.clear();
    player.resizing = setTimeout(() => player.redraw(), 60);
  }).observe(picture);

  player.onShown((state) => {
    placeView(outline, state.layout ? state.node : undefined);
    tint.hidden = true;
  });
});
