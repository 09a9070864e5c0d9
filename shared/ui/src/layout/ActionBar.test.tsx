import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { ActionBar, Button } from '../index.ts';

const bar = (figure?: { label: string; amount: string }) => (
  <ActionBar label="Pay for the cart" figure={figure}>
    <Button>Pay</Button>
  </ActionBar>
);
const height = () => document.documentElement.style.getPropertyValue('--action-height');

test('S5 · the action bar is a named region with its figure and its buttons', () => {
  render(bar({ label: 'Total', amount: '₹5,000' }));
  const region = within(screen.getByRole('region', { name: 'Pay for the cart' }));
  expect(region.getByText('Total')).toBeVisible();
  expect(region.getByText('₹5,000')).toBeVisible();
  expect(region.getByRole('button', { name: 'Pay' })).toBeVisible();
});

test('S5 · the action bar reports its height while it is on the page, and none afterwards', () => {
  let measured: () => void = () => undefined;
  const kept = globalThis.ResizeObserver;
  globalThis.ResizeObserver = class {
    constructor(report: ResizeObserverCallback) {
      measured = () => report([], this);
    }
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  try {
    const { unmount } = render(bar());
    jest.spyOn(screen.getByRole('region'), 'offsetHeight', 'get').mockReturnValue(96);
    act(measured);
    expect(height()).toBe('96px');
    unmount();
    expect(height()).toBe('');
  } finally {
    globalThis.ResizeObserver = kept;
  }
});

test('S5 · on a phone a bar whose buttons cannot be pressed has the reason, which the page reads out', () => {
  const phone = { matches: true, addEventListener: () => undefined, removeEventListener: () => undefined };
  jest.spyOn(window, 'matchMedia').mockReturnValue(phone as unknown as MediaQueryList);
  render(
    <ActionBar label="Pay" why="Trading is halted.">
      <Button disabled>Pay</Button>
    </ActionBar>,
  );
  const reason = within(screen.getByRole('region', { name: 'Pay' })).getByText('Trading is halted.');
  expect(reason).toHaveAttribute('aria-hidden', 'true');
  jest.restoreAllMocks();
});

describe('S5 · what a press in the bar finds wrong', () => {
  const moves: (string | null)[] = [];
  /** Messages stand so far down the page that the bar covers them. */
  function standAt(top: number, position: 'fixed' | 'static'): void {
    moves.length = 0;
    Element.prototype.scrollIntoView = function () {
      moves.push(this.textContent);
    };
    jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([new DOMRect()] as never);
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return new DOMRect(0, this.getAttribute('role') === 'alert' ? top : 600, 100, 20);
    });
    screen.getByRole('region').style.position = position;
  }
  const page = (problem: string | null) => (
    <main>
      {problem !== null && <p role="alert">{problem}</p>}
      {bar()}
    </main>
  );
  afterEach(() => jest.restoreAllMocks());
  const press = () => fireEvent.click(screen.getByRole('button', { name: 'Pay' }));

  test('S5 · is scrolled to where it is out of sight, when it comes and at the next press', async () => {
    const { rerender } = render(page(null));
    standAt(900, 'fixed');
    press();
    rerender(page('Accept the terms first.'));
    await waitFor(() => expect(moves).toEqual(['Accept the terms first.']));
    press();
    await waitFor(() => expect(moves).toHaveLength(2));
  });

  test.each([
    ['in sight', 300, 'fixed'],
    ['in sight beside a bar in the flow', 700, 'static'],
  ] as const)('S5 · %s, does not move the page', async (_, top, position) => {
    render(page('Accept the terms first.'));
    standAt(top, position);
    press();
    await act(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(undefined))),
        ),
    );
    expect(moves).toEqual([]);
  });
});

test('S5 · the shell leaves as much room below a page as its action bar and the tab bar take', () => {
  const boot = readFileSync(path.join(__dirname, '../../../../shell/server/boot.css'), 'utf8');
  expect(boot).toMatch(/html:has\(\[data-action-bar\]\)\s*{\s*--foot-height: var\(--action-height, 72px\);/);
  expect(boot).toMatch(/padding-bottom: calc\(var\(--tabs-height\) \+ var\(--action-height, 72px\)\);/);
});
