// Takes what is shown elsewhere: a link, code to embed it, the picture, the source.
'use strict';

(Haggle.parts ??= []).push((player) => {
  const menu = player.find('.menu');
  if (!menu) return;
  const { panels } = player;

  const page = () => location.href.replace(/[?#].*/, '');
  const name = () => player.main.dataset.program.split('/').pop();

  const quoted = (text) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

  const makers = {
    link: () => `${page()}#${player.address}`,
    embed: () => `<iframe src="${quoted(`${page()}?embed#${player.address}`)}" width="640" height="480" title="${quoted(document.title)}"></iframe>`,
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
  function drawing(rules = '') {
    const svg = panels.svg.cloneNode(true);
    svg.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
    const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
    style.textContent = (panels.styleText ?? '') + rules;
    svg.prepend(style);
    return new XMLSerializer().serializeToString(svg) + '\n';
  }

  async function copyPicture() {
    const picture = await rasterized(panels.svg);
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

  // A picture by itself has none of the page's fonts: its letters are drawn by the page.
  async function rasterized(svg) {
    const image = new Image();
    image.src = `data:image/svg+xml,${encodeURIComponent(drawing('text { visibility: hidden }'))}`;
    await Promise.all([image.decode(), document.fonts.ready]);
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.naturalWidth * 2, height: image.naturalHeight * 2 });
    const context = canvas.getContext('2d');
    context.fillStyle = getComputedStyle(document.body).backgroundColor;
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const scale = canvas.width / svg.getBoundingClientRect().width;
    for (const line of svg.querySelectorAll('text, tspan')) drawLine(line, context, scale);
    return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
  }

  // The letters of a line that are not in a line inside it, as the page shows them.
  function drawLine(line, context, scale) {
    const letters = [...line.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).map((node) => node.data).join('');
    const text = letters.replace(/\s+/g, ' ').trim();
    const style = getComputedStyle(line);
    if (!text || style.visibility === 'hidden' || !line.getNumberOfChars()) return;
    const start = line.getStartPositionOfChar(0);
    const { a, b, c, d, e, f } = line.getCTM();
    context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
    context.font = `${style.fontStyle} ${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    context.letterSpacing = style.letterSpacing === 'normal' ? '0px' : style.letterSpacing;
    context.direction = style.direction;
    context.globalAlpha = opacity(line) * style.fillOpacity;
    if (style.stroke !== 'none') {
      Object.assign(context, { strokeStyle: style.stroke, lineWidth: parseFloat(style.strokeWidth), lineJoin: 'round' });
      context.strokeText(text, start.x, start.y);
    }
    context.fillStyle = style.fill;
    context.fillText(text, start.x, start.y);
  }

  function opacity(element) {
    let product = 1;
    for (let each = element; each !== panels.svg; each = each.parentElement) product *= getComputedStyle(each).opacity;
    return product;
  }
});
