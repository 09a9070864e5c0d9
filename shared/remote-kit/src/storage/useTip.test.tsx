import { defaultConfig } from '@sanchay/contracts';
import { fireEvent, render, screen } from '@testing-library/react';
import { PlatformContext, type Platform } from '../remote/Platform.tsx';
import { storage } from './safeStorage.ts';
import { useTip } from './useTip.ts';

function Screen({ tip = 'portfolio' }: { tip?: string }) {
  const { shown, close } = useTip(tip);
  return shown ? <button onClick={close}>A tip</button> : <p>none</p>;
}
const visit = (tip?: string, most = 3) => {
  const config = { ...defaultConfig, tooltipMaximumShows: most };
  const { unmount } = render(
    <PlatformContext value={{ config } as Platform}>
      <Screen {...(tip && { tip })} />
    </PlatformContext>,
  );
  const shown = screen.queryByRole('button') !== null;
  return { shown, unmount };
};
const visits = (count: number, tip?: string, most?: number) =>
  Array.from({ length: count }, () => {
    const { shown, unmount } = visit(tip, most);
    unmount();
    return shown;
  });

beforeEach(() => storage.clear('sanchay.'));

test('S18 · a tip is shown on three visits and then never again', () => {
  expect(visits(5)).toEqual([true, true, true, false, false]);
  expect(visits(1, 'another')).toEqual([true]);
});

test('S18 · how often comes from the settings', () => {
  expect(visits(2, 'portfolio', 1)).toEqual([true, false]);
  expect(visits(1, 'other', 0)).toEqual([false]);
});

test('S18 · a tip that the user closed does not come back', () => {
  const { unmount } = visit();
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByText('none')).toBeVisible();
  unmount();
  expect(visits(2)).toEqual([false, false]);
});
