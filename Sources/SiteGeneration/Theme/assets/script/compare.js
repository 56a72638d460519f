// A second picture beside the first: a state kept as it was, at the same step.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const pictures = player.find('.pictures');
  const button = player.find('[data-do="compare"]');
  let kept;
  let isTelling = false;

  button.addEventListener('click', () => {
    if (kept) return player.request({ vs: null });
    // What was never changed is compared with what will be.
    const { address } = player;
    player.request({ vs: address.with({ vs: null, step: null, n: null }).toString() || `p=${player.state.preview}` });
  });

  async function keep(text) {
    const holder = { text };
    kept = holder;
    const picture = document.createElement('div');
    picture.className = 'picture kept';
    const host = document.createElement('div');
    host.dataset.kept = '';
    // A tree of its own, since both figures have the same names inside.
    const root = host.attachShadow({ mode: 'open' });
    const place = document.createElement('div');
    place.className = 'picture';
    const figure = document.createElement('div');
    figure.dataset.panel = 'figure';
    place.append(figure);
    root.append(place);
    const caption = document.createElement('p');
    caption.className = 'pin';
    picture.append(caption, host);
    pictures.prepend(picture);
    const own = document.createElement('p');
    own.className = 'pin';
    player.find('.picture:not(.kept)').prepend(own);
    Object.assign(holder, { picture, caption, own, panels: new Haggle.Panels(place) });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.picture, [data-panel] { display: grid; height: 100%; min-height: 0; place-items: center } .picture { place-items: stretch } svg { max-width: 100%; max-height: 100%; overflow: visible; font-family: Inter, system-ui, sans-serif }');
    root.adoptedStyleSheets = [sheet];
    holder.connection = await Haggle.Connection.open(player.program);
    if (kept === holder) draw();
  }

  function drop() {
    kept.picture.remove();
    kept.own.remove();
    kept = undefined;
    player.panels.scale = undefined;
  }

  function draw() {
    const { state } = player;
    const address = new Haggle.Address(kept.text).with({ step: state.isOver ? null : state.step, preset: state.preset, depth: state.depth });
    const shown = kept.connection.show(address.toString());
    drawAlike(shown, state);
    const isSame = shown.preview === state.preview;
    const words = (state, address) => [
      isSame ? '' : kept.connection.previews[state.preview - 1]?.name, ...player.differences(state, address),
    ].filter(Boolean).join(', ') || 'as in the source';
    kept.caption.textContent = `Kept: ${words(shown, address)}`;
    kept.own.textContent = `Now: ${words(state, player.address)}`;
  }

  // Both pictures at one scale: first each as large as it can be, then the larger one as the smaller.
  function drawAlike(shown, state) {
    const both = [[kept.panels, kept.connection, shown], [player.panels, player.connection, state]];
    // The second picture takes room from the first, which then needs another drawing.
    const queries = new Map();
    for (const [panels, connection, shown] of [...both, ...both]) {
      panels.scale = panels.room = undefined;
      const query = panels.figureQuery();
      if (queries.get(panels) === query) continue;
      queries.set(panels, query);
      panels.drawFigure(connection, shown);
    }
    const scales = both.map(([panels, , { width }]) => panels.drawnScale / width);
    const smallest = Math.min(...scales);
    both.forEach(([panels, connection, shown], index) => {
      if (!Number.isFinite(smallest) || scales[index] - smallest < 1e-6) return;
      panels.scale = smallest;
      panels.drawFigure(connection, shown);
    });
    player.panels.signs.light(state);
    // What lies over the picture follows it.
    isTelling = true;
    player.tell({ isRedrawn: true });
    isTelling = false;
  }

  player.onShown((state, { isCaughtUp }) => {
    if (isTelling || isCaughtUp) return;
    const text = player.address.get('vs');
    if (kept && kept.text !== text) drop();
    if (text && !kept && state.layout) keep(text);
    else if (kept?.connection) draw();
    button.setAttribute('aria-pressed', String(Boolean(text)));
    pictures.classList.toggle('is-compared', Boolean(text));
  });
});
