import { ApiError } from '@sanchay/api-client';
import { keptOrders, storage } from '@sanchay/remote-kit/storage';
import { screen, waitFor } from '@testing-library/react';
import { openAt, signedIn } from '../testing/openAt.ts';
import { aCart, aLine, anOrder } from '../testing/orders.ts';
import { aScheme } from '../testing/schemes.ts';
import { businessDay } from '../testing/shares.ts';

const orders = keptOrders(storage);
const SIP = 'type=sip&amount=1500&day=10&first=now';
const placed = { status: 'success' as const, data: anOrder() };
const empty = aCart({ items: [] });

function keep(over: Partial<Parameters<typeof orders.keep>[0]> = {}): void {
  const { code } = aScheme();
  orders.keep({ key: 'key-1', code, name: 'Axis Flexi Cap', answers: SIP, at: Date.now(), ...over });
}
const open = (answers: object, session: ReturnType<typeof signedIn> = signedIn()) =>
  openAt(
    '/cart',
    { cart: empty, schemeDetails: [aScheme()], datedRules: businessDay, ...answers },
    { session },
  );
const created = ({ client }: Awaited<ReturnType<typeof open>>) =>
  client.calls.filter(({ name }) => name === 'createOrder').map(({ options }) => options);

describe('orders from before signing in', () => {
  afterEach(() => {
    for (const { key } of orders.all(Date.now())) orders.drop(key);
  });

  test('I3 are put into the cart once, each under its own key, and the cart shows this', async () => {
    keep();
    const opened = await open({ createOrder: placed });
    expect(await screen.findByText('Added to your cart: Axis Flexi Cap')).toBeVisible();
    expect(created(opened)).toMatchObject([
      { body: { code: aScheme().code, type: 'sip', amount: 1500 }, idempotencyKey: 'key-1' },
    ]);
    expect(orders.all(Date.now())).toEqual([]);
  });

  test('I3 a SIP starts by the business day of the server, which is ahead in a sandbox', async () => {
    keep();
    const datedRules = { ...businessDay, data: { ...businessDay.data, on: '2031-03-15' } };
    const opened = await open({ createOrder: placed, datedRules });
    await waitFor(() => expect(created(opened)).toMatchObject([{ body: { start_date: '2031-05-10' } }]));
  });

  test('I3 a SIP that is refused because the business day changed meanwhile starts by the new day', async () => {
    keep();
    const days = ['2031-03-15', '2031-03-16'];
    const opened = await open({
      datedRules: () => ({ ...businessDay, data: { ...businessDay.data, on: days.shift() } }),
      createOrder: () => {
        if (days.length > 0)
          throw new ApiError({
            kind: 'validation',
            httpStatus: 422,
            message: 'Choose a SIP date after today.',
          });
        return placed;
      },
    });
    expect(await screen.findByText('Added to your cart: Axis Flexi Cap')).toBeVisible();
    expect(created(opened)).toMatchObject([{ idempotencyKey: 'key-1' }, { idempotencyKey: 'key-1' }]);
  });

  test('I3 a line of the same fund and kind that is there already stays as it is', async () => {
    keep();
    const { code } = aScheme();
    const opened = await open({
      cart: aCart({ items: [aLine({ code, type: 'sip' })] }),
      createOrder: placed,
    });
    expect(await screen.findByText('Already in your cart, left as it was: Axis Flexi Cap')).toBeVisible();
    expect(created(opened)).toEqual([]);
    expect(orders.all(Date.now())).toEqual([]);
  });

  test.each([
    ['a day that the fund no longer takes', 'type=sip&amount=1500&day=31&first=now'],
    ['an amount below its minimum', 'type=sip&amount=1&day=10&first=now'],
    ['a way to buy that it does not have', 'type=swp&amount=1500'],
  ])('I3 %s is refused with the way on, and nothing else is ordered instead', async (_, answers) => {
    keep({ answers });
    const opened = await open({ createOrder: placed });
    expect(await screen.findByText("Axis Flexi Cap couldn't be added to your cart")).toBeVisible();
    expect(screen.getByText(/Choose again on the fund page/)).toBeVisible();
    expect(created(opened)).toEqual([]);
    expect(orders.all(Date.now())).toEqual([]);
  });

  test('I3 a refusal of the server is shown in its words, and the other orders still go in', async () => {
    keep();
    keep({ key: 'key-2', answers: 'type=buy&amount=5000' });
    let tried = 0;
    const createOrder = () => {
      tried += 1;
      if (tried > 1) return placed;
      throw new ApiError({ kind: 'refused', httpStatus: 422, message: 'Closed to US residents.' });
    };
    await open({ createOrder });
    expect(await screen.findByText('Closed to US residents.')).toBeVisible();
    expect(screen.getByText('Added to your cart: Axis Flexi Cap')).toBeVisible();
    expect(orders.all(Date.now())).toEqual([]);
  });

  test('I3 while the server cannot be reached they stay kept', async () => {
    keep();
    const createOrder = () => {
      throw new ApiError({ kind: 'network', message: 'No connection.' });
    };
    const opened = await open({ createOrder });
    await waitFor(() => expect(created(opened)).toHaveLength(1));
    expect(orders.all(Date.now())).toHaveLength(1);
  });

  test.each([['a payment is open', { cart: aCart({ payment_id: 'p-1' }) }]])(
    'I3 while %s nothing is added',
    async (_, answers) => {
      keep();
      const opened = await open({ createOrder: placed, ...answers });
      await screen.findByRole('heading', { level: 1, name: 'Cart' });
      expect(created(opened)).toEqual([]);
      expect(orders.all(Date.now())).toHaveLength(1);
    },
  );
});
