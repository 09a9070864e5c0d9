import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { PERSONAS } from '../personas/index.ts';
import { signIn } from '../testing/people/personas.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { earnCoins, refundCoins, spendCoins } from './index.ts';

const { userId } = PERSONAS.asha;

describe('the coin ledger', () => {
  let api: TestApi;
  let token: string;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'asha'));
  });
  afterEach(() => api.close());

  const earn = (reward: 'referral' | 'goal' | 'sip' | 'import', subject: string = randomUUID()) =>
    api.db.tx((tx) => earnCoins(api.ctx, tx, { userId, reward, subject }));
  const spend = (coins: number, subscriptionId: string = randomUUID()) =>
    api.db.tx((tx) =>
      spendCoins(tx, { userId, subscriptionId, feature: 'tax_harvesting', coins, at: api.clock.now() }),
    );
  const account = async (page?: number) =>
    (await api.call('coins', { token, ...(page && { query: { page } }) })).body.data;

  test.each([
    ['goal', [50, 50, 50, 0, 0], 150],
    ['sip', [25, 25, 25, 25, 0], 100],
    ['import', [25, 25, 25, 25, 25, 25, 0], 150],
    ['referral', [100, 100, 100], 300],
  ] as const)('P8 · %s earns its coins up to its limit', async (reward, expected, total) => {
    const earned: number[] = [];
    for (const _ of expected) earned.push(await earn(reward));
    expect(earned).toEqual(expected);
    expect((await account()).total_coins).toBe(total);
  });

  test('P8 · one subject is rewarded once, also at the same time', async () => {
    await Promise.all([earn('goal', 'g-1'), earn('goal', 'g-1'), earn('goal', 'g-1')]);
    expect((await account()).total_coins).toBe(50);
  });

  test('P8 · the limit holds for rewards at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => earn('sip')));
    expect((await account()).total_coins).toBe(100);
  });

  test('P8 · a multiplier of the settings changes what is earned', async () => {
    await api.db.query("INSERT INTO config_files (name, content) VALUES ('app', $1)", [
      JSON.stringify({ coinMultiplier: 2 }),
    ]);
    expect(await earn('goal')).toBe(100);
    expect((await account()).rewards.find(({ reward }) => reward === 'goal')).toEqual({
      ...{ reward: 'goal', each: 100, maximum: 300, earned: 100 },
    });
  });

  test('P8 · coins spent in two tabs at once are spent once', async () => {
    await earn('referral');
    await earn('referral');
    const results = await Promise.allSettled([spend(150), spend(150)]);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'coins_short', httpStatus: 422 },
    });
    expect((await account()).total_coins).toBe(50);
  });

  test('P8 · a refund returns the coins of a spend once', async () => {
    await earn('referral');
    const id = randomUUID();
    await spend(80, id);
    const back = () =>
      api.db.tx((tx) =>
        refundCoins(tx, {
          ...{ userId, subscriptionId: id, feature: 'tax_harvesting', coins: 80, at: api.clock.now() },
        }),
      );
    await back();
    await back();
    const { total_coins: total, transactions } = await account();
    expect(total).toBe(100);
    expect(transactions.map(({ kind, credit, debit, balance }) => [kind, credit, debit, balance])).toEqual([
      ['refunded', 80, 0, 100],
      ['spent', 0, 80, 20],
      ['referral', 100, 0, 100],
    ]);
  });

  test.each([
    [
      'a balance below nothing',
      `INSERT INTO coin_entries (user_id, kind, subject, coins, at) VALUES ($1, 'spent', 'x', -1, now())`,
    ],
    ['a change of an entry', `UPDATE coin_entries SET coins = 1000 WHERE user_id = $1`],
    ['a removed entry', `DELETE FROM coin_entries WHERE user_id = $1`],
    ['a balance without entries', `UPDATE coin_balances SET coins = coins + 1 WHERE user_id = $1`],
    [
      'an earned entry that takes coins',
      `INSERT INTO coin_entries (user_id, kind, subject, coins, at) VALUES ($1, 'goal', 'x', -1, now())`,
    ],
  ])('P8 · the database refuses %s', async (_what, sql) => {
    await earn('import', 'mutual-funds');
    await spend(25);
    await expect(api.db.tx((tx) => tx.query(sql, [userId]))).rejects.toMatchObject({
      code: expect.stringMatching(/^23/),
    });
    expect((await account()).total_coins).toBe(0);
  });

  test('P8 · whatever is earned, spent and refunded, the balance is the sum and never negative', async () => {
    const action = fc.oneof(
      fc.record({
        act: fc.constant('earn' as const),
        reward: fc.constantFrom('referral', 'goal', 'sip', 'import'),
      }),
      fc.record({ act: fc.constant('spend' as const), coins: fc.integer({ min: 1, max: 220 }) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(action, { maxLength: 12 }), async (actions) => {
        const before = (await account()).total_coins;
        let expected = before;
        for (const one of actions) {
          if (one.act === 'earn') expected += await earn(one.reward as 'goal');
          else if (one.coins <= expected) {
            await spend(one.coins);
            expected -= one.coins;
          } else await expect(spend(one.coins)).rejects.toMatchObject({ code: 'coins_short' });
        }
        const [sum] = await api.db.query<{ sum: number }>(
          'SELECT coalesce(sum(coins), 0)::int AS sum FROM coin_entries WHERE user_id = $1',
          [userId],
        );
        expect((await account()).total_coins).toBe(expected);
        expect(sum!.sum).toBe(expected);
        expect(expected).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 15 },
    );
  });

  test('P8 · the hundredth entry is on its page', async () => {
    for (let one = 0; one < 45; one += 1) await earn('referral', `friend-${one}`);
    const third = await account(3);
    expect(third.pages).toBe(3);
    expect(third.transactions).toHaveLength(5);
    expect(third.transactions.at(-1)).toMatchObject({ balance: 100 });
    expect((await account(99)).transactions).toEqual([]);
  });

  test('P8 · coins belong to the login: a manager sees its own, a visitor none', async () => {
    await earn('referral');
    const other = await signIn(api, 'meera');
    expect((await api.call('coins', { token: other.token })).body.data.total_coins).toBe(0);
    expect((await api.call('coins')).http).toBe(401);
  });

  test('P8 · who invited a friend earns once the friend is ready to invest', async () => {
    const { nikhil } = PERSONAS;
    await api.db.query('UPDATE users SET referred_by = $2 WHERE id = $1', [nikhil.userId, userId]);
    await api.db.query('UPDATE kyc_records SET form_status = 7 WHERE portfolio_id = $1', [
      nikhil.portfolioId,
    ]);
    await api.db.tx((tx) => api.ctx.accountChanged(tx, nikhil.portfolioId));
    await api.db.tx((tx) => api.ctx.accountChanged(tx, nikhil.portfolioId));
    expect(await account()).toMatchObject({ total_coins: 100, transactions: [{ kind: 'referral' }] });
    expect(
      await api.db.query(`SELECT facts FROM notices WHERE kind = 'coins_earned' AND user_id = $1`, [userId]),
    ).toEqual([{ facts: { coins: 100, reward: 'referral' } }]);
  });
});
