import { lockMinor, markRemoved } from './store.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { endQuietly, newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { CHILD } from '../testing/people/child.ts';
import { giveBank } from '../testing/people/holder.ts';
import { stepUp } from '../testing/people/stepUp.ts';

const LUMPSUM = { code: FUNDS.equity, type: 'buy' as const, amount: 5_000 };

describe('removing the account of a child while something begins in it', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let number: string;
  let id: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    number = String((await me.call('addMinor', { body: CHILD })).body.data.portfolio_id);
    id = (await rows<{ id: string }>('SELECT id FROM portfolios WHERE number = $1', number))[0]!.id;
    await rows('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', id);
    await giveBank(bench.api, { userId: me.userId, portfolioId: id } as TestInvestor);
    await me.call('switchPortfolio', { params: { id } });
  });
  afterAll(() => bench.close());

  const rows = <Row extends object>(text: string, ...values: unknown[]) =>
    bench.api.db.query<Row>(text, values);
  const remove = async () => {
    const step_up = await stepUp(bench.api, me.token, 'access');
    return me.call('removeMinor', { params: { portfolio_id: number }, body: { step_up } });
  };
  const removed = async () =>
    (
      await rows<{ removed: boolean }>(
        'SELECT removed_at IS NOT NULL AS removed FROM portfolios WHERE id = $1',
        id,
      )
    )[0]!.removed;
  const waiting = async () => {
    const [found] = await rows<{ count: number }>(
      `SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()`,
    );
    return found!.count;
  };
  /** Until a request waits for the transaction of another connection. */
  const untilWaiting = async () => {
    for (let polls = 0; (await waiting()) === 0; polls += 1)
      if (polls > 2_000) throw new Error('nothing waits');
  };
  /** A request that begins while another connection removes the account, and goes on after its commit. */
  const whileRemoved = async <Reply>(work: () => Promise<Reply>): Promise<Reply> => {
    const begun = await bench.api.db.tx(async (tx) => {
      await lockMinor(tx, id);
      await markRemoved(tx, id, bench.api.clock.now());
      const reply = work();
      await untilWaiting();
      return { reply };
    });
    return begun.reply;
  };

  test('P7 · an order that waits for the removal is refused with the reason, and nothing of it is stored', async () => {
    await me.cart();
    const { http, body } = await whileRemoved(() => me.place(LUMPSUM));
    expect([http, body.code, body.message]).toEqual([
      ...[409, 'account_removed'],
      'This account has just been removed. Nothing was changed and no money was taken.',
    ]);
    expect(await rows('SELECT 1 FROM orders WHERE portfolio_id = $1', id)).toEqual([]);
  });

  test('P7 · a payment that waits for the removal is refused before the gateway is called', async () => {
    await me.place(LUMPSUM);
    const before = bench.gateway.payments.size;
    const { http, body } = await whileRemoved(() => me.pay());
    expect([http, body.code]).toEqual([409, 'account_removed']);
    expect(bench.gateway.payments.size).toBe(before);
    expect(await rows('SELECT 1 FROM payments WHERE portfolio_id = $1', id)).toEqual([]);
  });

  test('P7 · a plan, an import and a recorded asset that wait for the removal are refused', async () => {
    const terms = {
      ...{ kind: 'sip', code: FUNDS.equity, amount: 1_000, frequency: 'monthly', start_date: '2026-12-05' },
    };
    const { consent } = (await me.call('previewSystematic', { query: terms as never })).body.data;
    const step_up_code = await stepUp(bench.api, me.token, 'systematic', consent.hash);
    const plan = { ...terms, consent_hash: consent.hash, step_up_code };
    const refused = await whileRemoved(() => me.call('createSystematic', { body: plan as never }));
    expect(refused.body.code).toBe('account_removed');
    expect(await rows('SELECT 1 FROM systematic_plans WHERE portfolio_id = $1', id)).toEqual([]);
    await rows('UPDATE portfolios SET removed_at = NULL WHERE id = $1', id);
    const asset = {
      ...{ type: 'property' as const, name: 'Flat', rate_percentage: null, compounding: null, grams: null },
      ...{ matures_on: null, entries: [{ on: '2024-10-01', kind: 'value' as const, amount: 100 }] },
    };
    const kept = await whileRemoved(() => me.call('createOtherAsset', { body: asset }));
    expect(kept.body.code).toBe('account_removed');
    expect(await rows('SELECT 1 FROM other_assets WHERE portfolio_id = $1', id)).toEqual([]);
  });

  test('P7 · a removal that waits for an order finds it and is refused with the reason', async () => {
    await me.place(LUMPSUM);
    const { id: cart } = await me.cart();
    await rows(`UPDATE orders SET status = 'cancelled' WHERE portfolio_id = $1`, id);
    const begun = await bench.api.db.tx(async (tx) => {
      await tx.query(
        `INSERT INTO orders (investor_id, id, portfolio_id, cart_id, code, type, amount, status, placed_at, updated_at)
         VALUES ($1, gen_random_uuid(), $2, $3, $4, 'buy', 5000, 'pending', now(), now())`,
        [me.userId, id, cart, FUNDS.equity],
      );
      const reply = remove();
      await untilWaiting();
      return { reply };
    });
    const { http, body } = await begun.reply;
    expect([http, body.code]).toEqual([422, 'minor_not_empty']);
    expect(await removed()).toBe(false);
  });

  test('P7 · a payment in flight refuses the removal; money that arrives after the removal is refunded', async () => {
    await me.place(LUMPSUM);
    const { id: payment } = (await me.pay()).body.data;
    const refused = await remove();
    expect([refused.http, refused.body.code]).toEqual([422, 'minor_not_empty']);
    const { blockers } = (await me.call('minorAccount', { params: { portfolio_id: number } })).body.data;
    expect(blockers.map(({ kind }) => kind)).toEqual(['payments', 'orders']);
    await me.call('cancelPayment', { params: { id: payment } });
    for (const { order_id } of (await me.cart()).items)
      await me.call('cancelOrder', { params: { id: order_id } });
    expect((await remove()).http).toBe(200);
    endQuietly(bench.gateway, payment, {
      status: 'successful',
      paid_at: bench.api.clock.now().toISOString(),
    });
    expect((await sendNews(bench.api, newsOf(bench.gateway, payment))).http).toBe(200);
    await bench.api.runJobs();
    expect(bench.gateway.refunds.map(({ amount }) => Number(amount))).toContain(5_000);
    expect(await rows('SELECT status FROM payments WHERE id = $1', payment)).toEqual([
      { status: 'refunded' },
    ]);
    const [transit] = await rows<{ amount: string }>(
      `SELECT coalesce(sum(e.amount), 0)::numeric(16, 2) AS amount FROM ledger_entries e
       JOIN ledger_accounts a ON a.id = e.account_id WHERE a.portfolio_id = $1 AND a.role = 'cash_in_transit'`,
      id,
    );
    expect(Number(transit!.amount)).toBe(0);
  });

  test('P7 · orders and removals at the same moment: one of them wins, never both', async () => {
    for (let round = 0; round < 6; round += 1) {
      const otp = await stepUp(bench.api, me.token, 'access');
      const [placed, gone] = await Promise.all([
        me.place(LUMPSUM),
        me.call('removeMinor', { params: { portfolio_id: number }, body: { step_up: otp } }),
      ]);
      const stored = await rows(`SELECT 1 FROM orders WHERE portfolio_id = $1 AND status = 'pending'`, id);
      expect([placed.http, gone.http]).toEqual(stored.length > 0 ? [200, 422] : [expect.any(Number), 200]);
      expect(await removed()).toBe(stored.length === 0);
      await rows(`UPDATE orders SET status = 'cancelled' WHERE portfolio_id = $1`, id);
      await rows('UPDATE portfolios SET removed_at = NULL WHERE id = $1', id);
      await me.call('switchPortfolio', { params: { id } });
    }
  });
});
