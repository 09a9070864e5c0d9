import { MINOR_ACCESS, type CallName, type MinorAccess } from '@sanchay/contracts';
import { assertMinorMay } from '../platform/access/minorGate.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { publicId } from '../testing/people/publicId.ts';
import { stepUp } from '../testing/people/stepUp.ts';
import { processComingOfAge } from './comeOfAge.ts';

const CHILD = {
  ...{ name: 'Anaya Rao', date_of_birth: '2009-03-15', relation: 'mother' as const },
  ...{ clubbed: true, consent: true },
};

describe('the account of a minor', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
  });
  afterAll(() => bench.close());

  const add = (over: object = {}, by = me) => by.call('addMinor', { body: { ...CHILD, ...over } });
  const idOf = async (name = CHILD.name) => {
    const [row] = await bench.api.db.query<{ id: string }>(
      'SELECT id FROM portfolios WHERE owner_id = $1 AND name = $2',
      [me.userId, name],
    );
    return row!.id;
  };
  /** The account of a child that is ready, opened by the guardian. */
  const openReady = async (over: object = {}) => {
    await add(over);
    const id = await idOf();
    await bench.api.db.query('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', [id]);
    await me.call('switchPortfolio', { params: { id } });
    return id;
  };

  test('P7 · a child is added with the declaration of the guardian and is a member of the family', async () => {
    const { http, body } = await add({ name: '  Anaya   Rao ', pan: 'abcpr1234k' });
    expect([http, body.data]).toEqual([200, { portfolio_id: expect.any(Number), name: 'Anaya Rao' }]);
    const { members } = (await me.call('family', {})).body.data;
    expect(members).toMatchObject([
      { relation: 'own', minor: null },
      { relation: 'minor', name: 'Anaya Rao', minor: { status: 'minor', adult_from: '2027-03-15' } },
    ]);
    const declared = await bench.api.db.query(
      `SELECT declaration, about FROM declarations WHERE portfolio_id = $1 AND user_id = $2`,
      [await idOf(), me.userId],
    );
    expect(declared).toEqual([{ declaration: 'guardian-2026-1', about: 'minor' }]);
    expect((await me.call('portfolioList')).body.data.map(({ name }) => name)).toEqual([
      'Personal',
      'Anaya Rao',
    ]);
  });

  test.each([
    ['name', { name: ' ' }],
    ['name', { name: '<b>' }],
    ['date_of_birth', { date_of_birth: '2008-11-20' }],
    ['date_of_birth', { date_of_birth: '2026-11-21' }],
    ['date_of_birth', { date_of_birth: '15-03-2009' }],
    ['pan', { pan: 'ABCCR1234K' }],
    ['pan', { pan: '1' }],
    ['consent', { consent: false }],
    ['clubbed', { relation: 'legal_guardian' }],
  ])('P7 · a wrong %s is refused at its field, and nothing is stored: %j', async (field, over) => {
    const { http, body } = await add(over);
    expect([http, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'minor_refused', [field]]);
    expect((await me.call('portfolioList')).body.data).toHaveLength(1);
  });

  test('P7 · a minor on the last day before the 18th birthday, an adult on the day itself', async () => {
    expect((await add({ date_of_birth: '2008-11-21' })).http).toBe(200);
    expect((await add({ name: 'B', date_of_birth: '2008-11-20' })).http).toBe(422);
  });

  test('P7 · the same child, the same PAN and the eleventh child are refused', async () => {
    await add({ pan: 'ABCPR1234K' });
    expect((await add({ name: 'anaya rao' })).body.errors).toHaveProperty('name');
    expect((await add({ name: 'Kabir', pan: 'abcpr1234k' })).body.errors).toHaveProperty('pan');
    for (let n = 2; n <= 10; n += 1)
      expect((await add({ name: `Child ${'abcdefghijk'[n]}` })).http).toBe(200);
    expect((await add({ name: 'Eleventh' })).body.code).toBe('minors_full');
  });

  test('P7 · a guardian who is not ready to invest adds nobody', async () => {
    const stranger = await bench.newInvestor();
    await bench.api.db.query(
      `INSERT INTO portfolios (id, owner_id, name, onboarding_state, created_at)
       VALUES (gen_random_uuid(), $1, 'Older', 5, '2020-01-01')`,
      [stranger.userId],
    );
    expect((await add({}, stranger)).body.code).toBe('not_ready_to_invest');
  });

  test('P7 · the account takes the KYC of the guardian, and is not open to others', async () => {
    await add();
    const id = await idOf();
    await me.call('switchPortfolio', { params: { id } });
    const kyc = async () => (await me.call('onboardingStatus')).body.data;
    expect(await kyc()).toMatchObject({ onboarding_state: 5, kyc: null, has_bank: false });
    await bench.api.db.query(
      `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
         pan_masked, registry_status, pan_kyc_status, checked_at, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, 1, 'A', residence_status, pan_sealed, '\\x01', pan_masked, registry_status,
         pan_kyc_status, checked_at, created_at, updated_at FROM kyc_records WHERE pan_kyc_status = 1 LIMIT 1`,
      [me.userId, me.portfolioId],
    );
    expect((await kyc()).kyc).toMatchObject({ pan_kyc_status: 1 });
    const stranger = await bench.newInvestor();
    const opened = await stranger.call('switchPortfolio', { params: { id } });
    expect(opened.body.code).toBe('not_your_account');
    expect((await stranger.call('family', {})).body.data.members).toHaveLength(1);
  });

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

  const closed = (when: MinorAccess) => Object.keys(MINOR_ACCESS[when]) as CallName[];
  const refusalOf = (call: CallName, id: string) =>
    assertMinorMay(bench.api.ctx, call, id).then(
      () => null,
      ({ code }: { code: string }) => code,
    );

  test('P7 · a minor has mutual funds only and no nominees; what the guardian may do needs the own OTP', async () => {
    const id = await openReady();
    await giveBank(bench.api, { userId: me.userId, portfolioId: id } as TestInvestor);
    await giveUnits(bench.api, { userId: me.userId, portfolioId: id }, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    for (const call of closed('never')) expect(await refusalOf(call, id)).toBe('not_for_minors');
    for (const call of [...closed('until_of_age'), 'pay'] as const)
      expect(await refusalOf(call, id)).toBeNull();
    expect((await me.call('userInfo')).body).toMatchObject({
      minor_account: { name: CHILD.name, status: 'minor' },
    });
    expect(await refusalOf('createGoldOrder', me.portfolioId)).toBeNull();
    const nominees = await me.call('replaceNominees', { body: { nominees: [], opt_out: true } as never });
    expect(nominees.http).toBeGreaterThanOrEqual(400);
    const folio = (await me.call('sellable', { params: { code: FUNDS.equity } })).body.data.folios[0]!;
    const terms = { code: FUNDS.equity, folio_no: folio.folio_no, by: 'units' as const, units: 10 };
    const preview = await me.call('previewRedemption', { body: terms });
    const body = { ...terms, consent_hash: preview.body.data.consent.hash };
    expect((await me.call('createRedemption', { body: body as never })).body.code).toMatch(/step_up/);
  });

  test.each(['before', 'after'])(
    'P7 · a SIP that is due on the birthday ends %s the run of its day',
    async (order) => {
      const id = await openReady({ date_of_birth: '2009-01-05' });
      const terms = {
        kind: 'sip',
        code: FUNDS.equity,
        amount: 1000,
        frequency: 'monthly',
        start_date: '2027-01-05',
      };
      const { consent } = (await me.call('previewSystematic', { query: terms as never })).body.data;
      const otp = await stepUp(bench.api, me.token, 'systematic', consent.hash);
      const body = { ...terms, consent_hash: consent.hash, step_up_code: otp };
      const planId = (await me.call('createSystematic', { body: body as never })).body.data.id;
      await me.moveTo('2027-01-05T08:00:00.000+05:30');
      if (order === 'before') await processComingOfAge(bench.api.ctx);
      await bench.api.runJobs();
      const [plan] = await bench.api.db.query(
        'SELECT status, ended_by FROM systematic_plans WHERE id = $1 AND portfolio_id = $2',
        [planId, id],
      );
      expect(plan).toEqual({ status: 'cancelled', ended_by: 'auto' });
      expect(await bench.api.db.query('SELECT 1 FROM orders WHERE portfolio_id = $1', [id])).toEqual([]);
    },
  );

  test('P7 · at 18 plans end and transactions stop, once, until the account is handed over and KYC in the own name is valid', async () => {
    const id = await openReady();
    const stop = async () =>
      (await me.call('pay', { body: { cart_id: 'c', revision: 1, method: 'upi' } as never })).body.code;
    expect(await stop()).not.toBe('minor_of_age');
    await me.moveTo('2027-03-15T00:30:00.000+05:30');
    await me.call('switchPortfolio', { params: { id } });
    expect(await stop()).toBe('minor_of_age');
    for (const call of closed('until_of_age')) expect(await refusalOf(call, id)).toBe('minor_of_age');
    expect((await me.call('userInfo')).body).toMatchObject({ minor_account: { status: 'of_age' } });
    await Promise.all([processComingOfAge(bench.api.ctx), processComingOfAge(bench.api.ctx)]);
    await processComingOfAge(bench.api.ctx);
    const notices = (await me.call('notices', {})).body.data;
    expect(notices.filter(({ kind }) => kind === 'minor_came_of_age')).toMatchObject([
      { title: 'Anaya Rao is now 18', path: '/family' },
    ]);
    expect((await me.call('family', {})).body.data.members[1]).toMatchObject({ minor: { status: 'of_age' } });
    await bench.api.db.query(
      `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
         pan_masked, registry_status, pan_kyc_status, checked_at, created_at, updated_at)
       SELECT gen_random_uuid(), $1, $2, 1, 'A', residence_status, pan_sealed, '\\x02', pan_masked, registry_status,
         pan_kyc_status, $3, created_at, updated_at FROM kyc_records WHERE pan_kyc_status = 1 LIMIT 1`,
      [me.userId, id, bench.api.clock.now()],
    );
    expect(await stop()).toBe('minor_of_age');
    await bench.api.db.query('UPDATE minors SET handed_over_at = $2 WHERE portfolio_id = $1', [
      id,
      bench.api.clock.now(),
    ]);
    expect(await stop()).not.toBe('minor_of_age');
    expect((await me.call('userInfo')).body).not.toHaveProperty('minor_account');
    expect((await me.call('family', {})).body.data.members[1]).toMatchObject({
      relation: 'own',
      minor: null,
    });
  });

  test.each([
    ['2009-03-15', '2027-02-12', '2027-02-13', '2027-03-15'],
    // A birthday of 29 February is on 1 March of other years.
    ['2012-02-29', '2030-01-29', '2030-01-30', '2030-03-01'],
  ])(
    'P7 · a child born on %s: the guardian is notified 30 days ahead, once',
    async (born, early, day, adult) => {
      await add({ date_of_birth: born });
      const kinds = async () => (await me.call('notices', {})).body.data.map(({ kind }) => kind);
      expect((await me.call('family', {})).body.data.members[1]!.minor!.adult_from).toBe(adult);
      await me.moveTo(`${early}T23:59:00.000+05:30`);
      await processComingOfAge(bench.api.ctx);
      expect(await kinds()).not.toContain('minor_turns_adult');
      await me.moveTo(`${day}T00:01:00.000+05:30`);
      await Promise.all([processComingOfAge(bench.api.ctx), processComingOfAge(bench.api.ctx)]);
      await processComingOfAge(bench.api.ctx);
      expect((await kinds()).filter((kind) => kind === 'minor_turns_adult')).toHaveLength(1);
      expect(await kinds()).not.toContain('minor_came_of_age');
    },
  );
});
