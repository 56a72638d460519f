// Literals of the source that can be changed: numbers are scrubbed, booleans flipped, cases chosen from a list.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const code = player.panels.element('code');
  const decimals = (value) => (String(value).split('.')[1] ?? '').length;
  const placeOf = (literal) => literal.dataset.literal;
  const pointsPerPixel = 1 / 4;
  // What each says at the moment.
  const written = new Map();

  // Without script a literal is text, so what it can do is said only here.
  for (const literal of code.querySelectorAll('[data-literal]')) {
    const { label } = literal.dataset;
    literal.tabIndex = 0;
    if (literal.matches('.scrub')) set(literal, { role: 'spinbutton', 'aria-label': label });
    else if (literal.matches('.flip')) set(literal, { role: 'switch', 'aria-label': label });
    else set(literal, { role: 'button', 'aria-haspopup': 'listbox', 'aria-expanded': 'false' });
    write(literal, literal.dataset.value);
  }

  function set(element, attributes) {
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  }

  function write(literal, value) {
    if (written.get(literal) === value) return;
    written.set(literal, value);
    const isChanged = value !== literal.dataset.value;
    literal.textContent = value;
    literal.classList.toggle('is-changed', isChanged);
    literal.title = isChanged ? `was ${literal.dataset.value}` : '';
    if (literal.matches('.scrub')) set(literal, { 'aria-valuenow': value });
    else if (literal.matches('.flip')) set(literal, { 'aria-checked': value });
    else set(literal, { 'aria-label': `${literal.dataset.label}: ${value}` });
  }

  // What a literal is or is about to be.
  function current(literal) {
    const address = player.wanted ?? player.address;
    return address.literals.get(placeOf(literal)) ?? literal.dataset.value;
  }

  function change(literal, value) {
    let address = player.wanted ?? player.address;
    // The container's own size takes effect again where another one was dragged or typed.
    if (literal.closest('.line').textContent.includes('.fixedLayout(')) address = address.with({ w: null, h: null });
    player.go(address.withLiteral(placeOf(literal), value === literal.dataset.value ? null : value));
  }

  // ---- Numbers

  function moved(literal, from, steps) {
    const { value, least, most, by } = literal.dataset;
    const step = Number(by ?? 10 ** -decimals(value));
    const low = Number(least ?? (Number(value) >= 0 ? 0 : -Infinity));
    const next = Math.min(Number(most ?? Infinity), Math.max(low, Number(from) + steps * step));
    return next.toFixed(Math.max(decimals(value), decimals(step)));
  }

  code.addEventListener('pointerdown', (event) => {
    const literal = event.target.closest('.scrub');
    if (!literal || event.button !== 0) return;
    const from = current(literal);
    literal.setPointerCapture(event.pointerId);
    document.documentElement.classList.add('is-dragging');
    const move = (now) => {
      const steps = Math.round((now.clientX - event.clientX) * pointsPerPixel);
      const next = moved(literal, from, steps);
      if (next !== current(literal)) change(literal, next);
    };
    literal.addEventListener('pointermove', move);
    literal.addEventListener('lostpointercapture', () => {
      literal.removeEventListener('pointermove', move);
      document.documentElement.classList.remove('is-dragging');
    }, { once: true });
  });
  code.addEventListener('dblclick', (event) => {
    const literal = event.target.closest('.scrub.is-changed');
    if (literal) change(literal, literal.dataset.value);
  });

  code.addEventListener('keydown', (event) => {
    const literal = event.target.closest('[data-literal]');
    if (!literal) return;
    const by = { ArrowUp: 1, ArrowRight: 1, ArrowDown: -1, ArrowLeft: -1, PageUp: 10, PageDown: -10 }[event.key];
    if (by && literal.matches('.scrub')) change(literal, moved(literal, current(literal), by * (event.shiftKey ? 10 : 1)));
    else if (['Delete', 'Backspace'].includes(event.key)) change(literal, literal.dataset.value);
    else if (['Enter', ' '].includes(event.key) && !literal.matches('.scrub')) press(literal);
    else if (event.key === 'ArrowDown' && literal.matches('.choice')) press(literal);
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  // ---- Booleans and cases

  code.addEventListener('click', (event) => {
    const literal = event.target.closest('.flip, .choice');
    if (literal) press(literal);
  });

  function press(literal) {
    if (literal.matches('.flip')) change(literal, current(literal) === 'true' ? 'false' : 'true');
    else openList(literal);
  }

  let list;

  function openList(literal) {
    closeList();
    list = document.createElement('ul');
    list.className = 'choices';
    set(list, { role: 'listbox', 'aria-label': literal.dataset.label, tabindex: '-1' });
    for (const value of literal.dataset.choices.split(' ')) {
      const option = document.createElement('li');
      option.textContent = value;
      set(option, { role: 'option', 'aria-selected': String(value === current(literal)), tabindex: '-1' });
      list.append(option);
    }
    player.main.append(list);
    const box = literal.getBoundingClientRect();
    list.style.setProperty('left', `${Math.max(0, Math.min(box.left, innerWidth - list.offsetWidth - 8)) + scrollX}px`);
    list.style.setProperty('top', `${box.bottom + scrollY + 4}px`);
    literal.setAttribute('aria-expanded', 'true');
    list.addEventListener('click', (event) => {
      const option = event.target.closest('[role="option"]');
      if (!option) return;
      change(literal, option.textContent);
      closeList();
      literal.focus();
    });
    list.addEventListener('keydown', (event) => {
      const option = document.activeElement;
      event.stopPropagation();
      if (event.key === 'ArrowDown') option.nextElementSibling?.focus();
      else if (event.key === 'ArrowUp') option.previousElementSibling?.focus();
      else if (['Enter', ' '].includes(event.key)) option.click();
      else if (event.key === 'Escape') closeList();
      else if (event.key !== 'Tab') return;
      if (event.key === 'Escape' || event.key === 'Tab') {
        closeList();
        literal.focus();
      }
      event.preventDefault();
    });
    list.addEventListener('focusout', (event) => { if (list && !list.contains(event.relatedTarget)) closeList(); });
    (list.querySelector('[aria-selected="true"]') ?? list.firstChild).focus();
  }

  function closeList() {
    const old = list;
    list = undefined;
    old?.remove();
    for (const literal of code.querySelectorAll('[aria-expanded="true"]')) literal.setAttribute('aria-expanded', 'false');
  }

  // ---- What differs from the source, with one way back

  const lengths = { w: 'width', h: 'height' };

  // As the field that chooses it says it; a value that no choice has stands as it is.
  function chosen(name, value) {
    return [...(player.input(name)?.options ?? [])].find((option) => option.value === value)?.textContent ?? `${name} ${value}`;
  }

  // An address may name a place without a literal, which changes nothing.
  function literalChanges({ changes = [] }) {
    return changes.flatMap(({ at, is }) => {
      const literal = code.querySelector(`[data-literal="${at}"]`);
      return literal ? [`${literal.dataset.label} ${literal.dataset.value} → ${is}`] : [];
    });
  }

  player.differences = (state, address) => [
    ...literalChanges(state),
    ...Object.keys(lengths).filter((name) => address.get(name)).map((name) => `${lengths[name]} ${address.get(name)}`),
    ...['device', 'platform', 'text'].filter((name) => address.get(name)).map((name) => chosen(name, address.get(name))),
    ...(address.get('rtl') ? ['right to left'] : []),
  ];

  player.onShown((state, { isStart }) => {
    if (isStart) return;
    const changes = new Map((state.changes ?? []).map((each) => [each.at, each.is]));
    for (const literal of code.querySelectorAll('[data-literal]')) {
      write(literal, changes.get(placeOf(literal)) ?? literal.dataset.value);
    }
    const list = player.differences(state, player.address);
    // It was written of the source as it stands, with its numbers.
    player.find('.story')?.classList.toggle('is-of-original', list.length > 0);
    const place = player.find('.changes');
    const wasHidden = place.hidden;
    place.hidden = list.length === 0;
    if (place.hidden) return;
    if (wasHidden) {
      const back = document.createElement('button');
      back.type = 'button';
      back.textContent = 'Back to the original';
      back.addEventListener('click', () => player.restore());
      place.replaceChildren(document.createElement('span'), ' ', back);
    }
    place.firstChild.textContent = list.join(', ') + '.';
  });
});
