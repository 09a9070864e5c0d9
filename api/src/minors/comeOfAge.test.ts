import { MINOR_ACCESS, type CallName, type MinorAccess } from '@sanchay/contracts';
import { assertMinorMay } from '../platform/access/minorGate.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { CHILD, openChild } from '../testing/people/child.ts';
import { stepUp } from '../testing/people/stepUp.ts';
import { processComingOfAge } from './comeOfAge.ts';

describe('a minor who turns 18', () => {
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
  const openReady = (over: object = {}) => openChild(bench.api, me, over);

  const closed = (when: MinorAccess) => Object.keys(MINOR_ACCESS[when]) as CallName[];
  const refusalOf = (call: CallName, id: string) =>
    assertMinorMay(bench.api.ctx, call, id).then(
      () => null,
      ({ code }: { code: string }) => code,
    );

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
