import { confirmsOf, PREPARED_LIMITS, type CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS, publishNav } from '../testing/orderMarket.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';
import { confirmedOtp } from '../testing/people/stepUp.ts';
import { endExpiredOrders } from './expire.ts';

type Prepare = CallBody<'prepareOrder'>;

describe('orders that a manager prepares', () => {
  let bench: OrderBench;
  let owner: TestInvestor;
  let manager: TestInvestor;
  let grant: string;
  let folio: string;
  beforeAll(async () => {
    bench = await orderBench();
  });
  beforeEach(async () => {
    owner = await bench.newInvestor();
    manager = await bench.newInvestor();
    await giveBank(bench.api, owner);
    folio = await giveUnits(bench.api, owner, FUNDS.equity, [
      { on: '2024-11-18', units: '100', amount: '4000.00' },
    ]);
    grant = await giveAccess('prepare');
  });
  afterAll(() => bench.close());

  async function giveAccess(scope: string): Promise<string> {
    const id = randomUUID();
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at)
       VALUES ($1, $2, $3::uuid, $3::text || '@test.example', $4, 'accepted', $5, now())`,
      [id, owner.userId, manager.userId, owner.portfolioId, scope],
    );
    await manager.call('switchPortfolio', { params: { id: owner.portfolioId } });
    return id;
  }

  const redemption = (units = 40): Prepare => ({
    redemption: { code: FUNDS.equity, folio_no: folio, by: 'units', units },
  });
  const purchase = (amount = 5_000): Prepare => ({
    purchase: { code: FUNDS.equity, type: 'buy', amount, folio_no: folio },
    note: 'Tops up the equity part.',
  });
  const prepare = (body: Prepare, by = manager) => by.call('prepareOrder', { body });
  const prepared = async (body: Prepare): Promise<string> => {
    const answer = await prepare(body);
    expect([answer.http, answer.body.code]).toEqual([200, undefined]);
    return answer.body.data.id;
  };
  const detail = async (id: string, by = owner) =>
    (await by.call('preparedOrder', { params: { id } })).body.data;
  async function confirm(id: string, { by = owner, hash }: { by?: TestInvestor; hash?: string } = {}) {
    const consent_hash = hash ?? (await detail(id)).sale!.consent.hash;
    const request = { params: { id }, body: { consent_hash } };
    const step_up = await confirmedOtp(
      bench.api,
      by.token,
      'redeem',
      confirmsOf('confirmPreparedSale', request),
    );
    return by.call('confirmPreparedSale', { ...request, body: { consent_hash, step_up } });
  }
  const take = (id: string) => owner.call('takePreparedPurchase', { params: { id }, body: {} });
  const statusOf = async (id: string) => (await detail(id)).status;
  /** How the orders ended that the manager was notified of, oldest first. */
  const noticesOfManager = async () =>
    (
      await bench.api.db.query<{ status: string }>(
        `SELECT facts->>'status' AS status FROM notices WHERE user_id = $1 AND kind = 'prepared_order_ended' ORDER BY id`,
        [manager.userId],
      )
    ).map(({ status }) => status);
  const salesOf = async () => (await owner.call('redemptions', {})).body.data;

  test('P7 · the order stands first in the to-do list of its owner until it is decided, and not in that of the manager', async () => {
    const tasks = async (by = owner) => (await by.call('tasks')).body.data.tasks;
    const id = await prepared(redemption());
    expect((await tasks())[0]).toMatchObject({
      ...{ kind: 'order_prepared', state: 'open', date: expect.stringMatching(/^2026-/) },
      actions: [{ action: 'review_order', href: `/orders/prepared/${id}` }],
    });
    expect((await tasks(manager)).map(({ kind }) => kind)).not.toContain('order_prepared');
    const reason = 'No more equity now.';
    expect((await owner.call('declinePreparedOrder', { params: { id }, body: { reason } })).http).toBe(200);
    expect((await tasks()).map(({ kind }) => kind)).not.toContain('order_prepared');
  });

  test('P7 · a prepared redemption is seen in full and confirmed with the OTP of the owner', async () => {
    const id = await prepared(redemption());
    expect(await detail(id)).toMatchObject({
      status: 'waiting',
      sale: { units: 40, nav: 49.5 },
      changes: [],
      refusal: null,
    });
    expect(await salesOf()).toEqual([]);
    const { http, body } = await confirm(id);
    expect([http, body.data.status]).toEqual([200, 'confirmed']);
    expect(await salesOf()).toMatchObject([{ id: body.data.result_id, asked_units: 40 }]);
    expect(await detail(id, manager)).toMatchObject({ status: 'confirmed', result_id: body.data.result_id });
  });

  test('P7 · a prepared purchase goes to the cart of the owner, who pays it there', async () => {
    const id = await prepared(purchase());
    expect((await detail(id)).purchase).toMatchObject({ amount: 5_000, folio_expected: folio });
    expect((await owner.cart()).items).toEqual([]);
    expect((await take(id)).body.data).toMatchObject({ status: 'in_cart', decided_at: null });
    expect((await owner.cart()).items).toMatchObject([{ code: FUNDS.equity, amount: 5_000 }]);
    expect([await statusOf(id), await noticesOfManager()]).toEqual(['in_cart', []]);
    const refusals = [
      await take(id),
      await owner.call('declinePreparedOrder', { params: { id }, body: { reason: 'no' } }),
      await manager.call('withdrawPreparedOrder', { params: { id }, body: {} }),
    ];
    expect(refusals.map(({ http, body }) => [http, body.code])).toEqual(
      refusals.map(() => [409, 'prepared_in_cart']),
    );
    await owner.payAll();
    expect([await statusOf(id), await noticesOfManager()]).toEqual(['confirmed', ['confirmed']]);
    expect((await detail(id, manager)).decided_at).not.toBeNull();
  });

  const leaving: [string, (orderId: string) => Promise<unknown>][] = [
    ['removed from the cart', (orderId) => owner.call('cancelOrder', { params: { id: orderId } })],
    ['left out of a cart that is replaced', () => owner.call('replaceCart', { body: { items: [] } })],
    [
      'given another amount in the cart',
      (orderId) => owner.call('updateOrder', { params: { id: orderId }, body: { amount: 6_000 } }),
    ],
    ['replaced by another one with other terms', async () => take(await prepared(purchase(7_000)))],
    ['taken a second time with the same terms', async () => take(await prepared(purchase()))],
  ];
  test.each(leaving)(
    'P7 · a prepared purchase that is %s is cancelled, and its manager is notified',
    async (_how, leave) => {
      const id = await prepared(purchase());
      const orderId = (await take(id)).body.data.result_id!;
      await leave(orderId);
      expect([await statusOf(id), await noticesOfManager()]).toEqual(['cancelled', ['cancelled']]);
      const { items } = await owner.cart();
      if (items.length > 0) await owner.payAll();
      expect(await statusOf(id)).toBe('cancelled');
    },
  );

  test('P7 · a line of the cart stays with its owner after the access ended, and its manager hears no more of it', async () => {
    const id = await prepared(purchase());
    await take(id);
    expect((await owner.call('removeManager', { params: { id: grant } })).http).toBe(200);
    await owner.payAll();
    expect([await statusOf(id), await noticesOfManager()]).toEqual(['confirmed', []]);
  });

  test('P7 · looking at a purchase into a new folio takes no folio number and changes nothing', async () => {
    const taken = async () =>
      (await bench.api.db.query<{ last_value: string }>('SELECT last_value FROM folio_numbers'))[0]!
        .last_value;
    const before = await taken();
    const id = await prepared({
      purchase: { code: FUNDS.equity, type: 'buy', amount: 5_000, new_folio: true },
    });
    for (const by of [owner, manager, owner])
      expect(await detail(id, by)).toMatchObject({
        changes: [],
        purchase: { folio_no: null, folio_expected: null, new_folio: true },
      });
    expect(await taken()).toBe(before);
    await take(id);
    expect((await owner.cart()).items[0]!.folio_expected).not.toBe(folio);
  });

  test('P7 · a purchase that names a folio and requests a new one is refused', async () => {
    const both = { ...purchase().purchase!, new_folio: true };
    expect((await prepare({ purchase: both })).body.code).toBe('folio_mismatch');
  });

  test('P7 · preparing shows the owner what the order would replace in the cart, and changes nothing there', async () => {
    await owner.place({ code: FUNDS.equity, type: 'buy', amount: 1_000, folio_no: folio });
    const id = await prepared(purchase());
    expect(await detail(id)).toMatchObject({ replaces: true });
    expect((await owner.cart()).items).toMatchObject([{ amount: 1_000 }]);
  });

  test('P7 · the OTP is sent to the owner, and no manager confirms, takes or declines', async () => {
    const [sale, buy] = [await prepared(redemption()), await prepared(purchase())];
    const hash = (await detail(sale)).sale!.consent.hash;
    const tries = [
      await confirm(sale, { by: manager, hash }),
      await manager.call('takePreparedPurchase', { params: { id: buy }, body: {} }),
      await manager.call('declinePreparedOrder', { params: { id: buy }, body: { reason: 'no' } }),
      await manager.call('startStepUp', { body: { purpose: 'redeem' } }),
    ];
    expect(tries.map(({ http, body }) => [http, body.code])).toEqual(
      Array.from({ length: 4 }, () => [403, 'manager_read_only']),
    );
    expect([await statusOf(sale), await statusOf(buy)]).toEqual(['waiting', 'waiting']);
  });

  test('P7 · without an OTP, or with one of other terms, nothing is placed', async () => {
    const id = await prepared(redemption());
    const consent_hash = (await detail(id)).sale!.consent.hash;
    const params = { id };
    const bare = await owner.call('confirmPreparedSale', { params, body: { consent_hash } });
    expect(bare.body.code).toBe('step_up_required');
    const step_up = await confirmedOtp(bench.api, owner.token, 'redeem', consent_hash);
    const other = await owner.call('confirmPreparedSale', { params, body: { consent_hash, step_up } });
    expect(other.body.code).toBe('step_up_invalid');
    expect([await statusOf(id), await salesOf()]).toEqual(['waiting', []]);
  });

  test('P7 · orders that are prepared at once are no more than one after another', async () => {
    for (let count = 1; count < PREPARED_LIMITS.waiting; count += 1) await prepared(purchase());
    const answers = await Promise.all(Array.from({ length: 6 }, () => prepare(purchase())));
    expect(answers.map(({ http }) => http).toSorted()).toEqual([200, 422, 422, 422, 422, 422]);
    expect(new Set(answers.map(({ body }) => body.code))).toEqual(new Set([undefined, 'prepared_full']));
  });

  test('P7 · what a manager sends from a form that was open when the access ended is not saved, and the message states why', async () => {
    expect((await owner.call('removeManager', { params: { id: grant } })).http).toBe(200);
    const { http, body } = await bench.api.call('prepareOrder', {
      body: redemption(),
      token: manager.token,
      headers: { 'x-portfolio-id': owner.portfolioId },
    });
    expect([http, body.code]).toEqual([409, 'account_changed']);
    expect(body.message).toContain('your access has ended. Nothing was saved');
    const saved = 'SELECT 1 FROM prepared_orders WHERE portfolio_id = $1';
    expect(await bench.api.db.query(saved, [owner.portfolioId])).toEqual([]);
  });

  test('P7 · a double click and two tabs place one sale', async () => {
    const id = await prepared(redemption());
    const both = await Promise.all([confirm(id), confirm(id)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(both.find(({ http }) => http === 409)!.body.code).toBe('prepared_confirmed');
    expect(await salesOf()).toHaveLength(1);
  });

  test('P7 · a purchase is taken once from two tabs', async () => {
    const id = await prepared(purchase());
    const both = await Promise.all([take(id), take(id)]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect((await owner.cart()).items).toHaveLength(1);
  });

  test('P7 · declined with a reason that the manager reads', async () => {
    const id = await prepared(purchase());
    const params = { id };
    await owner.call('declinePreparedOrder', { params, body: { reason: 'Not this month.' } });
    expect(await detail(id, manager)).toMatchObject({ status: 'declined', reason: 'Not this month.' });
    expect((await take(id)).body.code).toBe('prepared_declined');
    const again = await owner.call('declinePreparedOrder', { params, body: { reason: 'Again' } });
    expect(again.body.code).toBe('prepared_declined');
  });

  test('P7 · a new price and a passed cut-off are named, and the consent of before is refused', async () => {
    const id = await prepared(redemption());
    const before = (await detail(id)).sale!.consent.hash;
    await owner.moveTo('2026-11-20T16:00:00.000+05:30');
    await publishNav(bench.api.db, FUNDS.equity, '2026-11-20', '50.0000');
    const now = await detail(id);
    expect(now.changes.map(({ field }) => field)).toEqual(
      expect.arrayContaining(['nav', 'nav_date', 'gross', 'net']),
    );
    expect(now.changes.find(({ field }) => field === 'nav')).toEqual({ field: 'nav', before: 49.5, now: 50 });
    expect((await confirm(id, { hash: before })).body.code).toBe('preview_outdated');
    expect((await confirm(id)).http).toBe(200);
  });

  test('P7 · units that were sold meanwhile: the reason is shown and nothing is placed', async () => {
    const id = await prepared(redemption(80));
    const other = await prepared(redemption(50));
    expect((await confirm(other)).http).toBe(200);
    const now = await detail(id);
    expect(now.sale).toBeNull();
    expect(now.refusal?.message).toMatch(/\w/);
    expect((await confirm(id, { hash: '0'.repeat(64) })).http).toBe(422);
    expect(await salesOf()).toHaveLength(1);
  });

  test('P7 · removing the manager withdraws what waits, also against a confirmation at the same time', async () => {
    const [first, second] = [await prepared(redemption()), await prepared(purchase())];
    const hash = (await detail(first)).sale!.consent.hash;
    expect((await owner.call('removeManager', { params: { id: grant } })).http).toBe(200);
    expect([await statusOf(first), await statusOf(second)]).toEqual(['withdrawn', 'withdrawn']);
    expect((await confirm(first, { hash })).body.code).toBe('prepared_withdrawn');
    expect([await salesOf(), (await owner.cart()).items]).toEqual([[], []]);
  });

  test('P7 · access that has ended by time no longer confirms, before the task marks it', async () => {
    const id = await prepared(redemption());
    const hash = (await detail(id)).sale!.consent.hash;
    await bench.api.db.query('UPDATE managed_accounts SET expires_at = $2 WHERE id = $1', [
      grant,
      bench.api.clock.now(),
    ]);
    expect((await confirm(id, { hash })).body.code).toBe('access_ended');
    expect(await salesOf()).toEqual([]);
  });

  test('P7 · after seven days it has expired, and the manager is notified', async () => {
    const id = await prepared(redemption());
    await owner.moveTo('2026-11-27T10:00:00.000+05:30');
    expect(await statusOf(id)).toBe('expired');
    expect((await confirm(id, { hash: '0'.repeat(64) })).body.code).toBe('prepared_expired');
    await Promise.all([endExpiredOrders(bench.api.ctx), endExpiredOrders(bench.api.ctx)]);
    const notices = await bench.api.db.query(
      `SELECT facts->>'status' AS status FROM notices WHERE user_id = $1 AND kind = 'prepared_order_ended'`,
      [manager.userId],
    );
    expect(notices).toEqual([{ status: 'expired' }]);
  });

  test.each(['view', 'view_identifiers'])('P7 · a manager with scope %s prepares nothing', async (scope) => {
    await bench.api.db.query('UPDATE managed_accounts SET scope = $2 WHERE id = $1', [grant, scope]);
    expect(await prepare(purchase())).toMatchObject({ http: 403, body: { code: 'manager_read_only' } });
  });

  test('P7 · the owner places own orders directly', async () => {
    expect(await prepare(purchase(), owner)).toMatchObject({ http: 403, body: { code: 'own_account' } });
  });

  const bad: [string, () => Prepare, string][] = [
    ['an amount below the minimum', () => purchase(1), 'amount_too_small'],
    ['more units than there are', () => redemption(1_000), 'not_enough_units'],
    ['no order', () => ({}), 'one_order'],
    ['two orders', () => ({ ...purchase(), ...redemption() }), 'one_order'],
  ];
  test.each(bad)('P7 · %s is refused when it is prepared', async (_what, body) => {
    const { http, body: refusal } = await prepare(body());
    expect(http).toBe(422);
    expect(refusal.message).toMatch(/\w/);
    expect((await owner.call('preparedOrders')).body.data).toEqual([]);
  });

  test('P7 · the manager withdraws an own order and no other one', async () => {
    const id = await prepared(purchase());
    const withdraw = () => manager.call('withdrawPreparedOrder', { params: { id }, body: {} });
    expect((await withdraw()).body.data.status).toBe('withdrawn');
    expect((await withdraw()).body.code).toBe('prepared_withdrawn');
    // The owner, who was asked to confirm it, is notified once that there is nothing to do any more.
    const notices = await bench.api.db.query(
      "SELECT path FROM notices WHERE user_id = $1 AND kind = 'prepared_order_withdrawn'",
      [owner.userId],
    );
    expect(notices).toEqual([{ path: `/orders/prepared/${id}` }]);
  });

  test('P7 · every step is audited under the owner with who acted, and the owner is notified at once', async () => {
    const id = await prepared(redemption());
    await confirm(id);
    const rows = await bench.api.db.query(
      'SELECT action, actor FROM audit_log WHERE investor_id = $1 AND subject = $2 ORDER BY id',
      [owner.userId, id],
    );
    expect(rows).toEqual([
      { action: 'order.prepared', actor: `user:${manager.userId}` },
      { action: 'order.confirmed', actor: `user:${owner.userId}` },
    ]);
    const notices = await bench.api.db.query(
      `SELECT path FROM notices WHERE user_id = $1 AND kind = 'order_prepared'`,
      [owner.userId],
    );
    expect(notices).toEqual([{ path: `/orders/prepared/${id}` }]);
  });
});
