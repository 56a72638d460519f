// Where a page stands, as the part of its address after the hash: p=2&n=17&step=12&w=320&set=L12C18:20
'use strict';

Haggle.Address = class Address {
  constructor(text = '') {
    this.values = new Map();
    for (const part of text.replace(/^#/, '').split('&')) {
      const at = part.indexOf('=');
      if (at > 0) this.values.set(part.slice(0, at), Address.decoded(part.slice(at + 1)));
    }
  }

  // What the escapes of an address stand for; a link that was cut off may end inside one, and is taken as it is.
  static decoded(text) {
    try {
      return decodeURIComponent(text);
    } catch {
      return text;
    }
  }

  get(name) { return this.values.get(name); }

  // The address with some values changed; null takes one away.
  with(changes) {
    const changed = new Address();
    changed.values = new Map(this.values);
    for (const [name, value] of Object.entries(changes)) {
      if (value === null || value === undefined || value === '') changed.values.delete(name);
      else changed.values.set(name, String(value));
    }
    return changed;
  }

  // The values put in for literals, by their places in the source.
  get literals() {
    const parts = (this.get('set') ?? '').split(',').filter(Boolean);
    return new Map(parts.map((part) => part.split(/:(.*)/s, 2)));
  }

  withLiteral(place, value) {
    const literals = this.literals;
    if (value === null) literals.delete(place);
    else literals.set(place, value);
    return this.with({ set: [...literals].map((pair) => pair.join(':')).join(',') });
  }

  toString() {
    const readable = (text) => encodeURIComponent(text).replace(/%(3A|2C|2F|40)/g, decodeURIComponent);
    return [...this.values].map(([name, value]) => `${name}=${readable(value)}`).join('&');
  }
};
