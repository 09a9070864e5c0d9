import { putApplicantDetails } from '../../applicants/index.ts';
import { giveBank, giveUnits } from '../../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';
import { stepUp } from '../../testing/people/stepUp.ts';

describe('US and Canadian persons', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    await takes('ZZH', false);
    await person(false);
  });
  afterAll(() => bench.close());

  const takes = (house: string, allowed: boolean) =>
    bench.api.db.query('UPDATE fund_houses SET us_canada_allowed = $2 WHERE code = $1', [house, allowed]);
  /** Stores the user's country of residence, with an earlier mark that contradicts it. */
  const person = async (usOrCanada: boolean) => {
    const { db, ctx } = bench.api;
    const { userId, portfolioId } = me;
    const details = { foreign_country: usOrCanada ? 'CA' : 'SG', citizenship: 'IN' };
    await db.query(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency)
       VALUES ($1, $2, 1, 'Test Investor', 'non_resident_individual') ON CONFLICT DO NOTHING`,
      [userId, portfolioId],
    );
    await putApplicantDetails(db, ctx.vault, { portfolioId, position: 1, details });
    await db.query('UPDATE portfolio_applicants SET us_or_canada = $2 WHERE portfolio_id = $1', [
      portfolioId,
      !usOrCanada,
    ]);
  };
  const buy = () => me.place({ code: FUNDS.debt, type: 'buy', amount: 1000 });
  const plan = { code: FUNDS.debt, amount: 1000, frequency: 'monthly', start_date: '2026-12-05' } as const;

  test('I3 · a closed house refuses their purchases, SIPs, switches and transfers, and takes others', async () => {
    await giveBank(bench.api, me);
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '1000', amount: '40000.00' },
    ]);
    const ways = async (amount: number) => [
      await me.place({ code: FUNDS.debt, type: 'buy', amount }),
      await me.place({ code: FUNDS.debt, type: 'sip', amount, start_date: '2026-12-05' }),
      await me.call('previewSystematic', { query: { kind: 'sip', ...plan } }),
      await me.call('previewSystematic', {
        query: { ...plan, kind: 'stp', code: FUNDS.equity, target_code: FUNDS.debt, folio_no: folio },
      }),
      await me.call('previewSwitch', {
        body: { code: FUNDS.equity, folio_no: folio, by: 'units', units: 100, to_code: FUNDS.debt },
      }),
    ];
    expect((await ways(1000)).map(({ http }) => http)).toEqual([200, 200, 200, 200, 200]);
    await person(true);
    const refused = await ways(2000);
    expect(refused.map(({ http, body }) => [http, body.code, Object.keys(body.errors ?? {})])).toEqual([
      [422, 'closed_to_us_canada', ['code']],
      [422, 'closed_to_us_canada', ['code']],
      [422, 'closed_to_us_canada', ['code']],
      [422, 'closed_to_us_canada', ['target_code']],
      [422, 'closed_to_us_canada', ['to_code']],
    ]);
    await takes('ZZH', true);
    expect((await ways(3000)).map(({ http }) => http)).toEqual([200, 200, 200, 200, 200]);
  });

  test('I3 · units that they hold can be sold', async () => {
    const bank = await giveBank(bench.api, me);
    await bench.api.db.query("UPDATE bank_accounts SET type = 'nre' WHERE id = $1", [bank]);
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '1000', amount: '40000.00' },
    ]);
    await person(true);
    const { http } = await me.call('previewRedemption', {
      body: { code: FUNDS.equity, folio_no: folio, by: 'units', units: 100 },
    });
    expect(http).toBe(200);
  });

  test('I3 · a line from before cannot be paid', async () => {
    await buy();
    await person(true);
    const { http, body } = await me.pay();
    expect([http, body.code, body.errors && Object.keys(body.errors)]).toEqual([
      422,
      'closed_to_us_canada',
      ['items.0.code'],
    ]);
  });

  test('I3 · a SIP from before places no order', async () => {
    const seen = (await me.call('previewSystematic', { query: { kind: 'sip', ...plan } })).body.data;
    await me.call('createSystematic', {
      body: {
        ...plan,
        kind: 'sip',
        consent_hash: seen.consent.hash,
        step_up_code: await stepUp(bench.api, me.token, 'systematic', seen.consent.hash),
      },
    });
    await person(true);
    await me.moveTo('2026-12-07T08:00:00.000+05:30');
    await bench.api.runJobs();
    expect((await me.cart()).items).toEqual([]);
  });

  test.each([
    ['stops', true, 0],
    ['goes on for others', false, 1],
  ])('I3 · an STP from before %s', async (_, usOrCanada, placed) => {
    const folio = await giveUnits(bench.api, me, FUNDS.equity, [
      { on: '2024-11-18', units: '1000', amount: '40000.00' },
    ]);
    const stp = { ...plan, amount: 2000, code: FUNDS.equity, target_code: FUNDS.debt, folio_no: folio };
    const seen = (await me.call('previewSystematic', { query: { kind: 'stp', ...stp } })).body.data;
    const { http } = await me.call('createSystematic', {
      body: {
        ...stp,
        kind: 'stp',
        consent_hash: seen.consent.hash,
        step_up_code: await stepUp(bench.api, me.token, 'systematic', seen.consent.hash),
      },
    });
    await person(usOrCanada);
    await me.moveTo('2026-12-07T10:00:00.000+05:30');
    await bench.api.runJobs();
    const switches = (await me.call('redemptions', { query: {} })).body.data;
    expect([http, switches.length]).toEqual([200, placed]);
  });

  test('I3 · a second holder counts as much as the first one', async () => {
    const { db, ctx } = bench.api;
    await db.query(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, residency)
       VALUES ($1, $2, 2, 'Second Holder', 'resident_individual')`,
      [me.userId, me.portfolioId],
    );
    expect((await buy()).http).toBe(200);
    const details = {
      citizenship: 'IN',
      tax_residencies: [{ country: 'IN' }, { country: 'US', tin: '123456789' }],
    };
    await putApplicantDetails(db, ctx.vault, { portfolioId: me.portfolioId, position: 2, details });
    const { body } = await me.pay();
    expect(body.code).toBe('closed_to_us_canada');
  });

  test('I2 · the details of a fund show whether its house accepts US and Canadian persons', async () => {
    const read = async () =>
      (await me.call('schemeDetails', { params: { codes: FUNDS.debt } })).body[0]!.us_canada_allowed;
    const before = await read();
    await takes('ZZH', true);
    expect([before, await read()]).toEqual(['N', 'Y']);
  });
});
