import type { HandOverHurdle } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { assertMinorMay } from '../platform/access/minorGate.ts';
import { orderBench, type OrderBench, TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { stepUp } from '../testing/people/stepUp.ts';
import { endExpiredHandOvers } from './end.ts';

const CHILD = {
  ...{ name: 'Anaya Rao', date_of_birth: '2009-01-15', relation: 'mother' as const },
  ...{ clubbed: true, consent: true },
};
const EVE = '2027-01-14T23:59:00.000+05:30';
const BIRTHDAY = '2027-01-15T00:01:00.000+05:30';

describe('handing over the account of a child who is 18', () => {
  let bench: OrderBench;
  let me: TestInvestor;
  let heir: TestInvestor;
  let number: string;
  let id: string;
  let mobile: string;
  let numbers = 0;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    me = await bench.newInvestor();
    heir = await bench.newInvestor();
    numbers += 1;
    mobile = String(9_300_000_000 + numbers);
    await rows('UPDATE users SET mobile_phone = $2 WHERE id = $1', heir.userId, mobile);
    // A login that has just signed up, with nothing set up.
    await rows(`UPDATE portfolios SET created_at = '2027-01-15' WHERE id = $1`, heir.portfolioId);
    number = String((await me.call('addMinor', { body: CHILD })).body.data.portfolio_id);
    id = (await rows<{ id: string }>('SELECT id FROM portfolios WHERE number = $1', number))[0]!.id;
    await rows('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', id);
  });
  afterAll(() => bench.close());

  const rows = <Row extends object>(text: string, ...values: unknown[]) =>
    bench.api.db.query<Row>(text, values);
  const emailOf = ({ userId }: TestInvestor) => `${userId}@test.example`;
  const child = () => ({ params: { portfolio_id: number } });
  const grownUp = async () => {
    await me.moveTo(BIRTHDAY);
    await heir.moveTo(BIRTHDAY);
  };
  const start = async (over: object = {}, by = me) => {
    const step_up = await stepUp(bench.api, by.token, 'access');
    return by.call('startHandOver', { ...child(), body: { email: emailOf(heir), mobile, step_up, ...over } });
  };
  const offered = async (): Promise<string> => {
    await grownUp();
    return (await start()).body.data.id;
  };
  const accept = async (offer: string, over: object = {}, by = heir) => {
    const step_up = 'step_up' in over ? undefined : await stepUp(bench.api, by.token, 'access');
    const body = { date_of_birth: CHILD.date_of_birth, ...(step_up && { step_up }), ...over };
    return by.call('acceptHandOver', { params: { id: offer }, body });
  };
  const offerOf = async (offer: string, by = heir) =>
    (await by.call('handOverOffer', { params: { id: offer } })).body.data;
  const latest = async () => (await me.call('handOver', child())).body.data.latest;
  const kinds = async (of: TestInvestor) => (await of.call('notices', {})).body.data.map(({ kind }) => kind);
  /** The holder of the own account of the heir. */
  const applicant = async (born: string) => {
    const sealed = await bench.api.ctx.vault.seal(`applicant:${heir.portfolioId}:1`, born);
    await rows(
      `INSERT INTO portfolio_applicants (investor_id, portfolio_id, position, name, birth_sealed, residency)
       VALUES ($1, $2, 1, 'Holder', $3, 'resident_individual')`,
      ...[heir.userId, heir.portfolioId, sealed],
    );
  };
  /** A purchase in the open account of the child, up to its units. */
  const invest = async () => {
    await me.place({ code: FUNDS.equity, type: 'buy', amount: 5_000 });
    await me.payAll();
    await me.moveTo('2026-11-20T14:30:00.000+05:30');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    await me.moveTo('2026-11-20T23:00:00.000+05:30');
    await bench.api.runJobs();
    await me.moveTo('2026-11-23T12:00:00.000+05:30');
    await bench.api.runJobs();
  };
  const owners = async () => rows<{ owner_id: string }>('SELECT owner_id FROM portfolios WHERE id = $1', id);

  test('P7 · the account with everything in it belongs to the login of the child, and the guardian has no access', async () => {
    const owned = { userId: me.userId, portfolioId: id } as TestInvestor;
    await giveBank(bench.api, owned);
    const folio = await giveUnits(bench.api, owned, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    await me.call('switchPortfolio', { params: { id } });
    await invest();
    const before = (
      await rows<{ count: number }>('SELECT count(*) FROM ledger_entries WHERE investor_id = $1', me.userId)
    )[0]!;
    const offer = await offered();
    await me.call('switchPortfolio', { params: { id } });
    const { http, body } = await accept(offer);
    expect([http, body.data]).toEqual([200, { portfolio_id: Number(number), name: CHILD.name }]);

    expect((await heir.call('portfolioList')).body.data.map(({ name }) => name)).toEqual([CHILD.name]);
    expect((await heir.call('userInfo')).body).toMatchObject({
      current_portfolio: { id: Number(number) },
      minor_account: { status: 'of_age', handed_over: true },
    });
    const { holdings } = (await heir.call('holdings', { query: {} as never })).body.data;
    expect(JSON.stringify(holdings)).toContain(FUNDS.equity);
    expect((await heir.call('orders', { query: {} as never })).body.data).toHaveLength(1);
    expect(JSON.stringify((await heir.call('sellable', { params: { code: FUNDS.equity } })).body)).toContain(
      folio,
    );

    expect((await me.call('portfolioList')).body.data.map(({ name }) => name)).toEqual(['Personal']);
    expect((await me.call('family', {})).body.data.members).toHaveLength(1);
    expect((await me.call('switchPortfolio', { params: { id } })).body.code).toBe('not_your_account');
    expect((await me.call('minorAccount', child())).http).toBe(404);
    expect((await me.call('handOver', child())).http).toBe(404);
    const moved = await rows<{ investor_id: string; count: number }>(
      `SELECT e.investor_id, count(*) FROM ledger_entries e JOIN ledger_transfers t
         ON t.investor_id = e.investor_id AND t.id = e.transfer_id WHERE t.portfolio_id = $1 GROUP BY 1`,
      id,
    );
    expect(moved).toEqual([{ investor_id: heir.userId, count: before.count }]);
  });

  test('P7 · every row of the account that leads with a login leads with the new one', async () => {
    const owned = { userId: me.userId, portfolioId: id } as TestInvestor;
    await giveBank(bench.api, owned);
    await me.call('switchPortfolio', { params: { id } });
    await invest();
    expect((await accept(await offered())).http).toBe(200);
    const tables = await rows<{ name: string }>(
      `SELECT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND column_name IN ('investor_id', 'portfolio_id')
       GROUP BY 1 HAVING count(*) = 2`,
    );
    const left: string[] = [];
    for (const { name } of tables) {
      const stale = await rows(
        `SELECT 1 FROM ${name} WHERE portfolio_id = $1 AND investor_id <> $2`,
        id,
        heir.userId,
      );
      if (stale.length > 0) left.push(name);
    }
    expect(left).toEqual([]);
    const steps = await rows<{ investor_id: string }>(
      `SELECT DISTINCT s.investor_id FROM order_steps s JOIN orders o ON o.id = s.order_id WHERE o.portfolio_id = $1`,
      id,
    );
    expect(steps).toEqual([{ investor_id: heir.userId }]);
  });

  test('P7 · every table with a login belongs to an account or to a login, and all references can move together', async () => {
    const OF_LOGIN = [
      ...[
        'account_closures',
        'audit_log',
        'callbacks',
        'chat_conversations',
        'kyc_pan_owners',
        'profile_archives',
      ],
      'tickets',
    ];
    const alone = await rows<{ name: string }>(
      `SELECT c.relname AS name FROM pg_class c JOIN pg_attribute i ON i.attrelid = c.oid AND i.attname = 'investor_id'
       WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace
         AND NOT EXISTS (SELECT FROM pg_attribute p WHERE p.attrelid = c.oid AND p.attname = 'portfolio_id')
         AND NOT EXISTS (SELECT FROM pg_constraint f JOIN pg_attribute p ON p.attrelid = f.confrelid
           AND p.attname = 'portfolio_id' WHERE f.conrelid = c.oid AND f.contype = 'f' AND i.attnum = ANY (f.conkey))
       ORDER BY 1`,
    );
    expect(alone.map(({ name }) => name)).toEqual(OF_LOGIN);
    const fixed = await rows(
      `SELECT conname FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = ANY (f.conkey)
         AND a.attname = 'investor_id' WHERE f.contype = 'f' AND cardinality(f.conkey) > 1 AND NOT f.condeferrable`,
    );
    expect(fixed).toEqual([]);
  });

  test('P7 · the API alone cannot change what was booked, and not move an account without its open hand-over', async () => {
    const update = `UPDATE ledger_entries SET investor_id = investor_id`;
    await expect(
      bench.api.ctx.db.tx(async (tx) => {
        await tx.query(`SELECT set_config('sanchay.hand_over', 'on', true)`);
        await tx.query(update);
      }),
    ).rejects.toMatchObject({ code: '42501' });
    await expect(rows('SELECT hand_over_account($1, $2)', id, heir.userId)).rejects.toMatchObject({
      code: '23514',
    });
    expect(await owners()).toEqual([{ owner_id: me.userId }]);
  });

  test('P7 · both are notified and audited; the child can let the guardian manage the account', async () => {
    await accept(await offered());
    expect(await kinds(me)).toContain('handed_over');
    expect(await kinds(heir)).toContain('taken_over');
    const audited = await rows<{ investor_id: string; actor: string }>(
      `SELECT investor_id, actor FROM audit_log WHERE subject = $1 AND action = 'hand_over.accepted' ORDER BY 1`,
      `portfolio:${id}`,
    );
    expect(audited).toEqual(
      [me.userId, heir.userId]
        .toSorted()
        .map((owner) => ({ investor_id: owner, actor: `user:${heir.userId}` })),
    );
    const step_up = await stepUp(bench.api, heir.token, 'access');
    const invited = await heir.call('inviteManager', {
      body: {
        portfolio_id: Number(number),
        email: emailOf(me),
        scope: 'view',
        until: null,
        step_up,
      } as never,
    });
    expect(invited.http).toBe(200);
    const answer = { params: { id: invited.body.data.id }, body: { answer: 'accept' as const } };
    expect((await me.call('answerManagementRequest', answer)).http).toBe(200);
    expect((await me.call('switchPortfolio', { params: { id } })).http).toBe(200);
    expect((await me.call('userInfo')).body.managed_account).toMatchObject({ scope: 'view' });
  });

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
    await expect(assertMinorMay(bench.api.ctx, 'checkPan', id)).rejects.toMatchObject({
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
    await Promise.all([endExpiredHandOvers(bench.api.ctx), endExpiredHandOvers(bench.api.ctx)]);
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
    expect((await decline(await bench.newInvestor())).body.code).toMatch(/other_login|signed/);
    await grownUp();
    expect((await decline(heir)).http).toBe(200);
    expect((await decline(heir)).body.code).toBe('hand_over_closed');
    expect((await accept(offer)).body.code).toBe('hand_over_closed');
    expect(await kinds(me)).toContain('hand_over_ended');
    expect(await owners()).toEqual([{ owner_id: me.userId }]);
  });

  test('P7 · another login than the invited one takes nothing over and reads no name', async () => {
    const offer = await offered();
    const other = new TestInvestor(bench.api, bench.gateway);
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
      await stepUp(bench.api, heir.token, 'access'),
      await stepUp(bench.api, heir.token, 'access'),
    ];
    const both = await Promise.all([accept(again, { step_up: first }), accept(again, { step_up: second })]);
    expect(both.map(({ http }) => http).toSorted()).toEqual([200, 409]);
    expect(await owners()).toEqual([{ owner_id: heir.userId }]);
  });

  test('P7 · a stranger and a manager of the child start nothing', async () => {
    await grownUp();
    const stranger = new TestInvestor(bench.api, bench.gateway);
    await stranger.join();
    expect((await start({}, stranger)).body.code).toBe('not_found');
    await rows(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES (gen_random_uuid(), $1, $2::uuid, $2::text || '@test.example', $3, 'accepted', 'prepare', $4)`,
      ...[me.userId, stranger.userId, id, bench.api.clock.now()],
    );
    expect((await start({}, stranger)).body.code).toBe('not_found');
    const offer = (await start()).body.data.id;
    await stranger.call('switchPortfolio', { params: { id } });
    expect((await accept(offer)).http).toBe(200);
    expect((await stranger.call('userInfo')).body.managed_account).toBeNull();
  });

  test('P7 · an order of the guardian that waits for the hand-over is refused', async () => {
    const offer = await offered();
    await accept(offer);
    await expect(
      rows(
        `INSERT INTO carts (investor_id, id, portfolio_id) VALUES ($1, gen_random_uuid(), $2)`,
        ...[me.userId, id],
      ),
    ).rejects.toMatchObject({ code: 'SN002' });
  });

  test('P7 · a login that invests already keeps its own account beside the one taken over', async () => {
    const offer = await offered();
    await applicant(CHILD.date_of_birth);
    expect((await accept(offer)).http).toBe(200);
    expect((await heir.call('portfolioList')).body.data.map(({ name }) => name).toSorted()).toEqual([
      'Anaya Rao',
      'Personal',
    ]);
  });
});
