import { whenToStart } from './startTime.ts';

let idle: (() => void)[];
let state: DocumentReadyState;
/** @returns how often it has started */
function begin(when: 'idle' | 'now'): () => number {
  let starts = 0;
  whenToStart(window, when, () => (starts += 1));
  return () => starts;
}
const happens = (type: string, on: Element = document.body) =>
  on.dispatchEvent(new Event(type, { bubbles: true }));

beforeEach(() => {
  idle = [];
  state = 'loading';
  document.body.innerHTML = '<p>words</p><a href="/about"><b>About</b></a>';
  Object.defineProperty(document, 'readyState', { configurable: true, get: () => state });
  Object.assign(window, {
    requestIdleCallback: (work: () => void, options: { timeout: number }) => {
      expect(options).toEqual({ timeout: 2_000 });
      return idle.push(work);
    },
  });
});

test('M3 · a signed-in user does not wait', () => {
  const starts = begin('now');
  expect(starts()).toBe(1);
});

test('M3 · it starts when the page has loaded and the browser is idle, once', () => {
  const starts = begin('idle');
  expect(idle).toHaveLength(0);
  window.dispatchEvent(new Event('load'));
  expect(starts()).toBe(0);
  idle[0]!();
  happens('pointerdown');
  expect(starts()).toBe(1);
});

test('M3 · on a page that has loaded already only the idle moment is waited for', () => {
  state = 'complete';
  const starts = begin('idle');
  expect(starts()).toBe(0);
  expect(idle).toHaveLength(1);
  idle[0]!();
  expect(starts()).toBe(1);
});

test.each(['pointerdown', 'touchstart', 'keydown', 'focusin'])(
  'M3 · %s starts it at once, before the page has loaded, and once',
  (type) => {
    const starts = begin('idle');
    happens(type);
    happens(type);
    window.dispatchEvent(new Event('load'));
    idle[0]!();
    expect(starts()).toBe(1);
  },
);

test('M3 · a pointer over plain text is no signal, over a link it is', () => {
  const starts = begin('idle');
  happens('pointerover', document.querySelector('p')!);
  expect(starts()).toBe(0);
  happens('pointerover', document.querySelector('b')!);
  expect(starts()).toBe(1);
});
