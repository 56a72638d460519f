// What on a page stands for a view or a call, and what of it is lit.
//
// A panel is looked through when it has been filled, and not whenever something in it is to be lit: a page has thousands
// of elements, and a hand that steps through the calls comes to many of them.
'use strict';

globalThis.Haggle ??= {};

(() => {
  const number = (text) => Number(String(text).replace(/^\D/, ''));

  // What of one panel stands for views and calls.
  class PanelSigns {
    nodes = new Map();
    steps = new Map();
    // Places in the source, each of which may stand for several views.
    places = [];
    // Rows and values that are not known before a step.
    rows = [];
    // Stretches of steps.
    phases = [];
    lit = [];
    pointed = [];

    constructor(panel) {
      for (const element of panel.querySelectorAll('[data-node], .span[data-at], [data-step], [data-first]')) this.add(element);
    }

    add(element) {
      const { node, at, step, first } = element.dataset;
      if (at !== undefined && element.classList.contains('span')) this.places.push(element);
      if (node !== undefined && at === undefined) push(this.nodes, number(node), element);
      if (first !== undefined) this.phases.push(element);
      if (step === undefined) return;
      push(this.steps, Number(step), element);
      if (element.localName === 'tr' || element.classList.contains('v')) this.rows.push(element);
    }
  }

  Haggle.Signs = class {
    // idsOf: the views that a place in the source made.
    constructor(root, idsOf) {
      this.root = root;
      this.idsOf = idsOf;
      this.panels = [...root.querySelectorAll('[data-panel]')];
      this.found = new Map();
    }

    // Looks through a panel anew when it is needed: it has been filled.
    forget(panel) { this.found.delete(panel); }

    in(panel) {
      if (!this.found.has(panel)) this.found.set(panel, new PanelSigns(panel));
      return this.found.get(panel);
    }

    // Lights up everything that stands for the views and the step of a state.
    //
    // within: the panel in which alone it is done.
    light(state, within) {
      for (const panel of within ? [within] : this.panels) {
        const signs = this.in(panel);
        for (const [element, names] of signs.lit) element.classList.remove(...names);
        signs.lit = [...this.litBy(state, signs)];
        for (const [element, names] of signs.lit) element.classList.add(...names);
        for (const element of signs.rows) element.classList.toggle('is-todo', Number(element.dataset.step) > state.step);
      }
    }

    // The elements of a panel that a state lights up, each with the names for what it is to the state.
    litBy(state, signs) {
      const lit = new Map();
      const ends = [['is-to', state.to], ['is-from', state.from === state.to ? undefined : state.from], ['is-selected', state.node]];
      for (const [name, id] of ends) {
        if (id === undefined) continue;
        for (const element of signs.nodes.get(id) ?? []) push(lit, element, name);
        for (const place of signs.places) if (this.idsOf(place).includes(id)) push(lit, place, name);
      }
      if (state.isOver) return lit;
      for (const element of signs.steps.get(state.step) ?? []) push(lit, element, 'is-now');
      for (const phase of signs.phases) {
        if (phase.dataset.first <= state.step && state.step <= phase.dataset.last) push(lit, phase, 'is-now');
      }
      return lit;
    }

    // Tints everything that stands for a view while one part of it is pointed at.
    point(id) {
      for (const panel of this.panels) {
        const signs = this.in(panel);
        for (const element of signs.pointed) element.classList.remove('is-pointed');
        signs.pointed = id === undefined ? [] : [...signs.nodes.get(id) ?? [], ...signs.places.filter((place) => this.idsOf(place).includes(id))];
        for (const element of signs.pointed) element.classList.add('is-pointed');
      }
    }
  };

  function push(map, key, value) {
    if (map.has(key)) map.get(key).push(value);
    else map.set(key, [value]);
  }
})();
