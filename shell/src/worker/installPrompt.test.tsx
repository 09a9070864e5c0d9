import { startI18n } from '@sanchay/i18n';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstallItem } from './InstallItem.tsx';
import { watchInstallOffer } from './installPrompt.ts';

beforeAll(async () => {
  await startI18n({ language: 'en' });
  watchInstallOffer(window);
});

test('S15 · the browser’s offer to install waits in the menu and counts once', async () => {
  render(<InstallItem />);
  expect(screen.queryByRole('button')).toBeNull();
  const prompt = jest.fn(async () => undefined);
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
  act(() => void window.dispatchEvent(event));
  expect(event.defaultPrevented).toBe(true);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Install Sanchay' })));
  expect(prompt).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button')).toBeNull();
});

test('S15 · once the app is installed there is nothing to offer', () => {
  render(<InstallItem />);
  const event = Object.assign(new Event('beforeinstallprompt'), { prompt: async () => undefined });
  act(() => void window.dispatchEvent(event));
  expect(screen.getByRole('button')).toBeVisible();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(screen.queryByRole('button')).toBeNull();
});
