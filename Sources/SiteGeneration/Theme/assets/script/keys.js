// The keyboard: calls sideways, the tree up and down.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const { panels } = player;
  const help = document.querySelector('dialog.keys');
  const presets = player.findAll('[name="preset"]');

  player.find('[data-do="help"]')?.addEventListener('click', () => help.showModal());

  help.querySelector('[data-do="close"]').addEventListener('click', () => help.close());

  // The arrows reach every view, so that the Tab key need not stop at each view of the source.
  for (const link of player.findAll('[data-panel="code"] a')) link.tabIndex = -1;

  const parent = () => panels.node(player.state.node)?.[1];
  function sibling(by) {
    const siblings = panels.children(parent());
    const at = siblings.findIndex((node) => node[0] === player.state.node);
    return siblings[at + by]?.[0];
  }

  const actions = {
    ArrowRight: () => player.transport('forward'),
    ArrowLeft: () => player.transport('back'),
    Home: () => player.transport('first'),
    End: () => player.transport('last'),
    ArrowUp: () => player.select(parent()),
    ArrowDown: () => player.select(panels.children(player.state.node)[0]?.[0]),
    'Shift+ArrowRight': () => player.select(sibling(1)),
    'Shift+ArrowLeft': () => player.select(sibling(-1)),
    Enter: () => player.request({ f: player.state.node, step: null }),
    Escape: () => player.request({ f: panels.node(player.state.subject)?.[1], step: null }),
    f: () => player.request({ f: player.state.subject === player.state.node ? null : player.state.node, n: player.state.node }),
    p: () => player.play(),
    '/': () => Haggle.openTree(),
    '?': () => help.showModal(),
  };
  const needTree = ['ArrowUp', 'ArrowDown', 'Shift+ArrowRight', 'Shift+ArrowLeft', 'Escape'];

  document.addEventListener('keydown', async (event) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || help.open) return;
    if (event.target.matches('input:not([name="step"], [type="radio"], [type="checkbox"]), select, textarea')) return;
    const key = event.shiftKey && event.key.startsWith('Arrow') ? `Shift+${event.key}` : event.key.length === 1 ? event.key.toLowerCase() : event.key;
    // Radios keep their own arrows, links and buttons their Enter.
    if (event.target.matches('[type="radio"]') && /Arrow/.test(key)) return;
    if (key === 'Enter' && event.target.closest('a, button, summary, [role="button"]')) return;
    const preset = presets[Number(key) - 1];
    const action = preset ? () => player.choosePreset(preset.value) : actions[key];
    if (!action) return;
    event.preventDefault();
    if (needTree.includes(key) && !player.state.layout) {
      await player.settled();
    }
    action();
  });
});
