import { render, screen as page } from '@testing-library/react';
import { Suspense } from 'react';
import { screen } from './screen.tsx';
import { loadScreenAt } from './screenAt.ts';

const showing = (Screen: ReturnType<typeof screen>) =>
  render(
    <Suspense fallback="wait">
      <Screen />
    </Suspense>,
  );

test('M3 · a screen waits for its code, and one whose code is loaded does not', async () => {
  const Late = screen(async () => () => <p>there</p>);
  const view = showing(Late);
  expect(view.container.textContent).toBe('wait');
  expect(await page.findByText('there')).toBeVisible();
  view.unmount();
  expect(showing(Late).container.textContent).toBe('there');
});

test('M3 · code that could not be loaded is requested again the next time', async () => {
  let asked = 0;
  const Shaky = screen(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return () => <p>there</p>;
  });
  await expect(Shaky.load()).rejects.toThrow('offline');
  await Shaky.load();
  await Shaky.load();
  expect(asked).toBe(2);
  expect(showing(Shaky).container.textContent).toBe('there');
});

test('M3 · the screen at a path is brought by its route; unknown paths and failures are nobody’s trouble', async () => {
  const brought: string[] = [];
  const named = (name: string) =>
    screen(async () => {
      brought.push(name);
      if (name === 'broken') throw new Error('offline');
      return () => null;
    });
  const screens = { '/funds/:slug': named('fund'), '/broken': named('broken') };
  await loadScreenAt(screens, '/funds/axis');
  await loadScreenAt(screens, '/funds');
  await loadScreenAt(screens, '/broken');
  expect(brought).toEqual(['fund', 'broken']);
});
