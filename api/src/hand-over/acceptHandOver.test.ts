import type { HandOverHurdle } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { TestInvestor } from '../testing/orderBench.ts';
import { CHILD, HandOverBench } from '../testing/people/handOverBench.ts';
import { stepUp } from '../testing/people/stepUp.ts';

describe('taking over an account that is offered', () => {
  const at = new HandOverBench();
  const { rows, emailOf, child, start, offered, accept, offerOf, latest, kinds, applicant, owners } = at;
  let me: TestInvestor;
  let heir: TestInvestor;
  let id: string;
  let mobile: string;
  beforeAll(at.open);
  beforeEach(async () => {
    ({ me, heir, id, mobile } = await at.begin());
  });
  afterAll(at.close);

  test('P7 · another login than the invited one takes nothing over and reads no name', async () => {
    const offer = await offered();
    const other = new TestInvestor(at.orders.api, at.orders.gateway);
    await other.join();
    expect(await offerOf(offer, other)).toMatchObject({ name: null, hurdle: 'other_login' });
    expect((await accept(offer, {}, other)).body.code).toBe('hand_over_other_login');
    expect((await accept(offer, {}, me)).body.code).toBe('hand_over_other_login');
    expect((await other.call('handOverOffer', { params: { id: randomUUID() } })).http).toBe(404);
    const nowhere = { params: { id: 'x' } };
    expect((await other.call('handOverOffer', nowhere)).http).toBe(404);
    expect((await other.call('declineHandOver', nowhere)).http).toBe(404);
    const body = { date_of_birth: CHILD.date_of_birth };
    expect((await other.call('acceptHandOver', { ...nowhere, body })).http).toBe(404);
    expect(await owners()).toEqual([{ owner_id: me.userId }]);
  });

  test.each<[HandOverHurdle, () => Promise<unknown>]>([
    ['email_unconfirmed', () => rows('UPDATE users SET state = 1 WHERE id = $1', heir.userId)],
    ['mobile_missing', () => rows('UPDATE users SET mobile_phone = NULL WHERE id = $1', heir.userId)],
    ['mobile_differs', () => rows(`UPDATE users SET mobile_phone = '9111111111' WHERE id = $1`, heir.userId)],
    [
      'in_progress',
      () =>
        rows(
          `INSERT INTO payments (investor_id, id, portfolio_id, purpose, subject_id, amount, method, status, created_at,
             expires_at, service, day) VALUES ($1, gen_random_uuid(), $2, 'cart', gen_random_uuid(), 100, 'upi', 'pending', now(),
             now(), 'regular', current_date)`,
          ...[me.userId, id],
        ),
    ],
  ])('P7 · while there is %s the account stays with the guardian', async (hurdle, make) => {
    const offer = await offered();
    await make();
    expect(await offerOf(offer)).toMatchObject({ hurdle });
    const refused = await accept(offer);
    expect([refused.http, refused.body.code]).toEqual([422, 'hand_over_refused']);
    expect(await owners()).toEqual([{ owner_id: me.userId }]);
  });

  test('P7 · a login whose own account has another date of birth is another individual', async () => {
    const offer = await offered();
    await applicant('1990-05-05');
    expect(await offerOf(offer)).toMatchObject({ hurdle: 'other_person' });
    expect((await accept(offer)).body.code).toBe('hand_over_refused');
  });

  test('P7 · five wrong dates of birth end the hand-over', async () => {
    const offer = await offered();
    for (let left = 4; left >= 0; left -= 1) {
      const { http, body } = await accept(offer, { date_of_birth: '2009-01-16' });
      expect([http, body.code]).toEqual([422, 'hand_over_birth_wrong']);
      if (left > 0) expect(body.message).toContain(String(left));
    }
    expect((await accept(offer)).body.code).toBe('hand_over_closed');
    expect(await kinds(me)).toContain('hand_over_ended');
    expect(await latest()).toMatchObject({ status: 'locked' });
    expect((await start()).http).toBe(200);
  });

  test('P7 · nothing starts or is accepted without an OTP, and the account is taken over once', async () => {
    const offer = await offered();
    const bare = { params: { id: offer }, body: { date_of_birth: CHILD.date_of_birth } };
    expect((await heir.call('acceptHandOver', bare)).body.code).toBe('step_up_required');
    const body = { email: emailOf(heir), mobile };
    await me.call('cancelHandOver', child());
    expect((await me.call('startHandOver', { ...child(), body })).body.code).toBe('step_up_required');
    const again = (await start()).body.data.id;
    const [first, second] = [
      await stepUp(at.orders.api, heir.token, 'access'),
      await stepUp(at.orders.api, heir.token, 'access'),
    ];
    const both = await Promise.all([accept(again, { step_up: first }), accept(again, { step_up: second })]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(await owners()).toEqual([{ owner_id: heir.userId }]);
  });
});
