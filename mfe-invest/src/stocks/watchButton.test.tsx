import { ApiError } from '@sanchay/api-client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { STOCK_ANSWERS } from '../testing/stockAnswers.ts';

describe('P9 watch button', () => {
  const empty = { status: 'success', data: { limit: 100, items: [] } };
  const watched = {
    status: 'success',
    data: { limit: 100, items: [{ kind: 'stock' as const, id: 'INESBX000001' }] },
  } as never;

  test('P9 · a visitor who is not signed in is taken to the login and back', async () => {
    const { visited, client } = await openAt('/stocks/aravalka-bank-ltd', STOCK_ANSWERS);
    await userEvent.click(await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' }));
    expect(visited[0]).toMatch(/^\/login\?next=/);
    expect(client.calls.some(({ name }) => name === 'watchlist')).toBe(false);
  });

  test('P9 · it puts the stock on the list and shows that it is there', async () => {
    const { client } = await openAt(
      '/stocks/aravalka-bank-ltd',
      { ...STOCK_ANSWERS, watchlist: empty, watch: empty },
      { session: signedIn() },
    );
    const button = await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' });
    expect(button).toHaveAttribute('aria-pressed', 'false');
    client.answer({ watchlist: watched });
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'In watchlist: Aravalka Bank Ltd' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(client.calls.find(({ name }) => name === 'watch')?.options).toEqual({
      params: { kind: 'stock', id: 'INESBX000001' },
    });
  });

  test('P9 · it takes it off again', async () => {
    const { client } = await openAt(
      '/stocks/aravalka-bank-ltd',
      { ...STOCK_ANSWERS, watchlist: watched, unwatch: empty },
      { session: signedIn() },
    );
    const button = await screen.findByRole('button', { name: 'In watchlist: Aravalka Bank Ltd' });
    client.answer({ watchlist: empty });
    await userEvent.click(button);
    expect(await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' })).toBeVisible();
    expect(client.calls.some(({ name }) => name === 'unwatch')).toBe(true);
  });

  test('P9 · a full list shows the server’s message', async () => {
    const reported: string[] = [];
    const listen = (event: Event) =>
      void reported.push((event as CustomEvent<{ message: string }>).detail.message);
    window.addEventListener('sanchay:toast', listen);
    const message = 'Your watchlist holds 100 things at most. Take something off it first.';
    await openAt(
      '/stocks/aravalka-bank-ltd',
      {
        ...STOCK_ANSWERS,
        watchlist: empty,
        watch: () => Promise.reject(new ApiError({ kind: 'validation', httpStatus: 422, message })),
      },
      { session: signedIn() },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Add to watchlist: Aravalka Bank Ltd' }));
    await waitFor(() => expect(reported).toEqual([message]));
    window.removeEventListener('sanchay:toast', listen);
  });
});
