import { pressedFeedback } from './pressedFeedback.ts';

let now: number;
beforeEach(() => {
  jest.useFakeTimers();
  now = 1_000_000;
  document.body.innerHTML =
    '<a href="#x"><span>Orders</span></a><button aria-busy="true">Pay</button><p>Text</p>';
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (milliseconds: number): void => {
  now += milliseconds;
  jest.advanceTimersByTime(milliseconds);
};
const sign = () => document.documentElement.hasAttribute('data-loading-code');
const press = (selector: string) =>
  document
    .querySelector(selector)!
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
const link = () => document.querySelector('a')!;

test('X5 · a pressed control is busy within 400 ms while its code is loaded, and no longer', () => {
  const busy = pressedFeedback(document, () => now);
  press('span');
  pass(200);
  busy(true);
  expect(sign()).toBe(false);
  pass(150);
  expect([sign(), link().getAttribute('aria-busy')]).toEqual([true, 'true']);
  busy(false);
  expect([sign(), link().hasAttribute('aria-busy')]).toEqual([false, false]);
});

test('X5 · code that comes quickly, or that nobody pressed for, shows nothing', () => {
  const busy = pressedFeedback(document, () => now);
  busy(true);
  pass(2_000);
  expect(sign()).toBe(false);
  busy(false);
  press('span');
  busy(true);
  pass(100);
  busy(false);
  pass(1_000);
  expect(sign()).toBe(false);
  pass(1_001);
  busy(true);
  pass(1_000);
  expect(sign()).toBe(false);
});

test('X5 · a press while code is already on its way shows it, and a control that is busy by itself stays so', () => {
  const busy = pressedFeedback(document, () => now);
  busy(true);
  press('button');
  pass(150);
  expect(sign()).toBe(true);
  busy(false);
  expect(document.querySelector('button')!.getAttribute('aria-busy')).toBe('true');
  press('p');
  busy(true);
  pass(150);
  expect(sign()).toBe(true);
  busy(false);
});
