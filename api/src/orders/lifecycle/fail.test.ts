import { balanceOf, cashInTransit, proveBalanced } from '../../ledger/index.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS, publishNav } from '../../testing/orderMarket.ts';
import { wakeOrders } from '../index.ts';

const MONDAY_NINE = '2026-11-23T09:00:00.000+05:30';

describe('orders that cannot be carried out', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    bench.gateway.refunds = [];
  });
  afterEach(() => proveBalanced(bench.api.db));
  afterAll(() => bench.close());

  const buy = async (over: Record<string, unknown> = {}) =>
    (await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000, ...over })).body.data.id;
  const navOut = (nav: string) => publishNav(bench.api.db, FUNDS.equity, '2026-11-20', nav);

  test('I5 · a fund that closes after the payment fails the order and sends the money back', async () => {
    const id = await buy();
    const kept = await buy({ code: FUNDS.debt, amount: 3000 });
    const paymentId = await me.payAll();
    await bench.api.db.query('UPDATE schemes SET closed = true WHERE code = $1', [FUNDS.equity]);
    await bench.api.runJobs();
    const message = 'The fund no longer accepts purchases. ₹5,000 was refunded.';
    expect(await me.order(id)).toMatchObject({ status: 'failed', reason: message });
    expect((await me.order(kept)).status).toBe('submitted');
    expect((await me.call('payment', { params: { id: paymentId } })).body.data).toMatchObject({
      status: 'successful',
      amount: 8000,
      refund: { amount: 5000 },
    });
    expect(await balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId)).toBe('3000.0000');
    expect(bench.gateway.refunds).toEqual([{ id, amount: '5000.00' }]);
    await wakeOrders(bench.api.ctx);
    await bench.api.runJobs();
    expect(bench.gateway.refunds).toHaveLength(1);
  });

  test('I5 · a refund that the gateway does not accept is requested again', async () => {
    await buy();
    await me.payAll();
    await bench.api.db.query('UPDATE schemes SET closed = true WHERE code = $1', [FUNDS.equity]);
    bench.gateway.mode = 'broken';
    await expect(bench.api.runJobs()).rejects.toMatchObject({ kind: 'gateway_unreachable' });
    expect(bench.gateway.refunds).toEqual([]);
    bench.gateway.mode = 'well';
    await wakeOrders(bench.api.ctx);
    await bench.api.runJobs();
    expect(bench.gateway.refunds).toHaveLength(1);
  });

  test('I5 · an amount that buys no part of a unit is sent back', async () => {
    await bench.api.db.query('UPDATE schemes SET lump_min = 1 WHERE code = $1', [FUNDS.equity]);
    const id = await buy({ amount: 1 });
    await me.payAll();
    await navOut('2001.0000');
    await me.moveTo(MONDAY_NINE);
    await bench.api.runJobs();
    expect(await me.order(id)).toMatchObject({
      status: 'failed',
      reason: '₹1 is less than the smallest part of a unit. It was sent back to you.',
    });
    expect(await balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
  });

  test('I5 · an order of which only half a paisa would be duty has none', async () => {
    await bench.api.db.query('UPDATE schemes SET lump_min = 1 WHERE code = $1', [FUNDS.equity]);
    const id = await buy({ amount: 50 });
    await me.payAll();
    await navOut('50.0000');
    await me.moveTo(MONDAY_NINE);
    await bench.api.runJobs();
    expect(await me.order(id)).toMatchObject({ status: 'successful', units: 1, stamp_duty: 0 });
    expect(
      await bench.api.db.query(
        `SELECT 1 FROM ledger_entries e JOIN ledger_accounts a ON a.id = e.account_id
         WHERE a.role = 'stamp_duty_payable' AND e.investor_id = $1`,
        [me.userId],
      ),
    ).toEqual([]);
  });
});
