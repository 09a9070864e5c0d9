import { fillPath, MANAGE_SCOPES, type Call, type CallName, type ManageScope } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { randomUUID } from 'node:crypto';
import { isIdentityCall } from '../platform/access/hideIdentifiers.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { giveBank, giveUnits } from '../testing/people/holder.ts';

const table = Object.entries(calls) as [CallName, Call][];
const ofAccounts = table.filter(([, call]) => call.audience !== 'anyone');
const ofOwner = (call: Call): boolean => call.method !== 'GET' && !call.personal;
/** These end or change the session that the others need. */
const ENDS_SESSION: readonly CallName[] = ['endOtherSessions', 'switchPortfolio', 'endSession'];
const FOLIO = 'MARKERFOLIO7';
/** What identifies the owner, as it is stored for the test. */
const MARKERS = [FOLIO, '••1234'];

describe('every call × owner, manager of each scope, revoked and expired manager, stranger', () => {
  let bench: OrderBench;
  let owner: TestInvestor;
  const actors = new Map<string, TestInvestor>();
  let ids: string[] = [];

  async function giveAccess(manager: TestInvestor, scope: ManageScope, expiresAt: string | null) {
    const id = randomUUID();
    await bench.api.db.query(
      `INSERT INTO managed_accounts (id, investor_id, manager_id, manager_email, portfolio_id, request_status, scope,
         answered_at, expires_at)
       VALUES ($1, $2, $3::uuid, $3::text || '@test.example', $4, 'accepted', $5, now(), $6)`,
      [id, owner.userId, manager.userId, owner.portfolioId, scope, expiresAt],
    );
    await manager.call('switchPortfolio', { params: { id: owner.portfolioId } });
    return id;
  }

  beforeAll(async () => {
    bench = await orderBench();
    owner = await bench.newInvestor();
    const bank = await giveBank(bench.api, owner);
    await giveUnits(
      bench.api,
      owner,
      FUNDS.equity,
      [{ on: '2026-03-02', units: '50', amount: '2250.00' }],
      FOLIO,
    );
    const order = await owner.place({ code: FUNDS.equity, type: 'buy', amount: 5_000, folio_no: FOLIO });
    const paid = await owner.pay();
    ids = [bank, order.body.data.id, paid.body.data.id];
    for (const name of [...MANAGE_SCOPES, 'revoked', 'expired', 'stranger'])
      actors.set(name, await bench.newInvestor());
    for (const scope of MANAGE_SCOPES) await giveAccess(actors.get(scope)!, scope, null);
    const removed = await giveAccess(actors.get('revoked')!, 'view_identifiers', null);
    expect((await owner.call('removeManager', { params: { id: removed } })).http).toBe(200);
    await giveAccess(actors.get('expired')!, 'view_identifiers', '2026-11-20T10:00:01+05:30');
    bench.api.clock.advance(1_000);
  });
  afterAll(() => bench.close());

  /** The parameters to try: the codes and ids of the owner. */
  function paramsOf({ path }: Call): object[] {
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    if (names.length === 0) return [{}];
    const values = names.includes('code') ? [FUNDS.equity] : [...ids, owner.portfolioId, FOLIO];
    return values.map((value) => Object.fromEntries(names.map((name) => [name, value])));
  }

  /** Makes a call with an empty body; replies may be files. */
  async function make({ token }: TestInvestor, name: CallName, params: object, headers = {}) {
    const call: Call = calls[name];
    const { statusCode: http, body: text } = await bench.api.app.inject({
      method: call.method,
      url: fillPath(call.path, params as Record<string, string>),
      ...(call.method !== 'GET' && { payload: {} }),
      headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID(), ...headers },
    });
    return { http, text, code: /"code":"(\w+)"/.exec(text.slice(0, 200))?.[1] };
  }

  test.each([...MANAGE_SCOPES])(
    'P7 · a manager with scope %s is refused what only the owner may do',
    async (scope) => {
      const wrong: unknown[] = [];
      for (const [name, call] of ofAccounts) {
        if (ENDS_SESSION.includes(name)) continue;
        const { http, code } = await make(actors.get(scope)!, name, paramsOf(call)[0]!);
        const prepares = scope === 'prepare' && call.manager === 'prepare';
        const expected =
          ofOwner(call) && !prepares
            ? 'manager_read_only'
            : scope === 'view' && isIdentityCall(name)
              ? 'identifiers_hidden'
              : null;
        const refused = ['manager_read_only', 'identifiers_hidden'].find((one) => one === code) ?? null;
        if (refused !== expected || http === 401 || http === 500) wrong.push([name, http, code]);
      }
      expect(wrong).toEqual([]);
    },
  );

  test.each(['revoked', 'expired', 'stranger'])(
    'P7 · a %s user reaches nothing of the account, and no write of an open page is done',
    async (who) => {
      const actor = actors.get(who)!;
      const wrong: unknown[] = [];
      for (const [name, call] of ofAccounts) {
        if (ENDS_SESSION.includes(name)) continue;
        const headers = { 'x-portfolio-id': owner.portfolioId };
        for (const params of paramsOf(call)) {
          const { http, text, code } = await make(actor, name, params, headers);
          const leak = MARKERS.find(
            (marker) => text.includes(marker) && !JSON.stringify(params).includes(marker),
          );
          if (leak !== undefined || http === 500) wrong.push([name, http, leak]);
          if (call.method !== 'GET' && code !== 'account_changed') wrong.push([name, http, code]);
        }
      }
      expect(wrong).toEqual([]);
    },
  );

  test('P7 · no reply to a manager without identifiers holds one, whichever call and record', async () => {
    const manager = actors.get('view')!;
    const seen = new Set<string>();
    const wrong: unknown[] = [];
    for (const [name, call] of ofAccounts.filter(([, { method }]) => method === 'GET')) {
      for (const params of paramsOf(call)) {
        const [hidden, whole] = [await make(manager, name, params), await make(owner, name, params)];
        const given = JSON.stringify(params);
        for (const marker of MARKERS.filter((one) => !given.includes(one))) {
          if (whole.text.includes(marker)) seen.add(name);
          if (hidden.text.includes(marker)) wrong.push([name, marker]);
        }
      }
    }
    expect(wrong).toEqual([]);
    // The markers are in the owner's own replies, so that their absence means something.
    expect([...seen]).toEqual(
      expect.arrayContaining([
        'bankAccounts',
        'holdings',
        'holding',
        'heldUnits',
        'orders',
        'order',
        'paymentOptions',
        'mandateTerms',
      ]),
    );
  });

  test('P7 · folios stay distinguishable by the same label in every reply', async () => {
    const manager = actors.get('view')!;
    const held = await manager.call('heldUnits', { params: { code: FUNDS.equity } });
    const listed = await manager.call('orders', {});
    const label = listed.body.data[0]!.folio_no;
    expect(label).toMatch(/^••••[B-Z]{3}$/);
    expect(JSON.stringify(held.body)).toContain(label);
  });

  test('P7 · a manager with identifiers reads them', async () => {
    const { body } = await actors.get('view_identifiers')!.call('orders', {});
    expect(body.data[0]!.folio_no).toBe(FOLIO);
  });

  /** The last test, because some of these writes are done. */
  test('P7 · the owner is refused no call of any method for being the owner, and no empty body is a fault', async () => {
    const wrong: unknown[] = [];
    const headers = { 'x-portfolio-id': owner.portfolioId };
    for (const [name, call] of ofAccounts) {
      if (ENDS_SESSION.includes(name)) continue;
      const { http, code } = await make(owner, name, paramsOf(call)[0]!, headers);
      const refused = ['manager_read_only', 'identifiers_hidden', 'account_changed', 'not_your_account'];
      if (refused.includes(String(code)) || http === 401 || http === 500) wrong.push([name, http, code]);
    }
    expect(wrong).toEqual([]);
  });
});
