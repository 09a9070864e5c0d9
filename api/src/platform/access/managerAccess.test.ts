import { type Call, type CallName, type StepUpPurpose } from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { PERSONAS } from '../../personas/index.ts';
import { signIn } from '../../testing/people/personas.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';

const { asha, farah } = PERSONAS;
const table = Object.entries(calls) as [CallName, Call][];
const writes = table.filter(([, call]) => call.method !== 'GET' && call.audience !== 'anyone');
const ofAccount = writes.filter(([, call]) => !call.personal).map(([name]) => name);
const ofLogin = writes.filter(([, call]) => call.personal).map(([name]) => name);
const ID = '5a9c4a1e-0009-4000-8000-000000000009';
const paramsOf = ({ path }: Call) =>
  Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, ID]));

describe("a manager in another user's account", () => {
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'farah'));
  });
  afterAll(() => api.close());

  const enter = (id: string) => api.call('switchPortfolio', { token, params: { id } as never });
  const make = (name: CallName) =>
    api.call(name, { token, params: paramsOf(calls[name]) as never, body: {} as never });
  const rows = async () => {
    const [counted] = await api.db.query<{ audit: number; messages: number }>(
      'SELECT (SELECT count(*)::int FROM audit_log) AS audit, (SELECT count(*)::int FROM messages) AS messages',
    );
    return counted!;
  };

  test.each(ofAccount)(
    'S4 · %s is refused on the account of the owner, whatever the body holds',
    async (name) => {
      await enter(asha.portfolioId);
      const before = await rows();
      expect(await make(name)).toMatchObject({
        http: 403,
        body: {
          status: 'validation_failed',
          code: 'manager_read_only',
          message:
            'You manage this account with view-only access. Only its owner can make changes or place orders.',
        },
      });
      expect(await rows()).toEqual(before);
    },
  );

  test.each(ofAccount)('S4 · %s is open to the manager on the own account', async (name) => {
    await enter(farah.portfolioId);
    const { http, body } = await make(name);
    expect(body.code).not.toBe('manager_read_only');
    expect(http).not.toBe(500);
  });

  // The last two end or change the session that the others need.
  const harmless = ofLogin.filter((name) => name !== 'endOtherSessions' && name !== 'switchPortfolio');
  test.each(harmless)(
    'S4 · %s stays the matter of the manager while another account is open',
    async (name) => {
      await enter(asha.portfolioId);
      const { http, body } = await make(name);
      expect(body.code).not.toBe('manager_read_only');
      expect(http).not.toBe(401);
      expect(http).not.toBe(500);
    },
  );

  test('S4 · reads of the managed account stay open', async () => {
    await enter(asha.portfolioId);
    for (const name of [
      'holdings',
      'cart',
      'orders',
      'redemptions',
      'systematicPlans',
      'bankAccounts',
    ] as const) {
      expect([name, (await api.call(name, { token })).http]).toEqual([name, 200]);
    }
  });

  const forAccount: StepUpPurpose[] = ['bank', 'nominee', 'redeem', 'systematic', 'mandate'];
  test.each(forAccount)('S4 · no OTP to %s in a managed account is sent to anybody', async (purpose) => {
    await enter(asha.portfolioId);
    const before = await rows();
    const answer = await api.call('startStepUp', { token, body: { purpose } });
    expect(answer).toMatchObject({ http: 403, body: { code: 'manager_read_only' } });
    expect(await rows()).toEqual(before);
  });

  test('S4 · the OTP for a change of the own login goes to the manager, and the audit names the manager', async () => {
    await enter(asha.portfolioId);
    const answer = await api.call('startStepUp', { token, body: { purpose: 'security' } });
    expect(answer.body.data.sent_to).toMatch(/^f/);
    const [message] = await api.db.query<{ recipient: string; code: string }>(
      'SELECT recipient, code FROM messages ORDER BY id DESC LIMIT 1',
    );
    expect(message!.recipient).toBe(farah.email);
    const given = { otp_ref: answer.body.data.otp_ref, code: message!.code };
    expect((await api.call('verifyStepUp', { token, body: given })).http).toBe(200);
    expect(await lastAudit('user.stepped_up')).toEqual({
      investor_id: farah.userId,
      actor: `user:${farah.userId}`,
    });
  });

  test('S4 · a write that concerns the login is audited under the manager, not under the owner', async () => {
    await enter(asha.portfolioId);
    const body = { ids: 'all' };
    await api.call('readNotices', { token, body });
    await api.call('watch', { token, params: { kind: 'fund', id: 'nothing' } as never });
    await api.call('setNoticePreference', {
      token,
      body: { group: 'orders', channel: 'email', on: true } as never,
    });
    const named = await api.db.query<{ investor_id: string }>(
      `SELECT DISTINCT investor_id FROM audit_log
       WHERE actor = $1 AND action NOT IN ('portfolio.switched')`,
      [`user:${farah.userId}`],
    );
    expect(named).toEqual([{ investor_id: farah.userId }]);
  });

  test('S4 · no audit row names the owner as the actor of what a manager did', async () => {
    const actors = await api.db.query<{ actor: string }>(
      'SELECT DISTINCT actor FROM audit_log WHERE investor_id = $1 AND at > $2',
      [asha.userId, '1970-01-01'],
    );
    expect(actors).not.toContainEqual({ actor: `user:${asha.userId}` });
    expect(actors).toContainEqual({ actor: `user:${farah.userId}` });
  });

  async function lastAudit(action: string) {
    const [row] = await api.db.query<{ investor_id: string; actor: string }>(
      'SELECT investor_id, actor FROM audit_log WHERE action = $1 ORDER BY id DESC LIMIT 1',
      [action],
    );
    return row;
  }
});
