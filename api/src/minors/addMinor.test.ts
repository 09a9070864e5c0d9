import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { CHILD, childOf } from '../testing/people/child.ts';

describe('adding the account of a minor', () => {
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
  const idOf = (name = CHILD.name) => childOf(bench.api, me, name);

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
});
