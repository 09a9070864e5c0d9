import { readFileSync } from 'node:fs';
import path from 'node:path';
import { act, render, screen, within } from '@testing-library/react';
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

test('S5 · the shell leaves as much room below a page as its action bar and the tab bar take', () => {
  const boot = readFileSync(path.join(__dirname, '../../../../shell/server/boot.css'), 'utf8');
  expect(boot).toMatch(/html:has\(\[data-action-bar\]\)\s*{\s*--foot-height: var\(--action-height, 72px\);/);
  expect(boot).toMatch(/padding-bottom: calc\(var\(--tabs-height\) \+ var\(--action-height, 72px\)\);/);
});
