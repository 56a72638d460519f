// Takes what is shown elsewhere: a link, code to embed it, the picture, the source.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const menu = player.find('.menu');
  if (!menu) return;
  const { panels } = player;

  const page = () => location.href.replace(/[?#].*/, '');
  const name = () => player.main.dataset.program.split('/').pop();

  const makers = {
    link: () => `${page()}#${player.address}`,
    embed: () => `<iframe src="${page()}?embed#${player.address}" width="640" height="480" title="${document.title}"></iframe>`,
    svg: () => drawing(),
    code: () => player.findAll('[data-panel="code"] > :not([hidden]) .line').map((line) => line.textContent).join('\n') + '\n',
  };

  menu.addEventListener('click', async (event) => {
    const button = event.target.closest('[data-copy]');
    if (!button) return;
    if (['svg', 'png'].includes(button.dataset.copy)) await player.settled();
    const isCopied = button.dataset.copy === 'png' ? await copyPicture() : await copyText(makers[button.dataset.copy]());
    say(isCopied);
    menu.open = false;
    menu.querySelector('summary').focus();
  });
  document.addEventListener('click', (event) => { if (!menu.contains(event.target)) menu.open = false; });
  menu.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary').focus();
    event.stopPropagation();
  });

  function say(isCopied) {
    const label = menu.querySelector('summary');
    label.textContent = isCopied ? 'Copied' : 'Saved';
    clearTimeout(player.saying);
    player.saying = setTimeout(() => { label.textContent = 'Copy'; }, 1600);
  }

  async function copyText(text) {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      // Where the clipboard is closed to pages, a selection is not.
      const field = document.createElement('textarea');
      field.value = text;
      player.main.append(field);
      field.select();
      document.execCommand('copy');
      field.remove();
    }
    return true;
  }

  // The picture as a file of its own, with its rules inside.
  function drawing() {
    const svg = panels.svg.cloneNode(true);
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = panels.styleText ?? '';
    svg.prepend(style);
    return new XMLSerializer().serializeToString(svg) + '\n';
  }

  async function copyPicture() {
    const picture = await rasterized(drawing());
    try {
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
      return true;
    } catch {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(picture);
      link.download = `${name()}.png`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 1000);
      return false;
    }
  }

  async function rasterized(svg) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.naturalWidth * 2, height: image.naturalHeight * 2 });
    const context = canvas.getContext('2d');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  }
});
