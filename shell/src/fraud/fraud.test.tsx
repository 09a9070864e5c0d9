import { bus } from '@sanchay/event-bus';
import { localLists, safeStorage, storage } from '@sanchay/remote-kit/storage';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { FraudHost } from './FraudHost.tsx';
import { fraudMemory } from './fraudMemory.ts';
import { atQuietMoment } from './quietMoment.ts';

const DAY = 86_400_000;
const title = 'Beware of fraud';
const dialog = () => screen.queryByRole('dialog', { name: title });
const blocked = () =>
  safeStorage(() => {
    throw new Error('blocked');
  });

beforeEach(() => {
  sessionStorage.clear();
  storage.clear('sanchay.');
});

test('S8 · it comes once a visit, and again on a device after the time of the settings', () => {
  const lists = localLists(blocked());
  const visit = fraudMemory(DAY, blocked(), lists);
  expect(visit.due(1_000)).toBe(true);
  visit.shown(1_000);
  expect(visit.due(10 * DAY)).toBe(false);
  const nextVisit = fraudMemory(DAY, blocked(), lists);
  expect([nextVisit.due(DAY + 999), nextVisit.due(DAY + 1_000)]).toEqual([false, true]);
  // A clock that was set back does not silence it.
  expect(nextVisit.due(500)).toBe(true);
});

test('S8 · it waits while the visitor is typing, another dialog or a menu is open, or the page is hidden', () => {
  document.body.innerHTML = '<header><details open></details></header><input><dialog open></dialog>';
  const input = document.querySelector('input')!;
  const menu = document.querySelector('details')!;
  const other = document.querySelector('dialog')!;
  const idle: (() => void)[] = [];
  const rest = () => idle.splice(0).forEach((work) => work());
  const act_ = jest.fn();
  input.focus();
  const stop = atQuietMoment(act_, document, (work) => idle.push(work));
  rest();
  other.remove();
  document.dispatchEvent(new Event('visibilitychange'));
  rest();
  expect(act_).not.toHaveBeenCalled();
  input.blur();
  rest();
  expect(act_).not.toHaveBeenCalled();
  menu.open = false;
  menu.dispatchEvent(new Event('toggle'));
  expect(act_).not.toHaveBeenCalled();
  rest();
  expect(act_).toHaveBeenCalledTimes(1);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(idle).toHaveLength(0);
  stop();
  const late = jest.fn();
  atQuietMoment(late, document, (work) => idle.push(work))();
  rest();
  expect(late).not.toHaveBeenCalled();
  document.body.innerHTML = '';
});

test.each(['Okay', 'background'])('S8 · a stranger is shown it once; %s closes it', async (way) => {
  const { unmount } = await renderInShell(<FraudHost />);
  const shown = await screen.findByRole('dialog', { name: title });
  expect(shown).toHaveTextContent('We never ask for your password, OTP or PIN by phone, chat or email.');
  if (way === 'Okay') fireEvent.click(screen.getByRole('button', { name: 'Okay' }));
  else fireEvent.mouseDown(shown);
  expect(dialog()).toBeNull();
  unmount();
  await renderInShell(<FraudHost />);
  await act(() => new Promise((done) => setTimeout(done, 700)));
  expect(dialog()).toBeNull();
});

test.each([
  ['somebody signed in', { session: { loggedIn: true } }],
  ['somebody not known yet', { session: { userFetched: false } }],
  ['the mobile build', { config: { mobileBuild: true } }],
  ['an installation without it', { config: { fraudNotice: { allowed: false, again: DAY } } }],
])('S8 · %s is not shown it', async (_who, options) => {
  await renderInShell(<FraudHost />, options);
  await act(() => new Promise((done) => setTimeout(done, 700)));
  expect(dialog()).toBeNull();
});

test('S8 · it never comes over a form to sign in; on the next page it does', async () => {
  history.replaceState(null, '', '/login');
  await renderInShell(<FraudHost />);
  await act(() => new Promise((done) => setTimeout(done, 700)));
  expect(dialog()).toBeNull();
  act(() => {
    history.replaceState(null, '', '/loginless');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  history.replaceState(null, '', '/');
});

test('S8 · a menu that was opened while the warning came is closed first', async () => {
  document.body.insertAdjacentHTML('beforeend', '<header><details></details></header>');
  const menu = document.querySelector<HTMLDetailsElement>('header details')!;
  await renderInShell(<FraudHost />);
  menu.open = true;
  await act(() => new Promise((done) => setTimeout(done, 1_200)));
  expect(dialog()).toBeNull();
  menu.open = false;
  fireEvent(menu, new Event('toggle'));
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  menu.closest('header')!.remove();
});

test('S8 · it disappears when the visitor signs in meanwhile', async () => {
  await renderInShell(<FraudHost />);
  await screen.findByRole('dialog', { name: title });
  act(() => bus.emit('session/changed', { loggedIn: true, userFetched: true, user: null }));
  expect(dialog()).toBeNull();
});
