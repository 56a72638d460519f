// Tabs, and what stands in their panels: the tree's search and filter, lanes and the table of calls on demand.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const { panels } = player;
  let onlyCalls = '';
  const lanesSheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, lanesSheet];

  for (const list of player.findAll('[role="tablist"]')) {
    const tabs = [...list.querySelectorAll('[role="tab"]')];
    list.addEventListener('click', (event) => {
      const tab = event.target.closest('[role="tab"]');
      if (!tab) return;
      if (tab.id === 'tab-calls') onlyCalls = '';
      choose(tab);
    });
    list.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      const next = tabs[(tabs.indexOf(document.activeElement) + by + tabs.length) % tabs.length];
      next.focus();
      choose(next);
    });
  }

  function choose(tab) {
    for (const other of tab.parentElement.querySelectorAll('[role="tab"]')) {
      other.setAttribute('aria-selected', String(other === tab));
      other.tabIndex = other === tab ? 0 : -1;
      document.getElementById(other.getAttribute('aria-controls')).hidden = other !== tab;
    }
    if (player.connection) panels.freshen(player.connection);
    if (tab.id === 'tab-tree') narrowTree();
    if (!player.state.layout && ['tab-calls', 'tab-lanes'].includes(tab.id)) player.request({});
    else player.tell({ isRedrawn: true });
    panels.signs.light(player.state);
    panels.reveal();
  }

  const isOpen = (name) => player.find(`#tab-${name}`)?.getAttribute('aria-selected') === 'true';

  // Lanes and calls are made only while they are looked at: there may be thousands.
  function fillOpen() {
    if (!player.connection || !player.state.layout) return;
    const isFilled = isOpen('lanes') || isOpen('calls');
    if (isOpen('lanes')) {
      panels.fill('lanes', player.connection.panel('lanes'));
      lanesSheet.replaceSync(player.connection.panel('lanes-style'));
    }
    if (isOpen('calls')) fillCalls();
    if (isFilled) panels.signs.light(player.state);
  }

  const portion = 200;

  function fillCalls() {
    const query = (from) => `calls?from=${from}&count=${portion}` + (onlyCalls ? `&only=${onlyCalls}` : '');
    if (!panels.fill('calls', player.connection.panel(query(1)))) return;
    const place = panels.element('calls');
    const table = place.querySelector('table');
    const total = Number(table?.dataset.total ?? 0);
    if (onlyCalls) place.prepend(button('Show all calls', () => { onlyCalls = ''; fillCalls(); }));
    let shown = table?.tBodies[0]?.rows.length ?? 0;
    if (shown >= total) return;
    const more = button(`Show ${portion} more of ${total}`, () => {
      const rest = document.createElement('template');
      rest.innerHTML = player.connection.panel(query(shown + 1));
      const rows = [...rest.content.querySelectorAll('tbody tr')];
      table.tBodies[0].append(...rows);
      panels.signs.forget(place);
      shown += rows.length;
      if (shown >= total || rows.length === 0) more.remove();
      panels.signs.light(player.state);
    });
    place.append(more);
  }

  function button(text, action) {
    const element = document.createElement('p');
    element.className = 'calls-more';
    const inner = document.createElement('button');
    inner.type = 'button';
    inner.className = 'button';
    inner.textContent = text;
    inner.addEventListener('click', action);
    element.append(inner);
    return element;
  }

  // "Asked 3 times" leads to those calls.
  player.main.addEventListener('click', (event) => {
    const link = event.target.closest('.why-node a[data-asked]');
    if (!link) return;
    event.preventDefault();
    onlyCalls = `node:${link.closest('.why-node').dataset.node}`;
    choose(player.find('#tab-calls'));
    // All of them are the view's, so that it is the first that is looked for.
    setTimeout(() => { player.find('#panel-calls').scrollTop = 0; });
  });

  const search = player.input('search');
  const filter = player.input('filter');
  search?.addEventListener('input', () => narrowTree());
  filter?.addEventListener('change', () => narrowTree());
  search?.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') player.find('.tree .row[data-node]:not([hidden])')?.click();
    if (event.key === 'Escape') leaveSearch();
  });

  // The keys are the player's again.
  function leaveSearch() {
    search.value = '';
    narrowTree();
    player.find('#tab-tree').focus();
  }

  // Shows only the rows that fit; the levels above them stay, so that the tree stays one.
  function narrowTree() {
    const words = (search?.value ?? '').trim().toLowerCase();
    const rows = player.findAll('.tree .row');
    const most = Math.max(0, ...rows.map((row) => Number(row.dataset.asked ?? 0)));
    const isMeant = (row) => row.textContent.toLowerCase().includes(words) && {
      '': true, asked: most > 1 && Number(row.dataset.asked) >= Math.max(2, most / 2),
    }[filter.value] !== false && (['', 'asked'].includes(filter.value) || row.classList.contains(filter.value));
    for (const row of rows) row.hidden = !isMeant(row);
    player.find('#panel-tree > .none').hidden = rows.some((row) => !row.hidden);
  }

  // Findings stand under the reasons, where they may be out of sight.
  const toFindings = document.createElement('button');
  toFindings.type = 'button';
  toFindings.className = 'to-findings scripted';
  toFindings.addEventListener('click', () => player.find('.findings').scrollIntoView({ block: 'nearest' }));
  player.find('.why > .tabs').append(toFindings);

  Haggle.openLanes = () => choose(player.find('#tab-lanes'));
  Haggle.openTree = () => { choose(player.find('#tab-tree')); search.focus(); };

  player.onShown((state, changed) => {
    // It is told again when what had to wait is there.
    if (panels.isBehind) return;
    fillOpen();
    // A step changes neither accounts nor findings.
    if (changed.isOther === false) return;
    const title = player.find('.accounts')?.dataset.title;
    if (title) player.find('#tab-ledger').textContent = title;
    const count = player.findAll('.findings > li').length;
    toFindings.hidden = count === 0;
    toFindings.textContent = count === 1 ? '1 finding' : `${count} findings`;
    if (changed.isCaughtUp && search && isOpen('tree')) narrowTree();
  });
});
