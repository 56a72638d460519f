// <haggle-figure src="lazy-grids/x.html#p=1&preset=space">: a figure that comes to life when it is used, on any page.
//
// It shows the picture inside it until then. src is the address of the scenario's page; beside it lies the program. On
// the site itself data-root, data-program and data-preview, counted from 0, say the same.
'use strict';

(() => {
  const folder = new URL('.', document.currentScript.src);
  const loaded = new Map();

  // A part of the player that this element needs as well.
  function part(name) {
    if (!loaded.has(name)) {
      loaded.set(name, new Promise((resolve, reject) => {
        const script = document.createElement('script');
        Object.assign(script, { src: new URL(name, folder), onload: resolve, onerror: reject });
        document.head.append(script);
      }));
    }
    return loaded.get(name);
  }

  const look = `
    :host { display: block; --ask: #1058e8; --answer: #c22a1e; --ink: #1f2328; --page: #fff; --edge: #7d8792; --quiet: #59636e; }
    @media (prefers-color-scheme: dark) { :host { --ask: #72b7e3; --answer: #ff7b72; --ink: #f0f3f6; --page: #0d1117; --edge: #77818c; --quiet: #a3adb8; } }
    * { box-sizing: border-box; }
    [data-panel="figure"] { cursor: pointer; }
    [data-panel="figure"] svg, ::slotted(svg) { display: block; max-width: 100%; height: auto; margin-inline: auto; }
    .controls { display: grid; grid-template-columns: auto minmax(0, 1fr) auto; gap: 0.25rem 0.75rem; align-items: center; margin-top: 0.5rem; font: 400 0.8125rem/1.3 Inter, system-ui, sans-serif; color: var(--ink); }
    button { min-width: 2.25rem; min-height: 2.25rem; border: 1px solid var(--edge); border-radius: 0; background: var(--page); color: inherit; font: inherit; cursor: pointer; }
    button + button { margin-left: -1px; }
    button svg { fill: currentColor; vertical-align: -2px; }
    button[aria-pressed="true"] { background: var(--ink); color: var(--page); }
    :focus-visible { outline: 2px dashed var(--ask); outline-offset: 3px; box-shadow: 0 0 0 2px var(--answer); }
    input { width: 100%; min-height: 2.25rem; margin: 0; accent-color: var(--ink); }
    p { grid-column: 1 / -1; margin: 0; min-height: 2.6em; }
    .count { color: var(--quiet); }
    .ask { color: var(--ask); font-weight: 600; }
    .answer { color: var(--answer); font-weight: 600; }
    a { color: inherit; }
    @media print { .controls { display: none; } }`;

  const markup = `
    <div data-panel="figure"><slot></slot></div>
    <div class="controls" role="group" aria-label="Calls">
      <span><button type="button" data-go="-1" aria-label="Previous call"><svg width="14" height="14" aria-hidden="true"><path d="M10 2v10L3 7z"/></svg></button><button type="button" data-go="play" aria-label="Play" aria-pressed="false"><svg width="14" height="14" aria-hidden="true"><path d="M3 1.500v11l9-5.500z"/></svg></button><button type="button" data-go="1" aria-label="Next call"><svg width="14" height="14" aria-hidden="true"><path d="M4 2v10l7-5z"/></svg></button></span>
      <input type="range" name="step" min="1" max="2" value="2" aria-label="Call">
      <a>Open</a>
      <p data-panel="said" aria-live="polite"></p>
    </div>`;

  customElements.define('haggle-figure', class extends HTMLElement {
    connectedCallback() {
      if (this.shadowRoot) return;
      const root = this.attachShadow({ mode: 'open' });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(look);
      root.adoptedStyleSheets = [sheet];
      root.innerHTML = markup;
      const { root: home, program, preview } = this.dataset;
      const own = program && `${home}${program.split('/').map(encodeURIComponent).join('/')}.html#p=${Number(preview ?? 0) + 1}`;
      this.page = new URL(this.getAttribute('src') ?? own, document.baseURI);
      root.querySelector('a').href = this.page;
      this.rail = root.querySelector('input');
      this.rail.addEventListener('input', () => this.show({ step: this.rail.value, n: null }));
      root.addEventListener('click', (event) => this.press(event));
      root.addEventListener('keydown', (event) => {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!by || event.target === this.rail) return;
        event.preventDefault();
        this.move(by);
      });
      // The first touch loads what the second one needs.
      for (const sign of ['pointerenter', 'focusin']) this.addEventListener(sign, () => this.ready().catch(() => {}), { once: true });
    }

    ready() {
      this.opening ??= (async () => {
        for (const name of ['loading.js', 'address.js', 'panels.js']) if (!globalThis.Haggle?.[{ 'loading.js': 'Connection', 'address.js': 'Address', 'panels.js': 'Panels' }[name]]) await part(name);
        const program = new URL(this.page);
        program.hash = program.search = '';
        program.pathname = program.pathname.replace(/\.html$/, '.program.js');
        this.connection = await Haggle.Connection.open(program);
        this.panels = new Haggle.Panels(this.shadowRoot, this.page);
        this.address = new Haggle.Address(this.page.hash);
        this.state = this.connection.show(this.address.toString());
        this.rail.max = this.state.steps;
        this.rail.value = this.state.step;
      })().catch((error) => {
        this.opening = undefined;
        throw error;
      });
      return this.opening;
    }

    // Without an engine the picture stays, and the reader is told why nothing happens.
    async isReady() {
      try {
        await this.ready();
        return true;
      } catch (error) {
        const reason = error instanceof Error ? ` ${error.message}` : '';
        this.shadowRoot.querySelector('p').textContent = `The engine could not be started, so this figure stays as it is.${reason}`;
        return false;
      }
    }

    async show(changes) {
      if (!await this.isReady()) return;
      try {
        this.state = this.connection.show(this.address.with(changes).toString());
      } catch (error) {
        if (!(error instanceof Haggle.Refusal || error instanceof Haggle.Stopped)) throw error;
        this.state = this.connection.show(this.address.toString());
      }
      this.address = new Haggle.Address(this.state.address);
      this.panels.room = undefined;
      this.panels.drawFigure(this.connection, this.state);
      this.panels.fill('said', this.connection.panel('said'));
      this.rail.max = this.state.steps;
      this.rail.value = this.state.step;
      this.rail.setAttribute('aria-valuetext', this.shadowRoot.querySelector('p').textContent);
      const link = new URL(this.page);
      link.hash = this.address.toString();
      this.shadowRoot.querySelector('a').href = link;
    }

    async move(by) {
      if (!await this.isReady()) return;
      await this.show({ step: Math.min(this.state.steps, Math.max(1, this.state.step + by)), n: null });
    }

    async press(event) {
      const button = event.target.closest('[data-go]');
      if (button?.dataset.go === 'play') return this.play();
      if (button) return this.move(Number(button.dataset.go));
      const node = event.target.closest('[data-node]');
      if (node) await this.show({ n: node.dataset.node.replace(/^\D/, ''), step: this.state?.step });
    }

    async play() {
      const button = this.shadowRoot.querySelector('[data-go="play"]');
      const on = this.timer === undefined;
      clearInterval(this.timer);
      this.timer = undefined;
      button.setAttribute('aria-pressed', String(on));
      if (!on) return;
      if (!await this.isReady()) return button.setAttribute('aria-pressed', 'false');
      if (this.state.step >= this.state.steps) await this.show({ step: 1, n: null });
      this.timer = setInterval(() => {
        if (this.state.step >= this.state.steps || !this.isConnected) this.play();
        else this.move(1);
      }, 1100);
    }
  });
})();
