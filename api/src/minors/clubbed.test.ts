import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { openChild } from '../testing/people/child.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { publicId } from '../testing/people/publicId.ts';
import { stepUp } from '../testing/people/stepUp.ts';

describe('gains and income of a minor in the reports of the parent', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const openReady = (over: object = {}) => openChild(bench.api, me, over);

  /** Sells 10,000 units of the open account of the child at a gain of ₹2,50,000. */
  async function sellOf(id: string): Promise<void> {
    const child = { userId: me.userId, portfolioId: id } as TestInvestor;
    await giveBank(bench.api, child);
    const lot = { on: '2024-11-18', units: '10000', amount: '250000.00' };
    const folio_no = await giveUnits(bench.api, child, FUNDS.equity, [lot]);
    const body = { code: FUNDS.equity, folio_no, by: 'units' as const, units: 10_000 };
    const { consent } = (await me.call('previewRedemption', { body })).body.data;
    const step_up = await stepUp(bench.api, me.token, 'redeem', consent.hash);
    await me.call('createRedemption', { body: { ...body, consent_hash: consent.hash, step_up } });
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    await me.call('switchPortfolio', { params: { id } });
  }

  test('P4 · gains of a child are taxed in the report of the parent, and not twice', async () => {
    const id = await openReady();
    await sellOf(id);
    const own = (await me.call('capitalGains', { query: {} })).body.data;
    expect(own).toMatchObject({
      tax: 0,
      clubbed_with: { name: 'Test Investor', rule_id: 'minor-clubbing-2026' },
      clubbed: [],
    });
    expect(own.lots).toMatchObject([{ gain: 250_000 }]);
    await me.call('switchPortfolio', { params: { id: me.portfolioId } });
    const mine = (await me.call('capitalGains', { query: {} })).body.data;
    // Above the exemption of ₹1,25,000 once: 12.5% of ₹1,25,000, and cess by the rule of the year.
    expect(mine).toMatchObject({
      exemption: { used: 125_000 },
      clubbed: [
        {
          ...{ name: 'Anaya Rao', gain: 250_000, rule_id: 'minor-clubbing-2026' },
          exemption: { limit: 1_500, rule_id: 'minor-exemption-2026' },
        },
      ],
      lots: [{ holder: 'Anaya Rao', gain: 250_000 }],
    });
    expect(mine.tax).toBeGreaterThanOrEqual(15_625);
    const { members } = (await me.call('family', { query: {} })).body.data;
    expect(members.map(({ tax }) => tax.tax)).toEqual([mine.tax, 0]);
  });

  test('P4 · gains of a child of a court-appointed guardian, or taxed with the other parent, stay apart', async () => {
    await sellOf(await openReady({ relation: 'legal_guardian', clubbed: false }));
    await me.call('switchPortfolio', { params: { id: me.portfolioId } });
    const mine = (await me.call('capitalGains', { query: {} })).body.data;
    expect([mine.lots, mine.tax, mine.clubbed]).toEqual([[], 0, undefined]);
  });

  /** Records a deposit at 7 % a year in the open account. */
  const recordDeposit = async () => {
    const body = {
      ...{
        type: 'bank_deposit' as const,
        name: 'FD',
        rate_percentage: 7,
        compounding: 4 as const,
        grams: null,
      },
      matures_on: '2028-06-01',
      entries: [{ on: '2024-04-01', kind: 'paid_in' as const, amount: 100_000 }],
    };
    expect((await me.call('createOtherAsset', { body })).http).toBe(200);
  };
  const incomeOf = async (year: string, id: string = me.portfolioId, who = me) => {
    await who.call('switchPortfolio', { params: { id } });
    return (await who.call('incomeReport', { query: { year } })).body.data;
  };

  test('P4 · interest of a child is taxed in the income report of the parent, named, and not twice', async () => {
    const id = await openReady();
    await recordDeposit();
    const child = await incomeOf('2025-26', id);
    expect(child).toMatchObject({
      ...{ interest: [], totals: { taxable_interest: 0 } },
      clubbed_with: { name: 'Test Investor', rule_id: 'minor-clubbing-1992' },
    });
    const mine = await incomeOf('2025-26');
    expect(mine.interest).toMatchObject([{ name: 'FD', holder: 'Anaya Rao', taxed: 'slab' }]);
    expect(mine.totals.taxable_interest).toBe(mine.interest[0]!.amount);
    expect(mine.totals.taxable_interest).toBeGreaterThan(7_000);
    expect(mine.clubbed).toEqual([
      {
        portfolio_id: await publicId(bench.api, 'portfolios', id),
        ...{ name: 'Anaya Rao', income: mine.totals.taxable_interest, rule_id: 'minor-clubbing-1992' },
        exemption: { limit: 1_500, rule_id: 'minor-exemption-1993', used: 1_500 },
      },
    ]);
    const manager = await bench.newInvestor();
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES (gen_random_uuid(), $1, $2::uuid, $2::text || '@test.example', $3, 'accepted', 'view_identifiers', $4)`,
      [me.userId, manager.userId, me.portfolioId, bench.api.clock.now()],
    );
    const seen = await incomeOf('2025-26', me.portfolioId, manager);
    expect([seen.interest, seen.clubbed]).toEqual([[], []]);
  });

  test('P4 · interest of the year of the 18th birthday is split at the birthday', async () => {
    const id = await openReady({ date_of_birth: '2009-01-15' });
    await recordDeposit();
    await me.moveTo('2027-04-10T09:00:00.000+05:30');
    const own = await incomeOf('2026-27', id);
    const mine = await incomeOf('2026-27');
    expect(mine.interest).toMatchObject([{ name: 'FD', holder: 'Anaya Rao' }]);
    expect(own.interest).toMatchObject([{ name: 'FD', closing: expect.any(Number) }]);
    expect(own.interest[0]).not.toHaveProperty('holder');
    expect(own.interest[0]!.opening).toBe(mine.interest[0]!.closing);
    expect(mine.interest[0]!.amount).toBeGreaterThan(own.interest[0]!.amount!);
    await me.call('switchPortfolio', { params: { id } });
    const later = await incomeOf('2027-28', id);
    expect(later.interest.every(({ holder }) => holder === undefined)).toBe(true);
  });

  test('P4 · years with bookings of a child are years of the reports of the parent', async () => {
    const id = await openReady();
    await giveUnits(bench.api, { userId: me.userId, portfolioId: id }, FUNDS.equity, [
      { on: '2023-11-20', units: '100', amount: '4000.00' },
    ]);
    const mine = await incomeOf('2026-27');
    const gains = (await me.call('capitalGains', { query: {} })).body.data;
    expect([mine.years.at(-1), gains.years.at(-1)]).toEqual(['2023-24', '2023-24']);
  });

  test('P7 · a manager of the guardian reads nothing of the child', async () => {
    await sellOf(await openReady());
    const manager = await bench.newInvestor();
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES (gen_random_uuid(), $1, $2::uuid, $2::text || '@test.example', $3, 'accepted', 'view_identifiers', $4)`,
      [me.userId, manager.userId, me.portfolioId, bench.api.clock.now()],
    );
    await manager.call('switchPortfolio', { params: { id: me.portfolioId } });
    const seen = (await manager.call('capitalGains', { query: {} })).body.data;
    expect([seen.lots, seen.clubbed, JSON.stringify(seen)]).toEqual([
      [],
      [],
      expect.not.stringContaining('Anaya'),
    ]);
    expect(JSON.stringify((await manager.call('portfolioList')).body)).not.toContain('Anaya');
  });
});
