// A recorded trace: everything that can be shown of it stands in the page, and no engine is needed.
//
// Each text is a list of pieces, which most of them share:
//   { pieces: ["<g", …], shown: { "1/3": state, … }, panels: { "1/3/figure": [0, 7, …], … } }
'use strict';

globalThis.Haggle ??= {};

(() => {
  const recorded = () => JSON.parse(document.querySelector('script[type="text/plain"][data-text="record"]').textContent);

  // What the page catches of the engine never happens here.
  Haggle.Refusal = class extends Error {};
  Haggle.Stopped = class extends Error {};

  // Answers as the engine does, from what was written down.
  Haggle.Connection = class {
    static async open() { return new Haggle.Connection(recorded()); }

    constructor(record) { this.record = record; }

    // What only an engine can show, another subject for example, leaves the page where it is.
    show(text) {
      const address = new Haggle.Address(text);
      if (this.state && ['call', 'f', 'depth', 'r'].some((name) => address.get(name))) return this.state;
      const { shown, panels } = this.record;
      const preview = `${address.get('p')}/article` in shown ? address.get('p') : '1';
      const preset = `${preview}/${address.get('preset')}` in shown ? address.get('preset') : 'article';
      const step = `${preview}/${address.get('step')}` in shown ? address.get('step') : undefined;
      const state = shown[`${preview}/${step ?? preset}`];
      const node = Number(address.get('n') ?? state.node);
      this.node = node !== state.node && `${preview}/why/${node}` in panels ? node : undefined;
      Object.assign(this, { preview, moment: step ?? preset });
      const place = new Haggle.Address().with({
        p: preview === '1' ? null : preview, n: this.node, step, preset: preset === 'article' ? null : preset,
      });
      this.state = { ...state, node: this.node ?? state.node, frame: this.node === undefined ? state.frame : undefined, preset, rounds: 1, round: 1, address: place.toString() };
      return this.state;
    }

    panel(request) {
      const [, name, query] = request.match(/^([^?]*)\??(.*)$/);
      if (name === 'why' && this.node !== undefined) return this.text(`${this.preview}/why/${this.node}`);
      if (name === 'calls') return this.calls(new URLSearchParams(query));
      return this.text(`${this.preview}/${this.moment}/${name}`) ?? this.text(`${this.preview}/${name}`) ?? '';
    }

    text(place) { return this.record.panels[place]?.map((piece) => this.record.pieces[piece]).join(''); }

    // The rows that are asked for, of all that there are.
    calls(query) {
      const part = document.createElement('template');
      part.innerHTML = this.text(`${this.preview}/calls`);
      const table = part.content.querySelector('table');
      const node = query.get('only')?.split(':')[1];
      const rows = [...table.tBodies[0].rows].filter((row) => !node || row.dataset.node.replace(/\D/g, '') === node);
      const from = Number(query.get('from')) - 1;
      table.dataset.total = rows.length;
      table.tBodies[0].replaceChildren(...rows.slice(from, from + Number(query.get('count'))));
      return part.innerHTML;
    }
  };
})();
