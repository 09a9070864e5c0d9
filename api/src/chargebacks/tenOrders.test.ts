import { randomUUID } from 'node:crypto';
import { balanceOf, cashInTransit, proveBooks } from '../ledger/index.ts';
import { newsOf, sendNews } from '../testing/partners/fakeGateway.ts';
import { giveBank, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

const COPIES = ['ZZC1-GR', 'ZZC2-GR', 'ZZC3-GR', 'ZZC4-GR', 'ZZC5-GR', 'ZZC6-GR'];
const NFO = { from: '2026-11-16', to: '2026-11-24', start: '2026-12-07' };

describe('a chargeback of a cart of ten orders', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let ids: string[];
  let payment: string;
  beforeAll(async () => {
    bench = await orderBench();
    for (const code of COPIES) {
      const name = `Zed ${code} Fund`;
      await bench.api.db.query(
        `INSERT INTO schemes OVERRIDING SYSTEM VALUE SELECT (jsonb_populate_record(s, jsonb_build_object('code', $2::text,
           'id', (SELECT max(id) + 1 FROM schemes), 'slug', lower($2), 'sanchay_id', lower($2), 'name', $3::text,
           'short_name', $3, 'fund_name', $3))).* FROM schemes s WHERE code = $1`,
        [FUNDS.equity, code, name],
      );
      await publishNav(bench.api.db, code, '2026-11-19', '49.5000');
    }
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await giveBank(bench.api, me);
    await bench.api.db.query(
      `UPDATE schemes SET nfo_from = $2, nfo_to = $3, start_date = $4, face_value = 10 WHERE code = $1`,
      [FUNDS.other, NFO.from, NFO.to, NFO.start],
    );
    ids = [];
    const codes = [FUNDS.equity, FUNDS.debt, FUNDS.liquid, FUNDS.other, ...COPIES];
    for (const code of codes) {
      const { body } = await me.place({ code, type: 'buy', amount: 5000 });
      ids.push(body.data.id);
    }
    payment = await me.payAll();
    await bench.api.runJobs();
    for (const code of [FUNDS.equity, ...COPIES])
      await publishNav(bench.api.db, code, '2026-11-20', '50.0000');
    await publishNav(bench.api.db, FUNDS.debt, '2026-11-20', '20.0000');
    await moveTo('2026-11-23T09:00:00.000+05:30');
    const folio = (await me.order(ids[0]!)).folio_no!;
    const sale = { code: FUNDS.equity, folio_no: folio, by: 'units', units: 40 } as const;
    const { hash } = (await me.call('previewRedemption', { body: sale })).body.data.consent;
    const step_up = await stepUp(bench.api, me, 'redeem', hash);
    const sold = await me.call('createRedemption', { body: { ...sale, consent_hash: hash, step_up } });
    expect(sold.http).toBe(200);
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-23', '60.0000');
    await moveTo('2026-11-24T08:00:00.000+05:30');
  });
  afterEach(async () => {
    expect((await proveBooks(bench.api.db)).findings).toEqual([]);
    await bench.api.db.query('DROP TRIGGER IF EXISTS dies ON orders');
    await bench.api.db.query('UPDATE schemes SET nfo_from = NULL, nfo_to = NULL WHERE code = $1', [
      FUNDS.other,
    ]);
    await bench.api.db.query(
      `DELETE FROM navs WHERE date > '2026-11-19' AND scheme_id IN (SELECT id FROM schemes WHERE code = ANY ($1))`,
      [COPIES],
    );
  });
  afterAll(() => bench.close());

  const moveTo = async (instant: string) => {
    await me.moveTo(instant);
    await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', {});
    await bench.api.runJobs();
  };
  const report = (over: Record<string, unknown> = {}) =>
    sendNews(bench.api, newsOf(bench.gateway, payment, { status: 'charged_back', ...over }));
  const due = async () => (await me.call('chargebacks')).body.data;
  const statuses = async () => Promise.all(ids.map(async (id) => (await me.order(id)).status));
  /** Everything that the reversal may write, so that two states can be compared. */
  const written = async () => ({
    due: await due(),
    statuses: await statuses(),
    lots: await bench.api.db.query('SELECT * FROM lot_changes WHERE portfolio_id = $1 ORDER BY 1, 2', [
      me.portfolioId,
    ]),
    entries: await bench.api.db.query(
      `SELECT t.kind, a.role, e.commodity, sum(e.amount)::text AS sum, count(*)::int AS count
       FROM ledger_transfers t JOIN ledger_entries e ON e.transfer_id = t.id JOIN ledger_accounts a ON a.id = e.account_id
       WHERE t.portfolio_id = $1 GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
      [me.portfolioId],
    ),
    tickets: (await me.call('tickets')).body.data.length,
    notices: (await me.call('notices')).body.data.length,
  });
  const reversed = async () => {
    expect(await statuses()).toEqual(ids.map((_, at) => (at === 3 ? 'failed' : 'reversed')));
    const { outstanding, chargebacks } = await due();
    // 40 of 99.995 units of ₹5,000 were sold.
    expect(outstanding).toBeCloseTo(2000.1, 2);
    expect(chargebacks).toMatchObject([{ amount: 50_000, order_ids: expect.any(Array) as string[] }]);
    expect(chargebacks[0]!.order_ids.toSorted()).toEqual(ids.toSorted());
    expect(await balanceOf(bench.api.db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
    expect((await me.call('tickets')).body.data).toHaveLength(1);
    for (const id of ids) expect((await me.order(id)).timeline.at(-1)!.text).toMatch(/^Your bank reversed/);
  };

  test('I4 · nine are reversed as far as their units are there, the NFO fails, and only what was sold is due', async () => {
    expect((await report()).http).toBe(200);
    await reversed();
    await moveTo('2026-12-08T12:00:00.000+05:30');
    await reversed();
  });

  test('I4 · of a joint account, with both holders, the same', async () => {
    await bench.api.db.query(
      `UPDATE portfolios SET mode_of_investment = 'either', holders = 2 WHERE id = $1`,
      [me.portfolioId],
    );
    for (const [position, name] of [
      [1, 'Meera Test'],
      [2, 'Suresh Test'],
    ])
      await bench.api.db.query(
        `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency)
         VALUES ($1, $2, $3, $4, 'resident')`,
        [me.userId, me.portfolioId, position, name],
      );
    await report();
    await reversed();
  });

  test('I4 · the same report again, at once and later, and the late report of the success change nothing', async () => {
    const event_id = randomUUID();
    await Promise.all([report({ event_id }), report({ event_id }), report(), report()]);
    await reversed();
    const before = await written();
    await sendNews(bench.api, newsOf(bench.gateway, payment, { status: 'successful' }));
    await report({ event_id });
    await report();
    await sendNews(bench.api, newsOf(bench.gateway, payment, { status: 'failed' }));
    await bench.api.runJobs();
    expect(await written()).toEqual(before);
  });

  test.each([0, 4, 9])(
    'I4 · killed at order %i of the reversal, nothing is kept of it, and the repeated report completes it once',
    async (at) => {
      const before = await written();
      await bench.api.db.query(
        `CREATE OR REPLACE FUNCTION dies() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS
         $$ BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); PERFORM pg_sleep(0); RETURN NEW; END $$`,
      );
      await bench.api.db.query(
        `CREATE TRIGGER dies BEFORE UPDATE ON orders FOR EACH ROW
         WHEN (NEW.id = '${ids[at]}' AND NEW.status IN ('reversed', 'failed') AND NEW.status <> OLD.status)
         EXECUTE FUNCTION dies()`,
      );
      const event_id = randomUUID();
      expect((await report({ event_id })).http).toBeGreaterThanOrEqual(500);
      expect(await written()).toEqual(before);
      await bench.api.db.query('DROP TRIGGER dies ON orders');
      expect((await report({ event_id })).http).toBe(200);
      await reversed();
      const after = await written();
      await report({ event_id });
      await report();
      expect(await written()).toEqual(after);
    },
  );
});
