import type { TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { CHILD, HandOverBench } from '../testing/people/handOverBench.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { stepUp } from '../testing/people/stepUp.ts';

describe('an account that was handed over', () => {
  const at = new HandOverBench();
  const { rows, emailOf, child, offered, accept, kinds, applicant, invest, owners } = at;
  let me: TestInvestor;
  let heir: TestInvestor;
  let number: string;
  let id: string;
  beforeAll(at.open);
  beforeEach(async () => {
    ({ me, heir, number, id } = await at.begin());
  });
  afterAll(at.close);

  test('P7 · the account with everything in it belongs to the login of the child, and the guardian has no access', async () => {
    const owned = { userId: me.userId, portfolioId: id } as TestInvestor;
    await giveBank(at.orders.api, owned);
    const folio = await giveUnits(at.orders.api, owned, FUNDS.equity, [
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
    await giveBank(at.orders.api, owned);
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
      at.orders.api.ctx.db.tx(async (tx) => {
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
    const step_up = await stepUp(at.orders.api, heir.token, 'access');
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
