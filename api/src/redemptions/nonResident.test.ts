import { randomUUID } from 'node:crypto';
import {
  balanceOf,
  cashInTransit,
  paidToInvestor,
  payoutDue,
  proveBooks,
  taxPayable,
} from '../ledger/index.ts';
import { giveBank, giveUnits, stepUp } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';

describe('sales of non-residents', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let folio: string;
  let nre: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    nre = await giveBank(bench.api, me);
    await bench.api.db.query("UPDATE bank_accounts SET type = 'nre' WHERE id = $1", [nre]);
    folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
      { on: '2026-10-19', units: '100', amount: '4500.00' },
      { on: '2026-11-02', units: '100', amount: '6000.00' },
    ]);
  });
  afterEach(async () => expect((await proveBooks(bench.api.db)).findings).toEqual([]));
  afterAll(() => bench.close());

  /** A verified account of a kind, besides the first one. */
  const account = async (type: string, last4: string): Promise<string> => {
    const id = randomUUID();
    await bench.api.db.query(
      `INSERT INTO bank_accounts (id, investor_id, portfolio_id, place, ifsc, account_sealed, account_index,
         masked_account_no, type, status, is_default, holder_name, added_at, verified_at)
       SELECT $1, investor_id, portfolio_id, 2, ifsc, account_sealed, decode(md5($2), 'hex'), '••••' || $2, $3,
         'verified', false, holder_name, added_at, verified_at FROM bank_accounts WHERE portfolio_id = $4 LIMIT 1`,
      [id, last4, type, me.portfolioId],
    );
    return id;
  };
  const lives = (residency: string) =>
    bench.api.db.query(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency)
       VALUES ($1, $2, 1, 'Test Investor', $3)
       ON CONFLICT (investor_id, portfolio_id, position) DO UPDATE SET residency = EXCLUDED.residency`,
      [me.userId, me.portfolioId, residency],
    );
  const ask = (units = 300) => ({ code: FUNDS.equity, folio_no: folio, by: 'units' as const, units });
  const preview = async (units?: number) =>
    (await me.call('previewRedemption', { body: ask(units) })).body.data;
  const place = async (units?: number) => {
    const { hash } = (await preview(units)).consent;
    const step_up = await stepUp(bench.api, me, 'redeem', hash);
    const body = { ...ask(units), consent_hash: hash, step_up };
    return (await me.call('createRedemption', { body })).body.data.id;
  };
  /** Sent at our cut-off, and priced in the evening at a NAV of 50. */
  const price = async () => {
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await bench.api.runJobs();
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
  };
  const sale = async (id: string) => (await me.call('redemption', { params: { id } })).body.data;

  it.each(['non_resident_individual', 'pio', 'oci'])(
    'I5 · tax on the gains of a %s is shown before',
    async (who) => {
      await lives(who);
      const seen = await preview();
      // Latest NAV 49.50: 950 long-term at 12.5 %, 450 short-term at 20 %, a loss of 1,050; cess of 4 %.
      expect([seen.gross, seen.stt, seen.tds, seen.tds_rule_id]).toEqual([
        14_850,
        0.15,
        217.1,
        'nri-tds-2024',
      ]);
      expect(seen.net).toBe(14_632.75);
      expect(seen.rule_ids).toContain('nri-tds-2024');
      expect(seen.consent.text).toContain('TDS is deducted on my gains');
    },
  );

  it('I5 · a resident, and an account that has not stated its residence, pay none', async () => {
    const unsaid = await preview();
    await lives('resident_individual');
    const seen = await preview();
    expect([unsaid.tds, seen.tds, seen.tds_rule_id, seen.net]).toEqual([0, 0, null, 14_849.85]);
    expect(seen.consent.text).not.toContain('deducted at source');
  });

  it('I5 · it is taken at the NAV of the day, booked as owed to the state, and named in the timeline', async () => {
    await lives('non_resident_individual');
    const { db } = bench.api;
    const before = Number(await balanceOf(db, taxPayable('tds'), 'INR'));
    const id = await place();
    await price();
    const priced = await sale(id);
    // 1,000 at 12.5 % and 500 at 20 %, cess of 4 %: 130 + 104.
    expect(priced).toMatchObject({ status: 'priced', gross: 15_000, stt: 0.15, tds: 234, net: 14_765.85 });
    expect(priced.timeline.map(({ text }) => text).join(' ')).toContain('TDS ₹234.00');
    expect(await balanceOf(db, payoutDue(), 'INR', me.portfolioId)).toBe('14765.8500');
    expect(Number(await balanceOf(db, taxPayable('tds'), 'INR')) - before).toBe(234);
    await me.moveTo('2026-11-25T11:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await sale(id)).status).toBe('paid_out');
    expect(await balanceOf(db, paidToInvestor(), 'INR', me.portfolioId)).toBe('14765.8500');
  });

  it('I5 · a switch carries it too: what is left buys the other fund', async () => {
    await lives('non_resident_individual');
    const body = { ...ask(), to_code: FUNDS.debt, to_folio_no: null };
    const seen = (await me.call('previewSwitch', { body })).body.data;
    expect([seen.tds, seen.net]).toEqual([217.1, 14_632.75]);
  });

  it('I5 · a corrected NAV corrects the tax as well, also when the user has moved home since', async () => {
    await lives('non_resident_individual');
    const { db } = bench.api;
    const id = await place();
    await price();
    await lives('resident_individual');
    await db.query(
      `UPDATE navs SET nav = 51 WHERE date = '2026-11-20' AND scheme_id = (SELECT id FROM schemes WHERE code = $1)`,
      [FUNDS.equity],
    );
    await bench.api.ctx.jobs.send(db, 'navs-published', { date: '2026-11-20' });
    await bench.api.runJobs();
    // 1,100 at 12.5 % and 600 at 20 %, cess of 4 %: 143 + 124.80.
    expect(await sale(id)).toMatchObject({ gross: 15_300, tds: 267.8, tds_rule_id: 'nri-tds-2024' });
    expect(await balanceOf(db, cashInTransit(), 'INR', me.portfolioId)).toBe('0.0000');
  });

  it('I5 · money of an NRE account goes back to one, and may be sent abroad', async () => {
    await lives('non_resident_individual');
    const seen = await preview();
    expect([seen.bank!.id, seen.repatriation]).toEqual([
      nre,
      { source: 'nre', limit_usd: null, rule_id: null, financial_year: '2026-27', paid_to_nro: null },
    ]);
  });

  it('I5 · accounts that the money cannot go to are named with the reason, and a resident is offered all', async () => {
    await lives('non_resident_individual');
    const nro = await account('nro', '5678');
    const offered = async () => (await preview()).accounts.map(({ id, refusal }) => [id, refusal?.code]);
    expect(await offered()).toEqual([
      [nre, 'bank_nro'],
      [nro, undefined],
    ]);
    const [first] = (await preview()).accounts;
    expect(first).toMatchObject({
      ...{ default: true, masked_account_no: expect.stringContaining('1234') },
      refusal: { message: expect.stringContaining('only to a verified NRO account') },
    });
    await lives('resident_individual');
    expect(await offered()).toEqual([
      [nre, undefined],
      [nro, undefined],
    ]);
    const body = { ...ask(), to_code: FUNDS.debt, to_folio_no: null };
    expect((await me.call('previewSwitch', { body })).body.data.accounts).toEqual([]);
  });

  it('I5 · a payout to an NRO account counts in the year of its payout and takes nothing of the limit', async () => {
    await lives('non_resident_individual');
    const nro = await account('nro', '5678');
    const first = await place(100);
    await place(100);
    await price();
    const under = (await preview(50)).repatriation;
    await me.moveTo('2026-11-25T11:00:00.000+05:30');
    await bench.api.runJobs();
    const { db } = bench.api;
    // The first one was paid in the financial year before.
    await db.query("UPDATE redemptions SET paid_on = '2026-03-31' WHERE id = $1", [first]);
    const [paid] = await db.query<{ net: string }>(
      "SELECT net FROM redemptions WHERE id <> $1 AND portfolio_id = $2 AND status = 'paid_out' AND bank_id = $3",
      [first, me.portfolioId, nro],
    );
    const seen = (await preview(50)).repatriation;
    expect(under).toMatchObject({ limit_usd: 1_000_000, paid_to_nro: 0 });
    expect(seen).toEqual({ ...under, paid_to_nro: Number(paid!.net) });
  });

  it('I5 · what is not known to come from an NRE account goes to an NRO account, chosen or not', async () => {
    await lives('non_resident_individual');
    const nro = await account('nro', '5678');
    const seen = await preview();
    expect([seen.bank!.id, seen.repatriation]).toEqual([
      nro,
      {
        ...{ source: 'nro', limit_usd: 1_000_000, rule_id: 'nro-repatriation-2007' },
        ...{ financial_year: '2026-27', paid_to_nro: 0 },
      },
    ]);
    const { http, body } = await me.call('previewRedemption', { body: { ...ask(), bank_id: nre } });
    expect([http, body.code, Object.keys(body.errors!)]).toEqual([422, 'bank_nro', ['bank_id']]);
  });

  it.each([
    ['1234', 'nre'],
    ['5678', 'nro'],
  ] as const)('I5 · a purchase paid from the account that ends in %s is %s money', async (last4, source) => {
    await lives('non_resident_individual');
    const nro = await account('nro', '5678');
    const { db } = bench.api;
    const lots = await db.query<{ id: string }>(
      "SELECT subject_id AS id FROM ledger_transfers WHERE portfolio_id = $1 AND kind = 'allotment'",
      [me.portfolioId],
    );
    const paymentId = randomUUID();
    await db.query(
      `INSERT INTO payments (investor_id, id, portfolio_id, purpose, subject_id, order_ids, amount, method, status,
         created_at, expires_at, realised_at, day, paid_by)
       SELECT $1, $2, $3, 'gold', $2, $4, 0, 'netbanking', 'successful', now(), now(), now(), '2024-11-18',
         jsonb_build_object('ifsc', ifsc, 'last4', $5::text) FROM bank_accounts WHERE id = $6`,
      [me.userId, paymentId, me.portfolioId, lots.map(({ id }) => id), last4, nre],
    );
    const seen = await preview();
    expect([seen.repatriation!.source, seen.bank!.id]).toEqual([source, source === 'nre' ? nre : nro]);
    const other = source === 'nre' ? nro : nre;
    const { body } = await me.call('previewRedemption', { body: { ...ask(), bank_id: other } });
    expect(body.code).toBe(`bank_${source}`);
    await db.query('DELETE FROM payments WHERE id = $1', [paymentId]);
  });

  it('I5 · a resident chooses any account, and nothing is shown about sending abroad', async () => {
    const nro = await account('nro', '5678');
    const { body } = await me.call('previewRedemption', { body: { ...ask(), bank_id: nro } });
    expect([body.data.bank!.id, body.data.repatriation]).toEqual([nro, null]);
  });
});
