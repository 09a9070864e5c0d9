import type { RemoteDescription } from '@sanchay/contracts';
import { addMessages, startI18n } from '@sanchay/i18n';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ToStage, ToWorkbench } from '../messages.ts';
import { readSettings } from '../settings.ts';
import { MESSAGES, messageLoaders } from '../workbenchMessages.ts';
import { Workbench } from './Workbench.tsx';

const gold = {
  name: 'mfe-gold',
  title: { en: 'Gold', hi: 'गोल्ड' },
  routes: ['/gold'],
  nav: [{ label: { en: 'Gold', hi: 'गोल्ड' }, to: '/gold', place: 'header', order: 20 }],
} as unknown as RemoteDescription;

async function open() {
  sessionStorage.clear();
  history.replaceState(null, '', '/gold');
  window.matchMedia = ((query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never;
  await startI18n({ language: 'en' });
  await addMessages(MESSAGES, messageLoaders);
  render(<Workbench description={gold} />);
  const frame = () => screen.getByTitle('Gold') as HTMLIFrameElement;
  const reported: ToStage[] = [];
  const stage = frame().contentWindow!;
  stage.postMessage = ((envelope: { sanchayStandalone: ToStage }) =>
    void reported.push(envelope.sanchayStandalone)) as never;
  const notify = (
    message: ToWorkbench,
    origin = location.origin,
    source: Window | null = frame().contentWindow,
  ) =>
    act(() =>
      fireEvent(
        window,
        new MessageEvent('message', { data: { sanchayStandalone: message }, origin, source }),
      ),
    );
  return { frame, reported, notify };
}

test('X6 · a choice reaches the remote at once, and one that needs it opens the remote anew', async () => {
  const { frame, reported } = await open();
  const before = frame();
  await userEvent.selectOptions(screen.getByLabelText('Theme'), 'Dark');
  expect(reported).toEqual([{ kind: 'settings', settings: readSettings() }]);
  expect([readSettings().theme, document.documentElement.dataset.theme]).toEqual(['dark', 'dark']);
  expect(frame()).toBe(before);
  await userEvent.selectOptions(screen.getByLabelText('User'), 'Adviser');
  expect(readSettings().persona).toBe('manager');
  expect(frame()).not.toBe(before);
});

test('X6 · each press of Restart opens the remote anew, also one soon after another', async () => {
  const { frame } = await open();
  const frames = [frame()];
  for (let press = 0; press < 2; press += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Restart' }));
    frames.push(frame());
  }
  expect(new Set(frames).size).toBe(3);
});

test('X6 · only the remote’s own paths can be gone to', async () => {
  const { reported } = await open();
  const path = screen.getByLabelText('Path');
  const go = screen.getByRole('button', { name: 'Go' });
  fireEvent.change(path, { target: { value: '/golden' } });
  expect(screen.getByText('This remote handles /gold')).toBeVisible();
  expect(go).toBeDisabled();
  fireEvent.change(path, { target: { value: '/gold/buy?code=1' } });
  fireEvent.submit(path.closest('form')!);
  await userEvent.click(within(screen.getByRole('navigation')).getByRole('link', { name: 'Gold' }));
  expect(reported).toEqual([
    { kind: 'navigate', to: '/gold/buy?code=1' },
    { kind: 'navigate', to: '/gold' },
  ]);
});

test('X6 · the console lists events newest first, by owner, can be filtered, and receives from nobody else', async () => {
  const { notify } = await open();
  const event = (name: string, owner: string, origin: 'here' | 'tab' = 'here') => ({
    at: 1,
    owner,
    name,
    payload: { a: name },
    origin,
  });
  const events = [
    event('session/changed', 'shell'),
    event('cart/changed', 'mfe-invest'),
    event('cart/changed', 'tab', 'tab'),
  ];
  const list = () =>
    within(screen.getByRole('list', { name: 'Recent events, newest first' })).queryAllByRole('listitem');
  await notify({ kind: 'events', events }, 'https://elsewhere.example');
  await notify({ kind: 'events', events }, location.origin, window);
  expect(list()).toHaveLength(0);
  await notify({ kind: 'events', events });
  expect(list().map((item) => item.querySelector('strong')!.textContent)).toEqual([
    'cart/changed',
    'cart/changed',
    'session/changed',
  ]);
  expect(list()[0]).toHaveTextContent('another tab');
  expect(list()[1]).toHaveTextContent('mfe-invest');
  fireEvent.change(screen.getByLabelText('Filter by event or source'), { target: { value: 'Invest' } });
  expect(list()).toHaveLength(1);
  expect(screen.getByText('Showing 1')).toBeVisible();
});

test('X6 · platform messages stand above, and the address bar follows the remote', async () => {
  const { notify } = await open();
  await notify({ kind: 'note', note: { at: 1, kind: 'left', text: '/login' } });
  await notify({ kind: 'path', path: '/gold/orders?x=1' });
  expect(screen.getByText(/Navigated to \/login, which belongs to another remote\./)).toBeVisible();
  expect(location.pathname + location.search).toBe('/gold/orders?x=1');
  expect(screen.getByLabelText('Path')).toHaveValue('/gold/orders?x=1');
});
