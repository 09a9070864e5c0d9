import { ApiError } from '@sanchay/api-client';
import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { CallReply, SearchGroup, SearchItem, SessionState } from '@sanchay/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInShell } from '../../testing/renderInShell.tsx';
import { SearchOverlay } from './SearchOverlay.tsx';

const item = (kind: SearchItem['kind'], name: string, over: Partial<SearchItem> = {}): SearchItem => ({
  id: `${kind}.${name}`,
  kind,
  title: name,
  detail: null,
  path: `/${kind}/${name}`,
  figure: null,
  matches: [],
  ...over,
});
const FUND = item('mutual_fund', 'Axis Flexi Cap Fund', {
  id: 'mutual_fund.axis-flexi',
  detail: 'Flexi Cap',
  path: '/mutual-funds/fund/axis-flexi',
  figure: { unit: 'rupees', value: 1234.5, change_percent: 1.25 },
  matches: [{ from: 0, to: 2 }],
});
const BANK = item('fixed_deposit', 'Axis Bank', {
  id: 'fixed_deposit.axis-bank',
  path: '/fixed-deposit/axis-bank',
  figure: { unit: 'percent', value: 6.15, change_percent: null },
});
const GROUPS: SearchGroup[] = [
  { kind: 'mutual_fund', total: 12, items: [FUND] },
  { kind: 'fixed_deposit', total: 1, items: [BANK] },
];
const found = (groups: SearchGroup[], query = 'ax'): CallReply<'globalSearch'> => ({
  status: 'success',
  data: { query, groups },
});
const items = (...list: SearchItem[]) => ({ status: 'success', data: list });
const close = jest.fn();
const settle = jest.fn();

function Opened({ start }: { start: string }) {
  const [term, type] = useState(start);
  return <SearchOverlay term={term} type={type} settle={settle} close={close} />;
}

const open = (
  answers: FakeAnswers = {},
  start = '',
  more: { session?: Partial<SessionState>; routes?: string[] } = {},
) =>
  renderInShell(<Opened start={start} />, {
    routes: ['/mutual-funds', '/fixed-deposit', '/gold'],
    answers: { mostSearched: items(), recentSearches: items(), globalSearch: found(GROUPS), ...answers },
    ...more,
  });
const field = () => screen.getByRole('combobox', { name: 'Search Sanchay' });
const lines = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const activeLine = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '');

beforeEach(() => {
  close.mockReset();
  Element.prototype.scrollIntoView = jest.fn();
});

test('S6 · results are grouped, with figures, the parts that answer marked, and the full list of funds', async () => {
  await open({}, 'ax');
  await screen.findByRole('option', { name: /Axis Bank/ });
  const funds = screen.getByRole('group', { name: 'Mutual funds' });
  const line = within(funds).getByRole('option', { name: /Flexi Cap Fund/ });
  expect(line).toHaveAttribute('href', '/mutual-funds/fund/axis-flexi');
  expect(line).toHaveTextContent('Axis Flexi Cap FundDirect · Growth · Flexi Cap₹1,234.50up +1.25%');
  expect(within(line).getByText('Ax', { selector: 'mark' })).toBeVisible();
  expect(within(funds).getByRole('option', { name: 'View all 12 funds' })).toHaveAttribute(
    'href',
    '/mutual-funds/all?q=ax',
  );
  expect(screen.getByRole('group', { name: 'Fixed deposits' })).toHaveTextContent('Axis Bank6.15% p.a.');
  expect(screen.getByRole('status')).toHaveTextContent('13 results');
});

test('S6 · the keys go through the lines and Enter opens the active one, which is counted', async () => {
  const { visited, client } = await open({ countSearch: {} }, 'ax');
  await screen.findByRole('option', { name: /Axis Bank/ });
  expect(field()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.type(field(), '{ArrowDown}');
  expect(activeLine()).toHaveTextContent('Axis Flexi Cap Fund');
  expect(activeLine()).toHaveAttribute('aria-selected', 'true');
  await userEvent.type(field(), '{ArrowUp}', { skipClick: true });
  expect(activeLine()).toBeNull();
  await userEvent.type(field(), '{ArrowUp}{Home}{End}', { skipClick: true });
  expect(activeLine()).toHaveTextContent('Axis Bank');
  await userEvent.type(field(), '{Enter}', { skipClick: true });
  expect(visited).toEqual(['/fixed-deposit/axis-bank']);
  expect(client.calls.find(({ name }) => name === 'countSearch')?.options).toEqual({
    params: { id: 'fixed_deposit.axis-bank' },
    body: {},
  });
});

test('S6 · Enter takes the first result, also when it was pressed before the answer came', async () => {
  let answer: (reply: CallReply<'globalSearch'>) => void = () => undefined;
  const { visited } = await open({ globalSearch: () => new Promise((resolve) => (answer = resolve)) });
  await userEvent.type(field(), 'ax{Enter}');
  expect(visited).toEqual([]);
  settle.mockClear();
  await act(async () => answer(found(GROUPS)));
  await waitFor(() => expect(visited).toEqual(['/mutual-funds/fund/axis-flexi']));
  expect(settle).toHaveBeenCalledTimes(1);
});

test('S6 · the last query wins: an answer to a former one that comes late is not shown', async () => {
  const waiting = new Map<string, (reply: CallReply<'globalSearch'>) => void>();
  const { client } = await open({
    globalSearch: ({ query }) => new Promise((resolve) => waiting.set(query.query, resolve)),
  });
  await userEvent.type(field(), 'go');
  const former = client.calls.find(
    ({ options }) => (options as { query?: { query: string } }).query?.query === 'g',
  )!;
  expect((former.options as { signal: AbortSignal }).signal.aborted).toBe(true);
  await act(async () => waiting.get('go')!(found([GROUPS[1]!], 'go')));
  await act(async () => waiting.get('g')!(found(GROUPS, 'g')));
  await waitFor(() => expect(lines()).toEqual(['Axis Bank6.15% p.a.']));
});

test('S6 · a letter renders no line again; the next answer fills the same elements', async () => {
  let reads = 0;
  const counted = Object.defineProperty({ ...FUND }, 'title', {
    enumerable: true,
    get: () => ((reads += 1), FUND.title),
  });
  const waiting = new Map<string, (reply: CallReply<'globalSearch'>) => void>();
  await open({
    globalSearch: ({ query }) => new Promise((resolve) => waiting.set(query.query, resolve)),
  });
  await userEvent.type(field(), 'a');
  await act(async () => waiting.get('a')!(found([{ kind: 'mutual_fund', total: 1, items: [counted] }], 'a')));
  const line = await screen.findByRole('option', { name: /Flexi Cap Fund/ });
  const before = reads;
  expect(before).toBeGreaterThan(0);
  await userEvent.type(field(), 'x');
  expect(field()).toHaveValue('ax');
  expect(reads).toBe(before);
  const other = {
    ...FUND,
    id: 'mutual_fund.axis-liquid',
    title: 'Axis Liquid Fund',
    path: '/mutual-funds/fund/l',
  };
  await act(async () => waiting.get('ax')!(found([{ kind: 'mutual_fund', total: 1, items: [other] }], 'ax')));
  expect(await screen.findByRole('option', { name: /Liquid Fund/ })).toBe(line);
});

test('S6 · what has no page here is left out, group and count with it', async () => {
  await open({}, 'ax', { routes: ['/fixed-deposit'] });
  await screen.findByRole('option', { name: /Axis Bank/ });
  expect(lines()).toHaveLength(1);
  expect(screen.getByRole('status')).toHaveTextContent('1 result');
});

test('S6 · a signed-in user gets their own recent choices, selects one, and can clear them', async () => {
  const { client } = await open(
    { recentSearches: items(FUND), mostSearched: items(BANK), rememberSearch: {}, forgetSearches: {} },
    '',
    { session: { loggedIn: true } },
  );
  const own = await screen.findByRole('group', { name: 'Recent searches' });
  await userEvent.click(within(own).getByRole('option', { name: /Flexi Cap Fund/ }));
  expect(client.calls.find(({ name }) => name === 'rememberSearch')?.options).toEqual({
    params: { id: 'mutual_fund.axis-flexi' },
  });
  client.answer({ recentSearches: items() });
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByRole('group', { name: 'Most searched' })).toHaveTextContent('Axis Bank');
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
});

test('S6 · others are offered what was searched most, and a hint', async () => {
  const { client } = await open({ mostSearched: items(BANK) });
  expect(await screen.findByRole('group', { name: 'Most searched' })).toHaveTextContent('Axis Bank');
  expect(screen.getByText(/Search by name, AMC, symbol or question/)).toBeVisible();
  expect(client.calls.map(({ name }) => name)).not.toContain('recentSearches');
});

test('S6 · nothing found, no words and too much are explained', async () => {
  await open({ globalSearch: found([], 'zzz') }, 'zzz');
  expect(await screen.findByRole('heading', { name: 'No results for “zzz”' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No results for “zzz”');
  await userEvent.clear(field());
  await userEvent.type(field(), '😀');
  expect(screen.getByRole('heading', { name: 'Search with letters or numbers' })).toBeVisible();
  fireEvent.change(field(), { target: { value: 'z'.repeat(101) } });
  expect(screen.getByText('Only the first 100 characters are searched.')).toBeVisible();
});

test('S6 · a search that fails is reported and retried', async () => {
  const { client } = await open(
    { globalSearch: () => Promise.reject(new ApiError({ kind: 'server', requestId: 'r1' })) },
    'ax',
  );
  expect(await screen.findByRole('alert')).toHaveTextContent("Search isn't working right now");
  expect(screen.getByRole('alert')).toHaveTextContent('Your search text is still here.');
  expect(screen.getByRole('alert')).toHaveTextContent('r1');
  client.answer({ globalSearch: found(GROUPS) });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('option', { name: /Axis Bank/ })).toBeVisible();
});

test('S6 · a missing connection is reported', async () => {
  await open({ globalSearch: () => Promise.reject(new ApiError({ kind: 'offline', sent: false })) }, 'ax');
  expect(await screen.findByRole('alert')).toHaveTextContent('You are offline');
});

test('S6 · it is a dialog whose cursor is in the field, and Escape closes it', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Search Sanchay' })).toBeVisible();
  expect(field()).toHaveFocus();
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(close).toHaveBeenCalledTimes(1);
});
