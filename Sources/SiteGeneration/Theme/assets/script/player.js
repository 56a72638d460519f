// The live page: one state, which is its address, and one function that shows it.
'use strict';

(() => {
  // What a change of the container or the environment is called in the address.
  const surroundings = ['w', 'h', 'device', 'platform', 'text', 'rtl'];

  Haggle.Player = class {
    constructor(main) {
      this.main = main;
      this.panels = new Haggle.Panels(main.querySelector('.player'));
      this.listeners = [];
      this.program = main.dataset.root + main.dataset.program.split('/').map(encodeURIComponent).join('/') + '.program.js';
      this.address = new Haggle.Address(location.hash);
      // What the page says before the engine has spoken.
      const { step, node, preset, preview } = main.dataset;
      const rounds = Math.max(1, this.findAll('.rounds > [data-round]').length);
      this.state = {
        address: '', layout: 0, step: Number(step), steps: Number(this.input('step')?.max ?? step), node: Number(node),
        preset, preview: Number(preview), depth: 1, changes: [], rounds, round: rounds,
        width: Number(this.input('width')?.value), height: Number(this.input('height')?.value),
      };
    }

    find(selector) { return this.main.querySelector(selector); }
    findAll(selector) { return [...this.main.querySelectorAll(selector)]; }

    // The first of a name. Inputs stay as they are, and a page has thousands of elements to look through.
    input(name) {
      this.inputs ??= new Map(this.findAll('[name]').reverse().map((each) => [each.getAttribute('name'), each]));
      return this.inputs.get(name);
    }

    // A length as it is shown: with two decimals at most.
    pointsText(length) { return String(Math.round(length * 100) / 100); }

    // Calls back whenever a state was shown, with what changed.
    onShown(listener) { this.listeners.push(listener); }

    // Starts loading; what is asked for meanwhile is shown together.
    ready() {
      if (!this.opening) {
        const waiting = setTimeout(() => this.main.classList.add('is-loading'), 120);
        this.opening = Haggle.Connection.open(this.program)
          .then((connection) => {
            this.connection = connection;
            if (!this.scheduled) this.warmUp();
          })
          .catch((error) => {
            this.opening = undefined;
            this.notice([{ message: `The engine could not be started, so this page stays as it is. ${error.message}` }]);
            throw error;
          })
          .finally(() => {
            clearTimeout(waiting);
            this.main.classList.remove('is-loading');
          });
      }
      return this.opening;
    }

    // Does what the first press will need, unseen: the browser compiles functions when they are first called.
    warmUp() {
      const query = this.panels.figureQuery();
      const requests = [`figure?${query}`, `style?${query}`, 'why', 'said', 'rail', 'ledger', 'findings', 'nodes'];
      const steps = [() => this.connection.show(this.address.with({ vs: null }).toString()), ...requests.map((each) => () => this.connection.panel(each))];
      const next = () => {
        // Whoever is quicker than this has no need of it.
        if (this.scheduled || this.state.layout || steps.length === 0) return;
        try {
          steps.shift()();
        } catch (error) {
          // The page will say so when it is really asked.
          if (error instanceof Haggle.Refusal || error instanceof Haggle.Stopped) return;
          throw error;
        }
        setTimeout(next);
      };
      setTimeout(next);
    }

    // Asks for a change of the address, shown with the next frame.
    request(changes) { this.go((this.wanted ?? this.address).with(changes)); }

    go(address) {
      this.wanted = address;
      if (this.scheduled) return;
      this.scheduled = true;
      this.ready().then(nextFrame).then(() => {
        this.scheduled = false;
        this.perform();
      }, () => {
        this.scheduled = false;
        this.wanted = undefined;
        this.tell({});
      });
    }

    perform() {
      const before = this.state.layout ? this.state : undefined;
      const { wanted } = this;
      this.wanted = undefined;
      // What it is compared with is the page's own affair.
      let vs = wanted.get('vs');
      try {
        this.state = this.connection.show(wanted.with({ vs: null }).toString());
        this.notice([]);
      } catch (error) {
        vs = this.address.get('vs');
        this.fail(error, before);
      }
      this.address = new Haggle.Address(this.state.address).with({ vs });
      this.keepAddress();
      // Measures the room for the figure, so it comes before anything is changed.
      const changed = this.panels.refresh(this.connection, this.state, before);
      const { dataset } = this.main;
      Object.assign(dataset, { preview: this.state.preview, node: this.state.node, step: this.state.step, preset: this.state.preset });
      const { isBehind } = this.panels;
      this.panels.signs.light(this.state, isBehind ? this.panels.element('figure') : undefined);
      this.tell(changed);
      this.panels.revealSoon();
      if (isBehind) this.catchUpSoon();
    }

    // The picture is painted before what surrounds it is written. While a hand drags, picture follows picture, and the
    // rest follows a few times a second.
    catchUpSoon() {
      this.behindSince ??= performance.now();
      if (this.catchingUp) return;
      this.catchingUp = nextFrame().then(() => new Promise((resolve) => { setTimeout(resolve); })).then(() => {
        this.catchingUp = undefined;
        if (this.scheduled && performance.now() - this.behindSince < 150) return this.catchUpSoon();
        this.catchUp();
      });
    }

    catchUp() {
      this.behindSince = undefined;
      if (!this.panels.isBehind) return;
      this.panels.catchUp(this.connection);
      this.panels.signs.light(this.state);
      this.tell({ isCaughtUp: true });
      this.panels.revealSoon();
    }

    // Says what went wrong and goes back to what was shown last.
    fail(error, before) {
      if (error instanceof Haggle.Refusal) {
        this.notice(error.diagnostics);
      } else if (error instanceof Haggle.Stopped) {
        this.notice([{ message: 'The engine ran into a limit and was started anew. The page shows what it showed before.' }]);
      } else {
        throw error;
      }
      this.state = this.connection.show(before ? before.address : '');
    }

    tell(changed) { for (const listener of this.listeners) listener(this.state, changed); }

    // Waits until everything asked for is shown.
    async settled() {
      if (!this.state.layout) this.request({});
      while (this.scheduled) {
        await this.ready();
        await nextFrame();
      }
      this.catchUp();
    }

    // Draws the figure again, for other room.
    redraw() {
      if (!this.state.layout) return;
      this.panels.room = undefined;
      this.panels.drawFigure(this.connection, this.state);
      this.panels.signs.light(this.state);
      this.tell({ isRedrawn: true });
    }

    // Browsers allow only so many changes of the address in a time.
    keepAddress() {
      clearTimeout(this.keeping);
      this.keeping = setTimeout(() => history.replaceState(null, '', '#' + this.address), 150);
    }

    get ownChanges() { return surroundings.filter((name) => this.address.get(name)); }

    // Back to what the source says.
    restore() { this.request(Object.fromEntries(['set', ...surroundings].map((name) => [name, null]))); }

    notice(diagnostics) {
      const place = this.find('.notice');
      place.hidden = diagnostics.length === 0;
      place.replaceChildren(...diagnostics.slice(0, 3).map((each) => {
        const text = document.createElement('p');
        text.textContent = (each.line ? `Line ${each.line}: ` : '') + each.message + ' ';
        if (each.suggestion) {
          const suggestion = document.createElement('span');
          suggestion.className = 'suggestion';
          suggestion.textContent = each.suggestion;
          text.append(suggestion);
        }
        return text;
      }));
    }
  };

  // In a page that is not seen no frame ever comes.
  function nextFrame() {
    return new Promise((resolve) => { document.hidden ? setTimeout(resolve) : requestAnimationFrame(resolve); });
  }

  for (const main of document.querySelectorAll('[data-player]')) {
    document.documentElement.classList.toggle('embed', new URLSearchParams(location.search).has('embed'));
    const player = new Haggle.Player(main);
    const title = main.querySelector('h1');
    title.classList.toggle('is-long', title.offsetHeight > 48 && innerWidth > 1184);
    for (const part of Haggle.parts) part(player);
    player.panels.signs.light(player.state);
    player.tell({ isStart: true });
    if (player.address.toString()) player.go(player.address);
    const sentences = player.findAll('details[data-static]');
    for (const part of sentences) part.open = false;
    addEventListener('beforeprint', () => { for (const part of sentences) part.open = true; });
    addEventListener('hashchange', ({ newURL }) => {
      // Meanwhile the page may have written its own address again.
      const address = new Haggle.Address(new URL(newURL).hash);
      if (address.toString() && address.toString() !== player.address.toString()) player.go(address);
    });
    // Whoever comes near will use it.
    for (const sign of ['pointerdown', 'pointermove', 'keydown', 'focusin']) {
      main.addEventListener(sign, () => player.ready().catch(() => {}), { once: true, passive: true });
    }
    readyWhenRead(player);
  }

  // Whoever stays with the player in sight may use it soon: the engine is fetched while nothing else is to be done,
  // unless data are to be saved.
  function readyWhenRead(player) {
    if (navigator.connection?.saveData) return;
    let waiting;
    const sight = new IntersectionObserver(([{ isIntersecting }]) => {
      clearTimeout(waiting);
      if (isIntersecting) waiting = setTimeout(() => idle(load), 1000);
    });
    const load = () => {
      sight.disconnect();
      player.ready().catch(() => {});
    };
    sight.observe(player.find('.stage') ?? player.main);
  }

  function idle(action) {
    if (globalThis.requestIdleCallback) requestIdleCallback(action);
    else setTimeout(action);
  }
})();
