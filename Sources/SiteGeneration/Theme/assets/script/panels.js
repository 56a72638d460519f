// The parts of the page that the engine writes: fills them in, and finds the views that they stand for.
'use strict';

(() => {
  const number = (text) => Number(String(text).replace(/^\D/, ''));
  const idOf = (element) => number(element.dataset.node);

  Haggle.Panels = class {
    // root: what holds the panels; page: the scenario's page, where they are shown on another one.
    constructor(root, page) {
      this.root = root;
      this.page = page;
      this.places = new Map();
      this.filled = new Map();
      this.sheet = undefined;
      // Out of date: behind a tab until it is opened, or until the picture that comes first has been painted.
      this.stale = new Set();
      this.waiting = new Set();
      // A figure on another page lights nothing up.
      this.signs = Haggle.Signs && new Haggle.Signs(root, (place) => this.idsOf(place));
    }

    // A panel's place, which stays where it is: looking for it goes through thousands of elements.
    element(name) {
      let place = this.places.get(name);
      if (place === undefined || place?.isConnected === false) {
        place = this.root.querySelector(`[data-panel="${name}"]`);
        this.places.set(name, place);
      }
      return place;
    }

    // Puts a panel's markup in its place; what has not changed is left alone.
    fill(name, markup) {
      const place = this.element(name);
      if (!place || this.filled.get(name) === markup) return false;
      this.filled.set(name, markup);
      place.innerHTML = markup;
      this.signs?.forget(place);
      return true;
    }

    // The picture; where the views are drawn as before, their drawing stays as it is, which is most of it.
    fillFigure(markup) {
      const figure = parted(markup);
      const { drawn } = this;
      if (!figure || figure.opening !== drawn?.opening || figure.views !== drawn.views) {
        this.fill('figure', markup);
      } else if (this.filled.get('figure') !== markup) {
        const place = this.element('figure');
        this.filled.set('figure', markup);
        surround(place.querySelector('svg > .content'), figure);
        this.signs?.forget(place);
      }
      this.drawn = figure;
    }

    // The figure's rules. A style element would offend against the page's content policy.
    style(text) {
      if (!this.sheet) {
        this.sheet = new CSSStyleSheet();
        const scope = this.root.getRootNode();
        scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, this.sheet];
      }
      if (this.styleText !== text) this.sheet.replaceSync(this.styleText = text);
    }

    // The figure that is seen: a static page has one for wide screens and one for narrow ones.
    get svg() {
      const drawn = [...this.element('figure').querySelectorAll('svg')];
      return drawn.length === 1 ? drawn[0] : drawn.find((svg) => svg.getClientRects().length);
    }

    // With what a figure is asked for: its room in pixels, which is measured once for a size of the window and of what is
    // around it, and what its ids begin with. Without that they would follow from all it draws, and with every layout the
    // page would have other rules.
    figureQuery() {
      this.room ??= this.measuredRoom();
      return this.room + (this.scale ? `&scale=${this.scale}` : '') + '&prefix=shown';
    }

    measuredRoom() {
      const box = this.element('figure').getBoundingClientRect();
      const column = this.element('figure').closest('.picture');
      const width = Math.max(240, Math.floor((column ?? this.element('figure')).clientWidth || box.width));
      // In a column of its own the picture is as high as it likes; in a host's frame there is so much room and no more.
      const isBounded = innerWidth > 640 || document.documentElement.classList.contains('embed');
      const height = isBounded ? Math.max(200, Math.floor(column?.clientHeight ?? 360)) : 480;
      return `width=${width}&height=${height}`;
    }

    // Pixels a point in the picture.
    get drawnScale() {
      const { svg } = this;
      return svg?.dataset.container ? Number(svg.dataset.container.split(' ')[2]) : undefined;
    }

    // A picture is of a layout, its subject and step, and not of the view that is selected.
    drawFigure(connection, state) {
      const query = this.figureQuery();
      const drawing = ['layout', 'round', 'subject', 'depth', 'step', 'isOver', 'preset'].map((key) => state[key]).join(' ') + ` ${query}`;
      if (drawing === this.drawing) return;
      this.drawing = drawing;
      this.fillFigure(this.withPictures(withoutLineBreaks(connection.panel(`figure?${query}`))));
      this.style(connection.panel(`style?${query}`));
    }

    // The files of pictures lie beside the scenario's page.
    withPictures(markup) {
      if (!this.page) return markup;
      return markup.replace(/(<image [^>]*?href=")([^"]*)"/g, (_, before, address) => {
        const file = new URL(address.replaceAll('&amp;', '&'), this.page).href;
        return `${before}${file.replaceAll('&', '&amp;')}"`;
      });
    }

    // Fetches what a change of state can have changed; what surrounds the picture and the sentences may wait.
    refresh(connection, state, before) {
      const isLaidOut = !before || state.layout !== before.layout || state.preview !== before.preview;
      const isOther = isLaidOut || ['subject', 'depth'].some((key) => state[key] !== before[key]);
      this.drawFigure(connection, state);
      for (const name of ['why', 'said']) this.fill(name, connection.panel(name));
      if (isOther) this.postpone('rail', 'ledger');
      if (isLaidOut) {
        this.postpone('tree', 'findings', 'rounds', 'round-steps');
        this.fetchNodes = () => JSON.parse(connection.panel('nodes'));
        this.fetchedNodes = this.groupedNodes = this.numberedNodes = undefined;
      }
      return { isLaidOut, isOther };
    }

    postpone(...names) {
      for (const name of names) if (this.element(name)) this.waiting.add(name);
    }

    // Whether something waits until the picture has been painted.
    get isBehind() { return this.waiting.size > 0; }

    // Fills what had to wait.
    catchUp(connection) {
      for (const name of this.waiting) this.stale.add(name);
      this.waiting.clear();
      this.freshen(connection);
    }

    // Fills what is out of date, except behind tabs: there it waits until the tab is opened.
    freshen(connection) {
      for (const name of this.stale) {
        if (this.element(name).closest('[role="tabpanel"][hidden]')) continue;
        this.stale.delete(name);
        this.fill(name, connection.panel(name));
      }
    }

    // The views of the layout. They are fetched when one is looked for, which nobody does while a hand drags.
    get nodes() { return this.fetchedNodes ??= this.fetchNodes?.() ?? []; }

    // The ids of the views that each place in the source made. None before the engine has spoken.
    get nodesByPlace() {
      if (this.fetchNodes) this.groupedNodes ??= grouped(this.nodes);
      return this.groupedNodes;
    }

    // The views that a place in the source made.
    idsOf(span) {
      return this.nodesByPlace?.get(span.dataset.at) ?? [idOf(span)];
    }

    node(id) {
      if (!this.numberedNodes && this.fetchNodes) this.numberedNodes = new Map(this.nodes.map((node) => [node[0], node]));
      return this.numberedNodes?.get(id);
    }

    children(id) { return this.nodes.filter((node) => node[1] === id); }

    // The view that an element stands for; a place in the source may stand for several, which are taken in turn.
    nodeOf(element, selected) {
      const holder = element.closest('[data-node], .span[data-at]');
      if (!holder || !this.root.contains(holder) || holder === this.root) return undefined;
      if (!holder.dataset.at) return idOf(holder);
      const ids = this.idsOf(holder);
      return ids[(ids.indexOf(selected) + 1) % ids.length];
    }

    // Tints everything that stands for a view while one part of it is pointed at.
    point(id) { this.signs.point(id); }

    // Brings what is lit into sight within its own panel; the page itself stays where it is.
    reveal() {
      for (const panel of this.root.querySelectorAll('.panel:not([hidden])')) {
        if (panel.scrollHeight <= panel.clientHeight) continue;
        const outer = panel.getBoundingClientRect();
        const head = panel.querySelector('thead')?.clientHeight ?? 0;
        let by = 0;
        for (const element of panel.querySelectorAll('.is-to, .is-now, .is-selected')) {
          const inner = element.getBoundingClientRect();
          if (!inner.height || inner.height >= outer.height) continue;
          by += beyond(inner.top - by, inner.bottom - by, outer.top + head, outer.bottom);
        }
        if (by) panel.scrollTop += by;
      }
    }

    // Once the frame is laid out anyway, so that nothing is measured for it in between. What is shown is shown in a frame,
    // which is laid out when its functions have run; to ask for another one can take longer than a step.
    revealSoon() {
      if (this.revealing) return;
      this.revealing = setTimeout(() => {
        this.revealing = undefined;
        this.reveal();
      });
    }
  };

  // How far something is out of sight, with a little room around it.
  function beyond(start, end, first, last) {
    if (start < first) return start - first - 8;
    return end > last ? end - last + 8 : 0;
  }

  // Between tags a line ends only for readers of the source, and would be another node for each element.
  function withoutLineBreaks(markup) { return markup.replaceAll('>\n<', '><'); }

  // A figure's opening tag, the views that it draws, and what it has around them.
  function parted(markup) {
    const opened = markup.indexOf('>') + 1;
    const start = markup.indexOf('<g class="content">');
    const end = start < 0 ? -1 : markup.indexOf('<g class="annotation">', start);
    if (end < 0) return undefined;
    return {
      opening: markup.slice(0, opened), before: markup.slice(opened, start), views: markup.slice(start, end),
      after: markup.slice(end, markup.lastIndexOf('</svg>')),
    };
  }

  // Puts another figure around views that are drawn already.
  function surround(views, { before, after }) {
    for (const other of [...views.parentElement.childNodes]) if (other !== views) other.remove();
    views.insertAdjacentHTML('beforebegin', before);
    views.insertAdjacentHTML('afterend', after);
  }

  function grouped(nodes) {
    const groups = new Map();
    for (const [id, , place] of nodes) {
      if (groups.has(place)) groups.get(place).push(id);
      else groups.set(place, [id]);
    }
    return groups;
  }
})();
