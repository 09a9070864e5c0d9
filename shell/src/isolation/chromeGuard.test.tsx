import { guardChrome } from './chromeGuard.ts';

const release = { remote: 'mfe-a', version: '2' };
const at = (id: string) => document.getElementById(id)!;
/** The observer was called. */
const observed = () => new Promise<void>((resolve) => setTimeout(resolve));

function frame() {
  document.body.innerHTML = `<a class="skip-link"></a><header id="shell-header" class="kept"><nav></nav></header>
    <main><div id="shell-page"></div><div id="slot"><div data-remote="mfe-a" data-remote-version="2"></div></div></main>
    <footer id="shell-footer"><p></p></footer><div id="shell-bottom"></div><div id="shell-overlays"></div>`;
  const body = document.body.cloneNode(true) as HTMLElement;
  document.body.replaceWith(body);
  const harms: unknown[][] = [];
  guardChrome(body, (...harm) => harms.push(harm));
  const order = () => [...body.children].map(({ id, tagName }) => id || tagName).join(' ');
  return { body, harms, order, before: order() };
}

/** An element that the browser would lay out over this share of the viewport. */
function overlay(share: number, position = 'fixed') {
  const element = document.createElement('aside');
  element.style.position = position;
  const rect = { width: innerWidth * share, height: innerHeight };
  element.getBoundingClientRect = () => rect as DOMRect;
  return element;
}

test.each<[string, (body: HTMLElement) => void]>([
  ['the header', () => at('shell-header').remove()],
  ['the slot', () => at('slot').remove()],
  ['everything', (body) => body.replaceChildren()],
  ['everything by text', (body) => void (body.textContent = 'oops')],
])(
  'X4 · a remote that removes %s is reported and the same elements stand in their order again',
  async (_what, harm) => {
    const { body, harms, order, before } = frame();
    const header = at('shell-header');
    harm(body);
    await observed();
    expect(order()).toBe(before);
    expect(at('shell-header')).toBe(header);
    expect([...at('slot').parentElement!.children].map(({ id }) => id)).toEqual(['shell-page', 'slot']);
    expect(harms).toEqual([[release, 'chrome removed']]);
  },
);

test('X4 · a header that was emptied gets its content back, a place that may be empty stays so', async () => {
  const { harms } = frame();
  const nav = at('shell-header').firstElementChild;
  at('shell-header').innerHTML = '';
  at('shell-page').replaceChildren();
  await observed();
  expect(at('shell-header').firstElementChild).toBe(nav);
  expect(harms).toEqual([[release, 'chrome emptied']]);
});

test('X4 · a header that was hidden is shown again; the shell may hide the slot', async () => {
  const { harms } = frame();
  const header = at('shell-header');
  header.hidden = true;
  header.className = '';
  header.style.display = 'none';
  at('slot').hidden = true;
  await observed();
  expect([header.hidden, header.className, header.getAttribute('style')]).toEqual([false, 'kept', null]);
  expect(at('slot').hidden).toBe(true);
  expect(harms).toEqual([[release, 'chrome hidden']]);
});

test.each<[string, (root: HTMLElement) => void]>([
  ['hidden', (root) => (root.hidden = true)],
  ['inert', (root) => root.setAttribute('inert', '')],
  ['not displayed', (root) => (root.style.display = 'none')],
  ['invisible', (root) => (root.style.visibility = 'hidden')],
  ['transparent', (root) => (root.style.opacity = '0')],
  ['without pointer events', (root) => (root.style.pointerEvents = 'none')],
])(
  'X4 · M52 a page that a remote makes %s as a whole is shown again, by html and by body',
  async (_what, harm) => {
    for (const rootOf of [(body: HTMLElement) => body, () => document.documentElement]) {
      const { body, harms } = frame();
      const root = rootOf(body);
      root.style.setProperty('--announcement-height', '40px');
      harm(root);
      await observed();
      expect([root.hidden, root.hasAttribute('inert')]).toEqual([false, false]);
      expect(root.getAttribute('style')).toBe('--announcement-height: 40px;');
      // The guards of the former frames watch `html` too.
      if (root === body) expect(harms).toEqual([[release, 'chrome hidden']]);
      root.removeAttribute('style');
    }
  },
);

test('X4 · M52 a slot that a remote hides by a style is shown again; a page that it keeps from scrolling scrolls once it is left', async () => {
  const { body, harms } = frame();
  at('slot').style.display = 'none';
  body.style.overflow = 'hidden';
  await observed();
  expect([at('slot').style.display, body.style.overflow]).toEqual(['', 'hidden']);
  at('slot').replaceChildren();
  await observed();
  expect(body.style.overflow).toBe('');
  expect(harms).toEqual([[release, 'chrome hidden']]);
});

test('X4 · M51 an overlay next to the slot or next to the body goes when the area is left', async () => {
  const { harms } = frame();
  const [inMain, inHtml] = [overlay(1), overlay(1)];
  at('slot').parentElement!.append(inMain);
  document.documentElement.append(inHtml);
  await observed();
  at('slot').replaceChildren();
  await observed();
  expect([inMain.isConnected, inHtml.isConnected]).toEqual([false, false]);
  expect(harms).toEqual([[release, 'page covered']]);
});

test('X4 · an overlay next to the shell goes when the area is left, with a report; small or static elements stay', async () => {
  const { body, harms } = frame();
  const [large, small, flow] = [overlay(0.6), overlay(0.4), overlay(1, 'static')];
  body.append(large, small, flow);
  await observed();
  expect(large.isConnected).toBe(true);
  at('slot').replaceChildren();
  await observed();
  expect([large, small, flow].map(({ isConnected }) => isConnected)).toEqual([false, true, true]);
  expect(harms).toEqual([[release, 'page covered']]);
});

test('X4 · an overlay that came while no remote stood in the slot stays', async () => {
  const { body, harms } = frame();
  at('slot').replaceChildren();
  await observed();
  const extension = overlay(1);
  body.append(extension);
  at('slot').append(document.createElement('div'));
  at('slot').replaceChildren();
  await observed();
  expect(extension.isConnected).toBe(true);
  expect(harms).toEqual([]);
});

test('X4 · what removes the header again and again does not keep the page busy, and is reported once', async () => {
  const { harms } = frame();
  const header = at('shell-header');
  let removed = 0;
  const hostile = new MutationObserver(() => {
    if (!header.isConnected) return;
    removed += 1;
    header.remove();
  });
  hostile.observe(document.body, { childList: true });
  header.remove();
  await observed();
  expect(removed).toBeLessThan(30);
  hostile.disconnect();
  await new Promise((resolve) => setTimeout(resolve, 1_100));
  expect(header.isConnected).toBe(true);
  expect(harms).toEqual([[release, 'chrome removed']]);
});
