import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { openAt, signedIn } from '../testing/openAt.ts';

type Detail = CallReply<'preparedOrder'>['data'];

const order: Detail = {
  ...{
    id: 'po-1',
    kind: 'purchase',
    code: 'SBX-AX1-GR',
    fund_name: 'Axis Flexi Cap Fund - Direct Plan - Growth',
  },
  ...{ manager_name: 'Farah Khan', status: 'waiting', note: 'Top up', reason: null, result_id: null },
  ...{ prepared_at: '2026-11-19T10:00:00+05:30', expires_at: '2026-11-26T10:00:00+05:30', decided_at: null },
  request: { purchase: { code: 'SBX-AX1-GR', type: 'buy', amount: 5_000 }, redemption: null, switch: null },
  purchase: {
    ...{ order_id: 'o', code: 'SBX-AX1-GR', fund_name: 'Axis Flexi Cap Fund', slug: 'axis', type: 'buy' },
    ...{ amount: 5_000, start_date: null, folio_no: null, folio_expected: '10/11', new_folio: false },
    ...{ sip_firstorderflag: 'N', frequency: null, step_up: null, pay_now: 5_000, stamp_duty: 0.25 },
    ...{ units_estimate: 99.995, nav_date_expected: '2026-11-20', pay_before: null, rule_id: null },
    ...{ by_method: [], consent: null },
  },
  sale: null,
  replaces: true,
  changes: [{ field: 'nav_date', before: '2026-11-19', now: '2026-11-20' }],
  refusal: null,
};
const reply = (over: Partial<Detail> = {}) => ({ status: 'success', data: { ...order, ...over } });
const manager = signedIn();
manager.user!.managed_account = { owner_name: 'Asha Kulkarni', own_portfolio_id: 2, scope: 'prepare' };

describe('a prepared order', () => {
  test('P7 · the owner sees what it is, who prepared it, what changed and what it replaces', async () => {
    await openAt('/orders/prepared/po-1', { preparedOrder: reply() }, { session: signedIn() });
    expect(await screen.findByText(/Prepared by Farah Khan on/)).toBeVisible();
    expect(screen.getByText('19 Nov 2026 → 20 Nov 2026')).toBeVisible();
    expect(screen.getByText(/This order replaces it/)).toBeVisible();
    expect(screen.getByText('₹5,000.00')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart and pay' })).toBeEnabled();
  });

  test('P7 · the owner sees frequency, step-up, first instalment, new folio and terms of a SIP', async () => {
    const purchase: Detail['purchase'] = {
      ...order.purchase!,
      ...{ amount: 2_000, start_date: '2026-12-10', new_folio: true },
      type: 'sip',
      frequency: 'quarterly',
      step_up: { by: 'percent', value: 50, every_months: 6, cap: 20_000 },
      pay_now: 2_000,
      consent: { text: 'I agree to the SIP of ₹2,000.', hash: 'h' },
    };
    await openAt('/orders/prepared/po-1', { preparedOrder: reply({ purchase }) }, { session: signedIn() });
    for (const text of [
      '₹2,000.00 quarterly',
      '50% every 6 months',
      'Up to ₹20,000.00',
      'The first instalment is paid now',
      'New folio',
      'I agree to the SIP of ₹2,000.',
      'Stamp duty',
    ])
      expect(await screen.findByText(text)).toBeVisible();
  });

  test('P7 · of a SIP that starts later no stamp duty is paid now', async () => {
    const purchase: Detail['purchase'] = {
      ...order.purchase!,
      ...{ start_date: '2026-12-10', pay_now: 0, stamp_duty: 0 },
      type: 'sip',
      frequency: 'monthly',
    };
    await openAt('/orders/prepared/po-1', { preparedOrder: reply({ purchase }) }, { session: signedIn() });
    expect(await screen.findByText('₹5,000.00 monthly')).toBeVisible();
    expect(screen.queryByText('Stamp duty')).toBeNull();
  });

  test.each([
    ['purchase', '/orders/o-9'],
    ['redemption', '/orders/sale/o-9'],
  ] as const)('P7 · a confirmed %s leads to the order that was placed', async (kind, path) => {
    const done = reply({ kind, status: 'confirmed', purchase: null, changes: [], result_id: 'o-9' });
    await openAt('/orders/prepared/po-1', { preparedOrder: done }, { session: signedIn() });
    expect(await screen.findByRole('link', { name: 'View order' })).toHaveAttribute('href', path);
  });

  test('P7 · an order that can no longer be placed shows the reason and can be declined', async () => {
    const refusal = { code: 'not_enough_units', message: 'Only 20 units are free.' };
    const { client } = await openAt(
      '/orders/prepared/po-1',
      {
        preparedOrder: reply({ purchase: null, changes: [], refusal }),
        declinePreparedOrder: { status: 'success', data: { ...order, status: 'declined' } },
      },
      { session: signedIn() },
    );
    expect(await screen.findByText('Only 20 units are free.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Decline' }));
    fireEvent.change(screen.getByLabelText('Reason'), { target: { value: 'Sold already' } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Decline' }).at(-1)!);
    await waitFor(() =>
      expect(client.calls.find(({ name }) => name === 'declinePreparedOrder')?.options).toMatchObject({
        body: { reason: 'Sold already' },
      }),
    );
  });

  test.each([
    ['owner', signedIn(), ['/cart']],
    ['manager', manager, []],
  ] as const)(
    'P7 · the %s reads that an order waits in the cart for its payment',
    async (_who, session, ways) => {
      const inCart = reply({ status: 'in_cart', purchase: null, changes: [], result_id: 'o' });
      await openAt('/orders/prepared/po-1', { preparedOrder: inCart }, { session });
      expect(await screen.findByText('This order is in the cart')).toBeVisible();
      expect(screen.getByText('It is confirmed when it is paid there with an OTP.')).toBeVisible();
      expect(screen.queryByText('Nothing more happens with this prepared order.')).toBeNull();
      const links = screen.queryAllByRole('link', { name: 'Go to cart' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(ways);
      expect(screen.queryByRole('button', { name: /Decline|Withdraw/ })).toBeNull();
    },
  );

  test('P7 · another tab was faster: the reason is shown beside the button', async () => {
    await openAt(
      '/orders/prepared/po-1',
      {
        preparedOrder: reply(),
        takePreparedPurchase: () => {
          throw new ApiError({
            kind: 'validation',
            httpStatus: 409,
            message: 'This order was already confirmed.',
          });
        },
      },
      { session: signedIn() },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Add to cart and pay' }));
    expect(await screen.findByText('This order was already confirmed.')).toBeVisible();
  });

  test('P7 · the manager reads it and can withdraw it, but not confirm or decline it', async () => {
    await openAt('/orders/prepared/po-1', { preparedOrder: reply() }, { session: manager });
    expect(await screen.findByRole('button', { name: 'Withdraw' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to cart and pay' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Decline' })).toBeNull();
  });
});
