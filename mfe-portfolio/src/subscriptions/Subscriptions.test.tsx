import type { CallReply } from '@sanchay/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPortfolio } from '../testing/openPortfolio.ts';

type Reply = CallReply<'subscriptions'>;
const feature: Reply['features'][number] = {
  feature_name: 'tax_harvesting',
  coins: 499,
  price: 499,
  tax: 89.82,
  total: 588.82,
  free: false,
};
const active: Reply['subscriptions'][number] = {
  id: 's1',
  kyc_id: 'k1',
  feature_name: 'tax_harvesting',
  login_id: 1,
  portfolio_id: 1,
  auto_renew: false,
  status: 'active',
  paid_with: 'coins',
  coins: 499,
  price: 0,
  tax: 0,
  tax_percentage: 0,
  total: 0,
  placed_at: '2026-11-20T04:30:00.000Z',
  starts_on: '2026-11-20',
  ends_on: '2027-11-19',
  refundable_until: '2026-11-27',
  invoice_no: null,
  credit_note_no: null,
  reason: null,
  payment: null,
};
const reply = (over: Partial<Reply> = {}): Reply => ({
  status: 'success',
  subscriptions: [],
  features: [feature],
  total_coins: 600,
  months: 12,
  refund_days: 7,
  tax_percentage: 18,
  refusal: null,
  ...over,
});
const open = (subscriptions: Reply, more: object = {}) =>
  openPortfolio('/subscriptions', { answers: { subscriptions, ...more } });
const sent = (client: { calls: { name: string; options?: unknown }[] }, name: string) =>
  client.calls.filter((call) => call.name === name).map(({ options }) => options);

describe('/subscriptions', () => {
  test('P8 · a free feature is activated with one press', async () => {
    const free = { ...feature, coins: 0, price: 0, tax: 0, total: 0, free: true };
    const { client } = await open(reply({ features: [free] }), {
      createSubscription: { status: 'success', data: { ...active, paid_with: 'free' } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
    await waitFor(() =>
      expect(sent(client, 'createSubscription')).toEqual([
        { body: { feature_name: 'tax_harvesting', pay_with: 'free', amount: 0 } },
      ]),
    );
  });

  test.each([
    ['tax_harvesting', 'Open Tax harvesting', '/tax-harvesting'],
    ['family_account', 'Open Family', '/family'],
  ] as const)('P8 · %s opens where it is used once it is active', async (name, label, href) => {
    const features = [{ ...feature, feature_name: name }];
    await open(reply({ features, subscriptions: [{ ...active, feature_name: name }] }));
    expect(await screen.findByRole('link', { name: label })).toHaveAttribute('href', href);
  });

  test('P8 · coins pay the shown price, and the price in money shows its tax', async () => {
    const { client } = await open(reply(), {
      createSubscription: { status: 'success', data: active },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    await userEvent.click(screen.getByRole('radio', { name: /₹588\.82/ }));
    expect(screen.getByText('₹89.82')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /499 coins/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Use 499 coins' }));
    await waitFor(() =>
      expect(sent(client, 'createSubscription')).toEqual([
        { body: { feature_name: 'tax_harvesting', pay_with: 'coins', amount: 499 } },
      ]),
    );
  });

  test('P8 · too few coins are named and cannot be used', async () => {
    await open(reply({ total_coins: 100 }));
    await userEvent.click(await screen.findByRole('button', { name: 'Subscribe' }));
    await userEvent.click(screen.getByRole('radio', { name: /499 coins/ }));
    expect(screen.getByText(/^399 coins are missing/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use 499 coins' })).toBeDisabled();
  });

  test('P8 · an active one shows its last day and is cancelled after what is returned was read', async () => {
    const { client } = await open(reply({ subscriptions: [active] }), {
      cancelSubscription: { status: 'success', data: { ...active, status: 'cancelled' } },
    });
    expect(await screen.findByText('Active until 19 Nov 2027')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel subscription' }));
    expect(screen.getByText('It ends now and 499 coins are returned.')).toBeVisible();
    await userEvent.click(screen.getAllByRole('button', { name: 'Cancel subscription' }).at(-1)!);
    await waitFor(() => expect(sent(client, 'cancelSubscription')).toEqual([{ params: { id: 's1' } }]));
  });

  test('P8 · without KYC the way to it takes the place of the button', async () => {
    const refusal = { code: 'kyc_missing', message: 'Complete your KYC to subscribe.' };
    await open(reply({ refusal }));
    expect(await screen.findByText('Complete your KYC to subscribe.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).toBeNull();
  });
});
