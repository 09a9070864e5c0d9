import { randomUUID } from 'node:crypto';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { CHILD } from '../testing/people/child.ts';
import { giveUnits } from '../testing/people/holder.ts';
import { stepUp } from '../testing/people/stepUp.ts';

describe('correcting and removing a child', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let number: string;
  let id: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    number = await add();
    id = await idOf(number);
  });
  afterAll(() => bench.close());

  const add = async (over: object = {}) =>
    String((await me.call('addMinor', { body: { ...CHILD, ...over } })).body.data.portfolio_id);
  const idOf = async (of: string) =>
    (await bench.api.db.query<{ id: string }>('SELECT id FROM portfolios WHERE number = $1', [of]))[0]!.id;
  const otp = (by = me) => stepUp(bench.api, by.token, 'access');
  const seen = async () => (await me.call('minorAccount', { params: { portfolio_id: number } })).body.data;
  const correct = async (over: object = {}, step?: string, by = me) =>
    by.call('correctMinor', {
      params: { portfolio_id: number },
      body: {
        name: CHILD.name,
        date_of_birth: CHILD.date_of_birth,
        step_up: step ?? (await otp(by)),
        ...over,
      },
    });
  const remove = async (by = me, step?: string) =>
    by.call('removeMinor', {
      params: { portfolio_id: number },
      body: { step_up: step ?? (await otp(by)) },
    });
  const audited = (action: string) =>
    bench.api.db.query<{ actor: string; detail: object }>(
      'SELECT actor, detail FROM audit_log WHERE subject = $1 AND action = $2',
      [`portfolio:${id}`, action],
    );
  const noticeKinds = async () => (await me.call('notices', {})).body.data.map(({ kind }) => kind);

  test('P7 · name and date of birth are corrected everywhere, with audit and notification', async () => {
    const { http, body } = await correct({ name: '  Anaaya  Rao ', date_of_birth: '2009-03-16' });
    expect([http, body.data]).toEqual([
      200,
      { portfolio_id: Number(number), name: 'Anaaya Rao', date_of_birth: '2009-03-16' },
    ]);
    expect((await me.call('portfolioList')).body.data.map(({ name }) => name)).toEqual([
      'Personal',
      'Anaaya Rao',
    ]);
    expect((await me.call('family', {})).body.data.members[1]).toMatchObject({
      name: 'Anaaya Rao',
      minor: { adult_from: '2027-03-16' },
    });
    expect(await seen()).toMatchObject({ name: 'Anaaya Rao', date_of_birth: '2009-03-16' });
    expect(await audited('minor.corrected')).toEqual([
      {
        actor: `user:${me.userId}`,
        detail: expect.objectContaining({ child: Number(number), changed: ['name', 'date_of_birth'] }),
      },
    ]);
    expect(await noticeKinds()).toContain('minor_corrected');
  });

  test('P7 · what is the same as before changes and notifies nothing', async () => {
    expect((await correct()).http).toBe(200);
    expect(await noticeKinds()).not.toContain('minor_corrected');
  });

  test.each([
    ['name', { name: '' }],
    ['name', { name: 'Anaya 2' }],
    ['name', { name: 'A'.repeat(121) }],
    ['date_of_birth', { date_of_birth: '2026-11-21' }],
    ['date_of_birth', { date_of_birth: '2008-11-20' }],
    ['date_of_birth', { date_of_birth: '2009-02-30' }],
    ['date_of_birth', { date_of_birth: '' }],
  ])('P7 · a wrong %s is refused at its field before the OTP: %j', async (field, over) => {
    const { http, body } = await correct(over);
    expect([http, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'minor_refused', [field]]);
    expect(await seen()).toMatchObject({ name: CHILD.name, date_of_birth: CHILD.date_of_birth });
  });

  test('P7 · a child is not corrected into another child of the guardian', async () => {
    await add({ name: 'Kabir Rao' });
    expect((await correct({ name: 'kabir rao' })).body.errors).toHaveProperty('name');
  });

  test('P7 · after the first order the name alone is corrected', async () => {
    await giveUnits(bench.api, { userId: me.userId, portfolioId: id }, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    expect(await seen()).toMatchObject({ birth_correctable: false });
    expect((await correct({ date_of_birth: '2009-03-16' })).body.errors).toHaveProperty('date_of_birth');
    expect((await correct({ name: 'Anaaya Rao' })).http).toBe(200);
    expect(await audited('minor.corrected')).toMatchObject([{ detail: { changed: ['name'] } }]);
  });

  test('P7 · nothing is corrected or removed without an OTP, or with one that was used', async () => {
    const call = { params: { portfolio_id: number } };
    const body = { name: 'Anaaya Rao', date_of_birth: CHILD.date_of_birth };
    expect((await me.call('correctMinor', { ...call, body })).body.code).toBe('step_up_required');
    expect((await me.call('removeMinor', { ...call, body: {} })).body.code).toBe('step_up_required');
    const step = await otp();
    expect((await correct({ name: 'Anaaya Rao' }, step)).http).toBe(200);
    expect((await remove(me, step)).body.code).toMatch(/step_up/);
  });

  test('P7 · a stranger, and a manager of the child, neither read, correct nor remove the child', async () => {
    const [stranger, manager] = [await bench.newInvestor(), await bench.newInvestor()];
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES ($5, $1, $2::uuid, $2::text || '@test.example', $3, 'accepted', 'prepare', $4)`,
      [me.userId, manager.userId, id, bench.api.clock.now(), randomUUID()],
    );
    for (const who of [stranger, manager]) {
      const call = { params: { portfolio_id: number } };
      expect((await who.call('minorAccount', call)).body.code).toBe('not_found');
      expect((await correct({}, undefined, who)).body.code).toBe('not_found');
      expect((await remove(who)).body.code).toBe('not_found');
    }
    expect(await seen()).toMatchObject({ name: CHILD.name });
  });

  test('P7 · an own account and one that does not exist are no children', async () => {
    const own = (await me.call('portfolioList')).body.data[0]!.id;
    for (const other of [String(own), '999999999', 'x']) {
      const { body } = await me.call('removeMinor', { params: { portfolio_id: other }, body: {} });
      expect(body.code).toBe('not_found');
    }
  });

  test('P7 · a removed account is gone from switcher, family and sessions; its records and audit stay', async () => {
    await me.call('switchPortfolio', { params: { id } });
    const { http } = await remove();
    expect(http).toBe(200);
    expect((await me.call('portfolioList')).body.data.map(({ name }) => name)).toEqual(['Personal']);
    expect((await me.call('family', {})).body.data.members).toHaveLength(1);
    expect((await me.call('userInfo')).body.current_portfolio?.name).toBe('Personal');
    const again = await me.call('switchPortfolio', { params: { id } });
    expect(again.body.code).toBe('not_your_account');
    expect((await me.call('minorAccount', { params: { portfolio_id: number } })).http).toBe(404);
    const kept = await bench.api.db.query(
      `SELECT p.removed_at IS NOT NULL AS removed, a.name FROM portfolios p
       JOIN portfolio_applicants a ON a.portfolio_id = p.id JOIN minors m ON m.portfolio_id = p.id
       WHERE p.id = $1`,
      [id],
    );
    expect(kept).toEqual([{ removed: true, name: CHILD.name }]);
    expect(await audited('minor.removed')).toHaveLength(1);
    expect(await noticeKinds()).toContain('minor_removed');
  });

  test('P7 · a second tab that removes or corrects the removed child gets the reason', async () => {
    const step = await otp();
    const both = await Promise.all([remove(), remove(me, step)]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 404]);
    expect((await correct()).http).toBe(404);
    expect(await audited('minor.removed')).toHaveLength(1);
  });

  test('P7 · the removed child can be added anew', async () => {
    await remove();
    expect((await me.call('addMinor', { body: CHILD })).http).toBe(200);
    expect((await me.call('family', {})).body.data.members).toHaveLength(2);
  });

  test('P7 · removal ends the access and the invitations of managers', async () => {
    const manager = await bench.newInvestor();
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES ($5, $1, $2::uuid, $2::text || '@test.example', $3, 'accepted', 'view', $4)`,
      [me.userId, manager.userId, id, bench.api.clock.now(), randomUUID()],
    );
    await manager.call('switchPortfolio', { params: { id } });
    expect((await remove()).http).toBe(200);
    expect((await manager.call('userInfo')).body.managed_account).toBeNull();
    expect((await manager.call('managementRequests')).body.data).toMatchObject([
      { request_status: 'deleted', ended_by: 'owner' },
    ]);
  });

  test('P7 · an account with units, a recorded asset or an order in progress is not removed', async () => {
    await giveUnits(bench.api, { userId: me.userId, portfolioId: id }, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    await bench.api.db.query('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', [id]);
    await me.call('switchPortfolio', { params: { id } });
    const asset = {
      ...{ type: 'property' as const, name: 'Flat', rate_percentage: null, compounding: null, grams: null },
      ...{ matures_on: null, entries: [{ on: '2024-10-01', kind: 'value' as const, amount: 100 }] },
    };
    expect((await me.call('createOtherAsset', { body: asset })).http).toBe(200);
    expect((await seen()).blockers).toEqual([
      { kind: 'holdings', count: 1 },
      { kind: 'other_assets', count: 1 },
    ]);
    const { http, body } = await remove();
    expect([http, body.code]).toEqual([422, 'minor_not_empty']);
    expect((await me.call('portfolioList')).body.data).toHaveLength(2);
  });

  test('P7 · at 18 the guardian neither corrects nor removes', async () => {
    await me.moveTo('2027-03-15T00:30:00.000+05:30');
    expect((await correct({ name: 'Anaaya Rao' })).body.code).toBe('minor_of_age');
    expect((await remove()).body.code).toBe('minor_of_age');
  });
});
