import { defaultConfig, type AppConfig, type UserInfo } from '@sanchay/contracts';
import { bus } from '@sanchay/event-bus';
import { setLanguage, startI18n } from '@sanchay/i18n';
import { storage } from '@sanchay/remote-kit/storage';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ShellContext, type ShellServices } from '../kit/shellContext.ts';
import { ConsentAsk } from './ConsentAsk.tsx';
import { CountingChoice } from './CountingChoice.tsx';

function open(config: Partial<AppConfig> = {}) {
  render(
    <ShellContext value={{ config: { ...defaultConfig, ...config } } as ShellServices}>
      <ConsentAsk />
      <CountingChoice />
    </ShellContext>,
  );
}
const sign = (user: UserInfo | null) =>
  act(() => bus.emit('session/changed', { loggedIn: user !== null, userFetched: true, user }));
const asha = { id: 1, name: 'Asha' } as UserInfo;
const ask = () => screen.queryByRole('region', { name: 'Allow analytics?' });

beforeAll(() => startI18n({ language: 'en' }));
beforeEach(() => {
  storage.remove('sanchay.counting');
  bus.emit('session/changed', { loggedIn: false, userFetched: true, user: null });
});

test('S15 · a visitor gets no prompt, a signed-in user does, and an answer dismisses it', () => {
  open();
  expect(ask()).toBeNull();
  sign(asha);
  expect(ask()).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: "Don't allow" }));
  expect([ask(), storage.get('sanchay.counting')]).toEqual([null, 'no']);
});

test('S15 · a yes and a no look alike', () => {
  open();
  sign(asha);
  const [no, yes] = ["Don't allow", 'Allow'].map((name) => screen.getByRole('button', { name }));
  expect(yes!.className).toBe(no!.className);
});

test('S15 · before an answer the menu shows that counting is not allowed; the answer can be changed there', () => {
  open();
  expect(screen.getByRole('button', { name: 'Off' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'On' }));
  expect(storage.get('sanchay.counting')).toBe('yes');
  expect(screen.getByRole('button', { name: 'On' })).toHaveAttribute('aria-pressed', 'true');
  fireEvent.click(screen.getByRole('button', { name: 'Off' }));
  expect(storage.get('sanchay.counting')).toBe('no');
});

test('S15 · a user who installs the app gets the prompt, signed in or not', () => {
  open();
  act(() => void window.dispatchEvent(new Event('appinstalled')));
  expect(ask()).toBeVisible();
});

test('S15 · an installation that does not count shows no prompt and offers no choice', () => {
  open({ analytics: { allowed: false, every: 1 } });
  sign(asha);
  expect(ask()).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('S19 · the prompt is shown in Hindi too', async () => {
  open();
  sign(asha);
  await act(() => setLanguage('hi'));
  expect(screen.getByRole('region', { name: 'ऐनालिटिक्स की अनुमति दें?' })).toBeVisible();
  await act(() => setLanguage('en'));
});
