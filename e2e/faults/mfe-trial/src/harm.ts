import type { MountContext } from '@sanchay/remote-kit';

/** An element over everything, as far as a remote can reach. */
function overlay(): HTMLElement {
  const cover = document.createElement('div');
  Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '2147483647', background: 'tomato' });
  return cover;
}

/** What a remote does to what is around it, by the word of its address. */
export const harms: Record<string, (context: MountContext) => void> = {
  flood({ bus }) {
    for (let time = 0; time < 200_000; time += 1) bus.emit('nav/published', { date: '2026-11-20' });
  },
  overlay({ element }) {
    element.append(overlay());
    for (const place of [document.documentElement, document.body, document.querySelector('main')!])
      place.append(overlay());
  },
  pollute() {
    Object.assign(Object.prototype, { polluted: 'yes' });
  },
  patch() {
    Array.prototype.map = () => [];
  },
  style({ element }) {
    element.append(
      Object.assign(document.createElement('p'), { className: 'styled', textContent: 'styled' }),
    );
    const style = document.head.appendChild(document.createElement('style'));
    style.sheet!.insertRule('#shell-header, .styled { outline: 5px solid rgb(1, 2, 3); }');
    style.sheet!.insertRule('body { opacity: 0.5; }');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#shell-header, .styled { border-top: 7px solid rgb(4, 5, 6); }');
    document.adoptedStyleSheets.push(sheet);
  },
  remove() {
    document.querySelector('#shell-header')?.remove();
    document.querySelector('#shell-bottom')?.remove();
  },
  takeAll() {
    document.documentElement.style.visibility = 'hidden';
    document.body.style.pointerEvents = 'none';
    document.body.inert = true;
    document.querySelector<HTMLElement>('#slot')!.style.display = 'none';
  },
  hide() {
    for (const place of document.querySelectorAll<HTMLElement>('#shell-header, #shell-bottom')) {
      place.style.display = 'none';
      place.inert = true;
    }
  },
};
