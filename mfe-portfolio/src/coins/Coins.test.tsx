import type { CallReply } from '@sanchay/contracts';
import { screen, within } from '@testing-library/react';
import { openPortfolio } from '../testing/openPortfolio.ts';
import { asha } from '../testing/samples.ts';
import { pageOf } from './pageOf.ts';

const data: CallReply<'coins'>['data'] = {
  total_coins: 125,
  transactions: [
    {
      id: '2',
      date: '2026-11-20T04:30:00.000Z',
      kind: 'sip',
      comment: 'First units of a SIP',
      credit: 25,
      debit: 0,
      balance: 125,
    },
    {
      id: '1',
      date: '2026-11-19T04:30:00.000Z',
      kind: 'referral',
      comment: 'A friend you invited is ready to invest',
      credit: 100,
      debit: 0,
      balance: 100,
    },
  ],
  page: 1,
  pages: 1,
  rewards: [
    { reward: 'referral', each: 100, maximum: null, earned: 100 },
    { reward: 'sip', each: 25, maximum: 100, earned: 25 },
  ],
  referral_code: 'ASHA2026',
};
const open = (over: Partial<typeof data> = {}) =>
  openPortfolio('/coins', { answers: { coins: { status: 'success', data: { ...data, ...over } } } });

describe('/coins', () => {
  test('P8 · shows each entry with the balance after it, and what was earned of its limit', async () => {
    await open();
    const rows = within(await screen.findByRole('table', { name: 'Coin history' })).getAllByRole('row');
    expect(rows.slice(1).map((row) => row.textContent)).toEqual([
      'First units of a SIP20 Nov 202625125',
      'A friend you invited is ready to invest19 Nov 2026100100',
    ]);
    expect(screen.getByText(/At most 100 coins\. Earned so far: 25$/)).toBeVisible();
    expect(screen.getByText(/\/signup\?ref=ASHA2026$/)).toBeVisible();
  });

  test.each([
    ['the own account', null, 0],
    ['the account of another user', { owner_name: 'Ravi Nair', own_portfolio_id: 2 }, 1],
  ])('P7 · coins are those of the user; in %s the page states it', async (_, managed, notices) => {
    const user = { ...asha, managed_account: managed };
    await openPortfolio('/coins', {
      answers: { coins: { status: 'success', data } },
      session: { loggedIn: true, userFetched: true, user },
    });
    await screen.findByRole('table', { name: 'Coin history' });
    expect(screen.queryAllByText("This page is yours, not Ravi Nair's")).toHaveLength(notices);
  });

  test('P8 · each way of earning states how many coins, when, the limit and that they do not expire', async () => {
    const rewards = [
      { reward: 'referral' as const, each: 100, maximum: null, earned: 0 },
      { reward: 'goal' as const, each: 50, maximum: 150, earned: 50 },
      { reward: 'sip' as const, each: 25, maximum: 100, earned: 0 },
      { reward: 'import' as const, each: 25, maximum: 150, earned: 0 },
    ];
    await open({ rewards });
    for (const rule of [
      /^100 coins for each friend .* ready to invest\. Your friend gets no coins for it\. No limit\./,
      /^50 coins for your first goal of each kind, when you save it\. At most 150 coins\. Earned so far: 50$/,
      /^25 coins for each new SIP, when its first units are allotted\. At most 100 coins\./,
      /^25 coins once for each kind .*, when you apply an import that adds transactions\. At most 150 coins\./,
      /^Coins don't expire /,
      /You earn 100 coins when the account is ready to invest\.$/,
    ])
      expect(await screen.findByText(rule)).toBeVisible();
  });

  test('P8 · an empty ledger states how it fills', async () => {
    await open({ total_coins: 0, transactions: [] });
    expect(await screen.findByText(/^No coins yet/)).toBeVisible();
  });

  test.each([
    [null, 1],
    ['2', 2],
    ['0', 1],
    ['-1', 1],
    ['99999', 1],
    ['two', 1],
  ])('P8 · page %s of an address is page %i', (text, page) => {
    expect(pageOf(text)).toBe(page);
  });
});
