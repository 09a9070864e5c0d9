import type { FakeAnswers } from '@sanchay/api-client/testing';
import type { GttOrder } from '@sanchay/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aStock } from '../testing/shares.ts';

const waiting: GttOrder = {
  id: 'g1',
  isin: 'INE000A01019',
  slug: aStock().slug,
  symbol: 'ARAVALKA',
  name: 'Aravalka Bank Ltd',
  side: 'buy',
  quantity: 3,
  below_trigger: 450,
  below_limit: 451,
  above_trigger: null,
  above_limit: null,
  last_price: 500,
  state: 'active',
  reason: null,
  order_id: null,
  created_at: '2026-11-20T04:30:00.000Z',
  expires_on: '2027-11-20',
  version: 2,
};
const answers: FakeAnswers = {
  stockDetails: { status: 'success', data: aStock() },
  gttOrders: { status: 'success', data: [waiting] },
  createGttOrder: { status: 'success', data: waiting },
  changeGttOrder: { status: 'success', data: waiting },
  cancelGttOrder: { status: 'success', data: waiting },
  stockOrders: { status: 'success', data: [] },
};
const open = (path: string) => openAt(path, answers, { session: signedIn() });

test('I6 · a new GTT order of a purchase is placed with its prices', async () => {
  const { client } = await open(`/stocks/${waiting.slug}/gtt?side=buy`);
  const user = userEvent.setup();
  const place = await screen.findByRole('button', { name: 'Place GTT order' });
  expect(place).toBeDisabled();
  await user.type(screen.getByLabelText('Trigger price'), '450');
  await user.type(screen.getByLabelText('Limit price'), '451');
  await user.click(place);
  await waitFor(() => {
    expect(client.calls.find(({ name }) => name === 'createGttOrder')?.options).toMatchObject({
      body: { side: 'buy', quantity: 1, trigger_price: 450, limit_price: 451 },
    });
  });
});

test('I6 · a sale has a target and a stop-loss, of which all prices are needed', async () => {
  await open(`/stocks/${waiting.slug}/gtt?side=sell`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('radio', { name: 'Target and stop-loss' }));
  expect(screen.getByLabelText('Target limit price')).toBeVisible();
  await user.type(screen.getByLabelText('Stop-loss trigger price'), '450');
  await user.type(screen.getByLabelText('Stop-loss limit price'), '450');
  expect(screen.getByRole('button', { name: 'Place GTT order with OTP' })).toBeDisabled();
});

test('I6 · an order that waits is changed with its version, and cancelled', async () => {
  const { client } = await open(`/stocks/${waiting.slug}/gtt?side=buy&id=g1`);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Save changes' }));
  await waitFor(() => {
    expect(client.calls.find(({ name }) => name === 'changeGttOrder')?.options).toMatchObject({
      params: { id: 'g1' },
      body: { version: 2, quantity: 3, trigger_price: 450, limit_price: 451 },
    });
  });
});

test('I6 · the list shows what waits, at which price and until when', async () => {
  await open('/stocks/orders');
  expect(await screen.findByText('≤ ₹450.00')).toBeVisible();
  expect(screen.getByText(/Buy 3 · Waiting/)).toBeVisible();
});
