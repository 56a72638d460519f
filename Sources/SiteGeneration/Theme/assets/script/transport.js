// The rail of calls with its buttons; selecting views and calls anywhere on the page.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const rail = player.input('step');
  const play = player.find('[data-go="play"]');
  const said = player.find('.said');
  const buttons = Object.fromEntries(['first', 'back', 'forward', 'last'].map((name) => [name, player.find(`[data-go="${name}"]`)]));
  const presets = player.findAll('[name="preset"]');
  const listings = player.findAll('[data-panel="code"] > [data-preview]');
  const story = player.main.querySelector('.story');
  const ownStory = story?.innerHTML;
  let told = 1;
  let timer;

  // A call selects the view that answers.
  player.goTo = (step) => {
    const next = Math.min(player.state.steps, Math.max(1, step));
    rail.value = String(next);
    player.request({ step: next, n: null, call: null });
  };

  // Selecting a view leaves the step alone.
  player.select = (node) => {
    if (node !== undefined && node !== null) player.request({ n: node, step: player.state.isOver ? null : player.state.step });
  };

  // Rounds are steps of a higher order: behind a round's last call comes the next one's first.
  function toRound(number, step) {
    player.request({ r: number < player.state.rounds ? number : null, step, n: null, f: null });
  }
  const hasRound = (by) => player.state.rounds > 1 && player.state.round + by >= 1 && player.state.round + by <= player.state.rounds;

  const wantedStep = () => Number(player.wanted?.get('step') ?? player.state.step);
  // Over means: everything is answered and placed.
  player.finish = () => player.request({ step: null, n: null });
  const actions = {
    first: () => player.goTo(1),
    back: () => (wantedStep() <= 1 && hasRound(-1) ? toRound(player.state.round - 1, null) : player.goTo(wantedStep() - 1)),
    play: () => player.play(),
    forward: () => (wantedStep() >= player.state.steps && hasRound(1) ? toRound(player.state.round + 1, 1) : player.goTo(wantedStep() + 1)),
    last: () => player.finish(),
  };
  player.transport = (name) => {
    if (name !== 'play') player.play(false);
    actions[name]();
  };

  player.play = (on = timer === undefined) => {
    clearInterval(timer);
    timer = undefined;
    if (on) {
      if (player.state.step >= player.state.steps) player.goTo(1);
      timer = setInterval(() => {
        if (player.wanted) return;
        if (player.state.step < player.state.steps) player.goTo(player.state.step + 1);
        else if (hasRound(1)) toRound(player.state.round + 1, 1);
        else player.play(false);
      }, 1100 / Number(player.input('speed').value));
    }
    play.setAttribute('aria-pressed', String(on));
    play.setAttribute('aria-label', on ? 'Pause' : 'Play');
    // Read aloud what one goes to, not what runs past.
    said.setAttribute('aria-live', on ? 'off' : 'polite');
  };

  rail.addEventListener('input', () => {
    player.play(false);
    player.goTo(Number(rail.value));
  });
  player.input('speed').addEventListener('change', () => { if (timer !== undefined) player.play(true); });
  // A recorded trace has one level only.
  player.input('depth')?.addEventListener('change', (event) => player.request({ depth: event.target.value, step: null }));
  // A preset is of the finished layout. That of the calls is no picture: their lanes stand below it.
  player.choosePreset = (preset) => {
    if (preset === 'negotiation') Haggle.openLanes();
    player.request({ preset, step: null });
  };

  for (const radio of presets) {
    radio.addEventListener('change', () => player.choosePreset(radio.value));
  }
  player.input('preview')?.addEventListener('change', (event) => {
    open(new Haggle.Address(`p=${event.target.value}`));
  });

  player.main.addEventListener('click', (event) => {
    const { target } = event;
    if (target.closest('[data-go]')) return player.transport(target.closest('[data-go]').dataset.go);
    if (target.closest('.scrub, .flip, .choice, [data-asked], .tabs, .beneath, .stage-bar, dialog')) return openOther(event);
    const link = target.closest('a');
    if (link && !link.getAttribute('href').startsWith('#')) return;
    const round = target.closest('[data-round]');
    const call = target.closest('[data-step], [data-call]');
    const node = player.panels.nodeOf(target, player.state.node);
    if (round) toRound(Number(round.dataset.round), null);
    else if (call && call !== player.main && !target.closest('.content')) toCall(call);
    else if (node !== undefined) player.select(node);
    else return;
    event.preventDefault();
  });

  function toCall(element) {
    player.play(false);
    const { step, call } = element.dataset;
    if (step) player.goTo(Number(step));
    else player.request({ call: call.replace(/^\D/, ''), step: null, n: null });
  }

  // Another preview starts afresh, but is looked at in the same way.
  const open = (address) => player.go(address.with({ preset: player.address.get('preset'), vs: player.address.get('vs') }));

  // What a preview shows stands below the title; one without words of its own leaves those of the first.
  function tell(preview) {
    if (!story || told === preview) return;
    told = preview;
    story.innerHTML = player.main.querySelector(`[data-story="${preview}"]`)?.innerHTML.trim() || ownStory;
  }

  function openOther(event) {
    const link = event.target.closest('.other a[href^="#"]');
    if (!link?.hash.includes('=')) return;
    const { preview } = link.closest('.other').querySelector('[data-preview]').dataset;
    event.preventDefault();
    open(new Haggle.Address(link.hash).with({ p: preview }));
    player.main.scrollIntoView();
  }

  player.main.addEventListener('pointerover', (event) => {
    if (event.pointerType !== 'touch') player.panels.point(player.panels.nodeOf(event.target));
  });
  player.main.addEventListener('pointerleave', () => player.panels.point(undefined));

  player.onShown((state) => {
    rail.max = String(state.steps);
    rail.value = String(state.step);
    rail.setAttribute('aria-valuetext', said.textContent.trim());
    for (const [name, off] of [['first', state.step <= 1], ['back', state.step <= 1 && !hasRound(-1)], ['forward', state.step >= state.steps && !hasRound(1)], ['last', state.step >= state.steps]]) {
      buttons[name].setAttribute('aria-disabled', String(off));
    }
    for (const round of player.panels.element('rounds')?.querySelectorAll('.rounds > [data-round]') ?? []) round.classList.toggle('is-now', Number(round.dataset.round) === state.round);
    const preset = presets.find((radio) => radio.value === state.preset);
    if (preset) preset.checked = true;
    if (state.depth && player.input('depth')) player.input('depth').value = String(state.depth);
    if (player.input('preview')) player.input('preview').value = String(state.preview);
    tell(state.preview);
    for (const listing of listings) {
      listing.hidden = Number(listing.dataset.preview) !== state.preview;
    }
  });
});
