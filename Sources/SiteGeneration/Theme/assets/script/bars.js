// The ledger's bars stand under the picture, at its scale.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const { panels } = player;
  const picture = player.find('.picture');
  const wide = 1184;

  function subjectLeft(box) {
    const [left] = player.frameOf(player.state.subject);
    if (box && left !== undefined) return box.left + left * box.scale;
    return player.frame('subject')?.left;
  }

  let aligned;
  function alignBars() {
    const accounts = player.find('.accounts');
    const ledger = player.find('.ledger');
    const { svg } = panels;
    const key = [accounts?.dataset.title, player.state.layout, player.state.subject, svg?.dataset.container, svg?.getAttribute('viewBox'), innerWidth, player.address.get('vs')].join(' ');
    if (key === aligned) return;
    for (const name of ['--from', '--to']) ledger.style.removeProperty(name);
    ledger.classList.remove('is-aligned');
    const bar = accounts?.querySelector('thead .bar')?.getBoundingClientRect();
    if (!bar?.width) return;
    aligned = key;
    const length = Number(accounts.querySelector('[data-length]')?.dataset.length);
    // What takes more than was shared out goes beyond the bar's end.
    const ends = [...accounts.querySelectorAll('.bars rect')].map((rect) => parseFloat(rect.getAttribute('x')) + parseFloat(rect.getAttribute('width')));
    const extent = Math.max(100, ...ends) / 100;
    const room = bar.width - 24;
    let [left, right] = [0, room - room / extent];
    const box = player.containerBox();
    const x = subjectLeft(box);
    if (accounts.dataset.axis === 'horizontal' && x !== undefined && length && innerWidth > wide && !player.address.get('vs')) {
      const start = picture.getBoundingClientRect().left + x - bar.left - 12;
      const width = length * box.scale;
      if (start > -6 && start + width * extent < room + 6) [left, right] = [start, room - start - width];
    }
    ledger.style.setProperty('--from', `${left}px`);
    ledger.style.setProperty('--to', `${right}px`);
    ledger.classList.add('is-aligned');
  }

  // Measured once the frame is laid out anyway.
  let waiting;
  player.onShown(() => {
    waiting ??= setTimeout(() => {
      waiting = undefined;
      alignBars();
    });
  });
});
