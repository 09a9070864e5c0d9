import { randomUUID } from 'node:crypto';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { stepUp } from '../testing/people/stepUp.ts';

type Terms = Record<string, unknown>;

describe('the folio that the units of a plan go to', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const sip = {
    ...{ kind: 'sip', code: FUNDS.equity, amount: 1000, frequency: 'monthly', start_date: '2026-12-01' },
  };
  /** 1,000 units of the equity fund. @returns the folio. */
  const hold = async (who = me): Promise<string> => {
    await giveBank(bench.api, who);
    const lot = { on: '2024-11-18', units: '1000', amount: '40000.00' };
    return giveUnits(bench.api, who, FUNDS.equity, [lot]);
  };
  const stpFrom = (folioNo: string, over: Terms = {}): Terms => ({
    ...{ kind: 'stp', code: FUNDS.equity, folio_no: folioNo, target_code: FUNDS.debt, amount: 2000 },
    ...{ frequency: 'monthly', start_date: '2026-12-01', ...over },
  });
  const preview = (terms: Terms, headers = {}) =>
    me.call('previewSystematic', { query: terms as never, headers });
  /** Terms with the words agreed to and the code for them. */
  const agreed = async (terms: Terms): Promise<Terms> => {
    const { hash } = (await preview(terms)).body.data.consent;
    const token = await stepUp(bench.api, me.token, 'systematic', hash);
    return { ...terms, consent_hash: hash, step_up_code: token };
  };
  const createAgreed = (body: Terms) => me.call('createSystematic', { body: body as never });
  const create = async (terms: Terms) => createAgreed(await agreed(terms));
  const plan = async (id: string) => (await me.call('systematicPlan', { params: { id } })).body.data;
  const runAt = async (...instants: string[]) => {
    for (const instant of instants) {
      await me.moveTo(`${instant}:00.000+05:30`);
      await bench.api.runJobs();
    }
  };
  const navsOf = async (day: string) => {
    await publishNav(bench.api.db, FUNDS.equity, day, '50.0000');
    await publishNav(bench.api.db, FUNDS.debt, day, '20.0000');
  };
  const unitsIn = async (code: string) =>
    bench.api.db.query<{ folio: string; units: string }>(
      `SELECT a.reference AS folio, sum(e.amount) AS units FROM ledger_accounts a
       JOIN ledger_entries e ON e.account_id = a.id AND e.commodity = $2
       WHERE a.portfolio_id = $1 AND a.role = 'units_held' GROUP BY 1 ORDER BY 1`,
      [me.portfolioId, code],
    );

  test('I3 · both instalments of an STP go to the one new folio that was agreed to', async () => {
    const from = await hold();
    const terms = stpFrom(from, { new_folio: true });
    const seen = (await preview(terms)).body.data;
    expect(seen.consent.text).toContain(` From folio ${from} to one new folio for all instalments.`);
    const { http, body } = await create(terms);
    const into = body.data.into_folio!;
    expect([http, body.data.folio_no]).toEqual([200, from]);
    expect(into).not.toBe(from);
    for (const due of ['2026-12-01', '2027-01-01']) {
      await runAt(`${due}T08:00`);
      const { nav_date: out, switch_in: comes } = (await me.call('redemptions')).body.data[0]!;
      for (const day of new Set([out, comes!.nav_date])) await navsOf(day);
      await runAt(`${due}T14:30`, `${due}T23:30`, `${comes!.nav_date}T23:30`, `${comes!.units_date}T23:30`);
    }
    const sales = (await me.call('redemptions')).body.data;
    expect(sales.map(({ switch_in }) => switch_in?.folio_no)).toEqual([into, into]);
    expect((await unitsIn(FUNDS.debt)).map(({ folio }) => folio)).toEqual([into]);
    expect((await plan(body.data.id)).into_folio).toBe(into);
  });

  test('I3 · both instalments of a SIP go to the one new folio that was agreed to', async () => {
    const held = await hold();
    const terms = { ...sip, new_folio: true };
    const seen = (await preview(terms)).body.data;
    expect(seen.consent.text).toContain(' The units of all instalments go to one new folio.');
    const { data } = (await create(terms)).body;
    expect(data.folio_no).not.toBe(held);
    expect(data.into_folio).toBe(data.folio_no);
    for (const due of ['2026-12-01', '2027-01-01']) {
      await runAt(`${due}T08:00`);
      expect((await me.cart()).items.map(({ folio_no }) => folio_no)).toEqual([data.folio_no]);
      await me.payAll();
      await bench.api.runJobs();
      await navsOf(due);
      await runAt(due === '2026-12-01' ? '2026-12-02T09:00' : '2027-01-04T09:00');
      await bench.api.ctx.jobs.send(bench.api.db, 'navs-published', {});
      await bench.api.runJobs();
    }
    const orders = (await me.call('orders')).body.data;
    expect(orders.map(({ folio_no, status }) => [folio_no, status])).toEqual(
      Array(2).fill([data.folio_no, 'successful']),
    );
    expect((await unitsIn(FUNDS.equity)).map(({ folio }) => folio).toSorted()).toEqual(
      [held, data.folio_no!].toSorted(),
    );
  });

  test('I3 · an STP goes to the named folio, or else to the first one at the fund house, and shows which', async () => {
    const from = await hold();
    const second = await giveUnits(bench.api, me, FUNDS.debt, [
      { on: '2025-11-18', units: '10', amount: '200.00' },
    ]);
    const named = stpFrom(from, { target_folio_no: second });
    expect((await preview(named)).body.data.consent.text).toContain(
      ` From folio ${from} to folio ${second}.`,
    );
    expect((await create(named)).body.data.into_folio).toBe(second);
    const silent = stpFrom(from);
    expect((await preview(silent)).body.data.consent.text).toContain(` From folio ${from} to folio ${from}.`);
    expect((await create(silent)).body.data.into_folio).toBe(from);
  });

  test('I3 · the words that are agreed to bind the choice of the folio', async () => {
    const from = await hold();
    const { hash } = (await preview(stpFrom(from))).body.data.consent;
    const token = await stepUp(bench.api, me.token, 'systematic', hash);
    const other = { ...stpFrom(from, { new_folio: true }), consent_hash: hash, step_up_code: token };
    const refused = await me.call('createSystematic', { body: other as never });
    expect([refused.http, refused.body.code]).toEqual([422, 'consent_changed']);
    const hindi = await preview(stpFrom(from, { new_folio: true }), { 'accept-language': 'hi' });
    expect(hindi.body.data.consent.text).toContain(` फ़ोलियो ${from} से, सभी किस्तें एक ही नए फ़ोलियो में।`);
  });

  test('I3 · two plans that request a new folio at the same time get one each', async () => {
    const from = await hold();
    const stp = await agreed(stpFrom(from, { new_folio: true }));
    const made = await Promise.all([stp, await agreed({ ...sip, new_folio: true })].map(createAgreed));
    const into = made.map(({ body }) => body.data.into_folio);
    expect(new Set([from, ...into]).size).toBe(3);
  });

  test('I3 · a new folio of a plan is not assigned to an order that requests a new one', async () => {
    const from = await hold();
    const { into_folio: into } = (await create(stpFrom(from, { new_folio: true }))).body.data;
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5000, new_folio: true });
    const [line] = (await me.cart()).items;
    expect([from, into]).not.toContain(line!.folio_no);
  });

  test('I3 · a preview opens no folio', async () => {
    await preview(stpFrom(await hold(), { new_folio: true }));
    expect(
      await bench.api.db.query('SELECT 1 FROM folios WHERE portfolio_id = $1', [me.portfolioId]),
    ).toHaveLength(1);
  });

  test('I3 · a plan without a named folio shows where its units go today, and nothing after it has ended', async () => {
    const { id, version, into_folio: none } = (await create(sip)).body.data;
    expect(none).toBeNull();
    const folio = await hold();
    expect((await plan(id)).into_folio).toBe(folio);
    await me.call('stopSystematic', { params: { id }, body: { version } });
    expect((await plan(id)).into_folio).toBeNull();
  });

  describe('is refused', () => {
    test('I3 · when it belongs to another user, to a joint portfolio of the same user, or to another fund house', async () => {
      const from = await hold();
      const other = await bench.newInvestor();
      const joint = randomUUID();
      await bench.api.db.query(
        `INSERT INTO portfolios (id, owner_id, name, onboarding_state) VALUES ($1, $2, 'Joint', 13)`,
        [joint, me.userId],
      );
      const lot = { on: '2025-11-18', units: '10', amount: '200.00' };
      const foreign = [
        await giveUnits(bench.api, other, FUNDS.debt, [lot]),
        await giveUnits(bench.api, { userId: me.userId, portfolioId: joint }, FUNDS.debt, [lot]),
        await giveUnits(bench.api, me, FUNDS.other, [lot]),
        '1/99',
      ];
      for (const folio of foreign) {
        const stp = await preview(stpFrom(from, { target_folio_no: folio }));
        expect([stp.http, stp.body.code, Object.keys(stp.body.errors!)]).toEqual([
          422,
          'folio_mismatch',
          ['target_folio_no'],
        ]);
        const bought = await preview({ ...sip, folio_no: folio });
        expect([bought.http, bought.body.code, Object.keys(bought.body.errors!)]).toEqual([
          422,
          'folio_mismatch',
          ['folio_no'],
        ]);
      }
    });

    test('I3 · when a folio and a new one are requested together', async () => {
      const from = await hold();
      const both = [
        stpFrom(from, { target_folio_no: from, new_folio: true }),
        { ...sip, folio_no: from, new_folio: true },
      ];
      for (const terms of both) {
        const { http, body } = await preview(terms);
        expect([http, body.code, body.message]).toEqual([
          422,
          'folio_mismatch',
          'Choose an existing folio or a new one, not both.',
        ]);
      }
    });

    test('I3 · where no units come: for an SWP, and the second folio of a SIP', async () => {
      const from = await hold();
      const swp = { ...sip, kind: 'swp', folio_no: from };
      const answers = [
        await preview({ ...swp, new_folio: true }),
        await preview({ ...swp, target_folio_no: from }),
        await preview({ ...sip, target_folio_no: from }),
      ];
      expect(answers.map(({ http, body }) => [http, body.code])).toEqual(
        Array(3).fill([422, 'target_not_taken']),
      );
    });
  });
});
