import { ApiError } from '@sanchay/api-client';
import type { WatchedItem, Watchlists } from '@sanchay/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { itemsOfList, shortNote } from './watchEntry.ts';

const item = (id: string): WatchedItem => ({
  kind: 'stock',
  id,
  slug: id,
  name: `${id} Ltd`,
  detail: 'Energy',
  currency: 'INR',
  price: 100,
  previous_price: 99,
  change_percentage: 1.01,
  price_date: '2026-11-20',
  interest_rate: null,
  senior_citizen_interest_rate: null,
  added_at: '2026-11-20T04:30:00.000Z',
});
const [first, second] = [item('Alpha'), item('Beta')];
const watchlists: Watchlists = {
  limit: 20,
  lists: [{ id: 'l1', name: 'Ideas' }],
  entries: [
    { kind: 'stock', id: 'Alpha', note: 'Results on Friday', list_ids: ['l1'] },
    { kind: 'stock', id: 'Beta', note: null, list_ids: [] },
  ],
};
const reply = (data: Watchlists) => ({ status: 'success', data });
const answers = {
  watchlist: { status: 'success', data: { limit: 100, items: [first, second] } },
  watchlists: reply(watchlists),
};
const rows = async () =>
  within(await screen.findByRole('table', { name: 'Watchlist' }))
    .getAllByRole('row')
    .slice(1);

test('P9 · a list shows its entries only; an unknown one shows all', () => {
  expect(itemsOfList([first, second], watchlists, 'l1')).toEqual([first]);
  expect(itemsOfList([first, second], watchlists, 'gone')).toEqual([first, second]);
  expect(itemsOfList([first, second], undefined, 'l1')).toEqual([first, second]);
  expect(shortNote(`a\n${'b'.repeat(60)}`)).toHaveLength(40);
});

test('P9 · the list stands in the address, and a note in its row', async () => {
  const { location } = await openPortfolio('/watchlist', { answers });
  await waitFor(async () => expect((await rows())[0]).toHaveTextContent('Results on Friday'));
  await userEvent.selectOptions(screen.getByLabelText('List'), 'Ideas');
  expect(location()).toBe('/watchlist?list=l1');
  expect(await rows()).toHaveLength(1);
});

test('P9 · note and lists of an entry are changed', async () => {
  const { client } = await openPortfolio('/watchlist', {
    answers: { ...answers, setWatchEntry: reply(watchlists) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Note and lists' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Note')).toHaveValue('Results on Friday');
  await userEvent.selectOptions(dialog.getByLabelText('Entry'), 'Beta Ltd');
  await userEvent.type(dialog.getByLabelText('Note'), 'Wait');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Ideas' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(client.calls.find(({ name }) => name === 'setWatchEntry')).toMatchObject({
    options: { params: { kind: 'stock', id: 'Beta' }, body: { note: 'Wait', list_ids: ['l1'] } },
  });
});

test('P9 · a list is added; a name that is taken stays with the reason', async () => {
  const reason = 'You already have a list with this name.';
  const refused = new ApiError({
    kind: 'validation',
    httpStatus: 422,
    message: 'Correct the highlighted fields.',
    errors: { name: [reason] },
  });
  await openPortfolio('/watchlist', {
    answers: { ...answers, addWatchlist: () => Promise.reject(refused) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Lists' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('New list'), 'Ideas');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  expect(await dialog.findByText(reason)).toBeVisible();
  expect(dialog.getByLabelText('New list')).toHaveValue('Ideas');
});

test('P9 · a list is added and its field is free for the next', async () => {
  const { client } = await openPortfolio('/watchlist', {
    answers: { ...answers, addWatchlist: reply(watchlists) },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Lists' }));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('New list'), 'Later');
  await userEvent.click(dialog.getByRole('button', { name: 'Add' }));
  await waitFor(() => expect(dialog.getByLabelText('New list')).toHaveValue(''));
  expect(client.calls.find(({ name }) => name === 'addWatchlist')).toMatchObject({
    options: { body: { name: 'Later' } },
  });
});
