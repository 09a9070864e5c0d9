import { assertMinorMay } from '../platform/access/minorGate.ts';
import { TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { BIRTHDAY, EVE, HandOverBench } from '../testing/people/handOverBench.ts';
import { endExpiredHandOvers } from './end.ts';

describe('offering the account of a child who is 18', () => {
  const at = new HandOverBench();
  const { rows, emailOf, child, grownUp, start, offered, accept, offerOf, latest, kinds, owners } = at;
  let me: TestInvestor;
  let heir: TestInvestor;
  let id: string;
  let mobile: string;
  beforeAll(at.open);
  beforeEach(async () => {
    ({ me, heir, id, mobile } = await at.begin());
  });
  afterAll(at.close);

  test('P7 · on the eve of the birthday nothing is handed over, on the day transactions wait for it', async () => {
    await me.moveTo(EVE);
    const early = await start();
    expect([early.http, early.body.code]).toEqual([403, 'minor_too_young']);
    await me.call('switchPortfolio', { params: { id } });
    const order = { code: FUNDS.equity, type: 'buy' as const, amount: 5_000 };
    expect((await me.place(order)).http).toBe(200);
    await me.moveTo(BIRTHDAY);
    await me.call('switchPortfolio', { params: { id } });
    const late = await me.place(order);
    expect([late.body.code, late.body.message]).toEqual([
      'minor_of_age',
      'Anaya Rao is now 18. Transactions are stopped until you hand the account over to Anaya Rao: open Family.',
    ]);
    await expect(assertMinorMay(at.orders.api.ctx, 'checkPan', id)).rejects.toMatchObject({
      code: 'minor_of_age',
    });
    expect((await start()).http).toBe(200);
  });

  test.each<[string, () => object]>([
    ['email', () => ({ email: 'no address' })],
    ['email', () => ({ email: emailOf(me).toUpperCase() })],
    ['mobile', () => ({ mobile: '12345' })],
    ['mobile', () => ({ mobile: '+91 98200 00001' })],
  ])('P7 · a wrong or own %s is refused at its field, and nothing is sent', async (field, over) => {
    await rows(`UPDATE users SET mobile_phone = NULL WHERE mobile_phone = '9820000001'`);
    await rows(`UPDATE users SET mobile_phone = '9820000001' WHERE id = $1`, me.userId);
    await grownUp();
    const { http, body } = await start(over());
    expect([http, body.code, Object.keys(body.errors ?? {})]).toEqual([422, 'hand_over_refused', [field]]);
    expect(await latest()).toBeNull();
  });

  test('P7 · message by e-mail and SMS with the link; a second start, resend, cancel and a new start', async () => {
    const offer = await offered();
    const sent = await rows<{ channel: string; recipient: string; text: string }>(
      'SELECT channel, recipient, text FROM messages WHERE recipient = ANY ($1) AND text LIKE $2 ORDER BY channel',
      [emailOf(heir), mobile],
      `%/family/hand-over/${offer}%`,
    );
    expect(sent.map(({ channel, recipient }) => [channel, recipient])).toEqual([
      ['email', emailOf(heir)],
      ['sms', mobile],
    ]);
    expect((await start()).body.code).toBe('hand_over_open');
    for (let sends = 2; sends <= 5; sends += 1)
      expect((await me.call('resendHandOver', child())).body.data).toMatchObject({ id: offer });
    expect((await me.call('resendHandOver', child())).http).toBe(429);
    expect((await me.call('cancelHandOver', child())).body.data.status).toBe('cancelled');
    expect((await me.call('cancelHandOver', child())).body.code).toBe('hand_over_closed');
    expect((await me.call('resendHandOver', child())).body.code).toBe('hand_over_closed');
    expect((await accept(offer)).body).toMatchObject({
      ...{
        code: 'hand_over_closed',
        message: 'Your guardian cancelled this hand-over. A new link is needed.',
      },
    });
    const again = (await start()).body.data.id;
    expect((await accept(again)).http).toBe(200);
  });

  test('P7 · an expired link is refused, its guardian notified once, and it is sent again', async () => {
    const offer = await offered();
    const after = '2027-01-29T00:02:00.000+05:30';
    await heir.moveTo(after);
    await me.moveTo(after);
    expect((await offerOf(offer)).status).toBe('expired');
    expect((await accept(offer)).body.code).toBe('hand_over_closed');
    await Promise.all([endExpiredHandOvers(at.orders.api.ctx), endExpiredHandOvers(at.orders.api.ctx)]);
    expect((await kinds(me)).filter((kind) => kind === 'hand_over_ended')).toHaveLength(1);
    expect((await me.call('resendHandOver', child())).body.data).toMatchObject({
      id: offer,
      status: 'waiting',
    });
    expect((await accept(offer)).http).toBe(200);
  });

  test('P7 · a declined offer ends, and the guardian is notified', async () => {
    const offer = await offered();
    const decline = (by: TestInvestor) => by.call('declineHandOver', { params: { id: offer } });
    expect((await decline(await at.orders.newInvestor())).body.code).toMatch(/other_login|signed/);
    await grownUp();
    expect((await decline(heir)).http).toBe(200);
    expect((await decline(heir)).body.code).toBe('hand_over_closed');
    expect((await accept(offer)).body.code).toBe('hand_over_closed');
    expect(await kinds(me)).toContain('hand_over_ended');
    expect(await owners()).toEqual([{ owner_id: me.userId }]);
  });

  test('P7 · a stranger and a manager of the child start nothing', async () => {
    await grownUp();
    const stranger = new TestInvestor(at.orders.api, at.orders.gateway);
    await stranger.join();
    expect((await start({}, stranger)).body.code).toBe('not_found');
    await rows(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES (gen_random_uuid(), $1, $2::uuid, $2::text || '@test.example', $3, 'accepted', 'prepare', $4)`,
      ...[me.userId, stranger.userId, id, at.orders.api.clock.now()],
    );
    expect((await start({}, stranger)).body.code).toBe('not_found');
    const offer = (await start()).body.data.id;
    await stranger.call('switchPortfolio', { params: { id } });
    expect((await accept(offer)).http).toBe(200);
    expect((await stranger.call('userInfo')).body.managed_account).toBeNull();
  });
});
