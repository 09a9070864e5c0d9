import { PERSONAS } from '../personas/index.ts';
import { CHILD } from '../testing/people/child.ts';
import { messagesTo, newAccount, type TestAccount } from '../testing/people/account.ts';
import { publicId } from '../testing/people/publicId.ts';
import { testApi, type TestApi } from '../testing/testApi.ts';
import { endExpiredGrants } from './expire.ts';

const DAY_MS = 86_400_000;

describe('managers by invitation', () => {
  let api: TestApi;
  let owner: TestAccount;
  let adviser: TestAccount;
  let stranger: TestAccount;
  /** The numbers of the portfolios of owner and adviser, as clients know them. */
  let [ownersNumber, advisersNumber] = [0, 0];
  beforeEach(async () => {
    api = await testApi();
    [owner, adviser, stranger] = await Promise.all([newAccount(api), newAccount(api), newAccount(api)]);
    await Promise.all([owner, adviser, stranger].map((account) => account.signIn()));
    ownersNumber = await publicId(api, 'portfolios', owner.portfolioId);
    advisersNumber = await publicId(api, 'portfolios', adviser.portfolioId);
  });
  afterEach(() => api.close());

  const body = (over: object = {}) => ({
    portfolio_id: ownersNumber,
    email: adviser.email!,
    scope: 'view_identifiers',
    until: null,
    ...over,
  });
  const invite = async (over: object = {}, by = owner) =>
    by.call('inviteManager', { body: { ...body(over), step_up: await by.stepUp('access') } });
  const invited = async (over: object = {}) => (await invite(over)).body.data;
  const answer = (id: string, given: 'accept' | 'reject', by = adviser) =>
    by.call('answerManagementRequest', { params: { id }, body: { answer: given } });
  const remove = (id: string, by = owner) => by.call('removeManager', { params: { id }, body: {} });
  const enter = (by = adviser) => by.call('switchPortfolio', { params: { id: owner.portfolioId } });
  const openAccount = async (by = adviser) => (await by.call('userInfo')).body.current_portfolio?.id;
  const statusOf = async (id: string) => {
    const { body: read } = await owner.call('managers');
    return read.data.find((grant) => grant.id === id)?.request_status;
  };
  const accepted = async (over: object = {}) => {
    const grant = await invited(over);
    expect((await answer(grant.id, 'accept')).http).toBe(200);
    return grant;
  };

  test('P7 · the account of a child is called by the name of the child in the list and in every notice', async () => {
    await api.db.query('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', [owner.portfolioId]);
    expect((await owner.call('addMinor', { body: CHILD })).body.code).toBeUndefined();
    const [child] = await api.db.query<{ number: number }>(
      'SELECT p.number FROM minors m JOIN portfolios p ON p.id = m.portfolio_id WHERE m.guardian_id = $1',
      [owner.userId],
    );
    const grant = await invited({ portfolio_id: child!.number });
    const own = await invited();
    await api.runJobs();
    for (const { id } of [grant, own]) expect((await answer(id, 'accept')).http).toBe(200);
    const requests = (await adviser.call('managementRequests')).body.data;
    expect(requests.map(({ id, owner_name: name }) => [id, name])).toEqual(
      expect.arrayContaining([
        [grant.id, CHILD.name],
        [own.id, 'Test Person'],
      ]),
    );
    expect((await adviser.call('managedAccounts')).body.data.map(({ name }) => name)).toEqual([
      CHILD.name,
      'Test Person',
    ]);
    await remove(grant.id);
    const titles = async (by: TestAccount) =>
      (await by.call('notices', {})).body.data.map(({ title }) => title);
    expect(await titles(adviser)).toEqual(
      expect.arrayContaining([
        "Test Person invited you to manage Anaya Rao's account",
        'Test Person invited you to manage their account',
        "You no longer have access to Anaya Rao's account",
      ]),
    );
    expect(await titles(owner)).toEqual(
      expect.arrayContaining([
        "Test Person can now see Anaya Rao's account",
        'Test Person can now see your account',
      ]),
    );
  });

  test('P7 · from invitation to revocation: accept, enter, look, removed at once', async () => {
    const grant = await invited();
    expect(grant).toMatchObject({ email: adviser.email, name: null, request_status: 'waiting' });
    expect((await enter()).http).toBe(403);
    const { body: requests } = await adviser.call('managementRequests');
    expect(requests.data).toMatchObject([
      { id: grant.id, owner_name: 'Test Person', request_status: 'waiting' },
    ]);
    await answer(grant.id, 'accept');
    expect((await enter()).http).toBe(200);
    expect(await openAccount()).toBe(ownersNumber);
    const { body: seen } = await owner.call('managers');
    expect(seen.data[0]).toMatchObject({ name: 'Test Person', last_access_at: expect.any(String) });
    expect((await remove(grant.id)).body.data).toMatchObject({
      request_status: 'deleted',
      ended_by: 'owner',
    });
    expect(await openAccount()).toBe(advisersNumber);
    expect((await enter()).http).toBe(403);
  });

  test('P7 · a new grant does not open the account again in a session that had it open before', async () => {
    const first = await accepted();
    await enter();
    await remove(first.id);
    await accepted();
    expect(await openAccount()).toBe(advisersNumber);
  });

  test('P7 · the reply is the same for a known and an unknown address', async () => {
    const known = await invited();
    const unknown = await invited({ email: 'nobody-yet@test.example' });
    const shape = (grant: object) => ({ ...grant, id: null, email: null });
    expect(shape(unknown)).toEqual(shape(known));
    expect((await owner.call('managers')).body.data.map(({ name }) => name)).toEqual([null, null]);
  });

  test('P7 · both addresses receive one mail, however often the job runs', async () => {
    await invited();
    await invited({ email: 'nobody-yet@test.example' });
    await api.runJobs();
    const { deliverInvitation } = await import('./deliverInvitation.ts');
    for (const { id } of (await owner.call('managers')).body.data) await deliverInvitation(api.ctx, { id });
    const mails = async (to: string) => (await messagesTo(api, to)).filter(({ code }) => code === null);
    expect(await mails(adviser.email!)).toMatchObject([
      { text: expect.stringMatching(/invited you to manage/) },
    ]);
    expect(await mails('nobody-yet@test.example')).toMatchObject([
      { text: expect.stringContaining('http://localhost:4000/managed-accounts') },
    ]);
  });

  test('P7 · who signs up later with the invited address finds the invitation', async () => {
    const email = 'later@test.example';
    const grant = await invited({ email });
    const late = await newAccount(api);
    await api.db.query('UPDATE users SET email = $2 WHERE id = $1', [late.userId, email]);
    const token = (await api.call('authenticate', { body: { email, password: 'Sandbox#2026' } })).body.token;
    const found = await api.call('managementRequests', { token });
    expect(found.body.data).toMatchObject([{ id: grant.id, request_status: 'waiting' }]);
  });

  test('P7 · an address that its user has not verified sees and accepts nothing', async () => {
    const grant = await invited();
    await api.db.query('UPDATE users SET state = 0 WHERE id = $1', [adviser.userId]);
    expect((await adviser.call('managementRequests')).body.data).toEqual([]);
    expect((await answer(grant.id, 'accept')).http).toBe(404);
  });

  test('P7 · an invitation needs an OTP of the owner', async () => {
    const refused = await owner.call('inviteManager', { body: body() });
    expect(refused).toMatchObject({ http: 403, body: { code: 'step_up_required' } });
    expect((await owner.call('managers')).body.data).toEqual([]);
  });

  test('P7 · the message with the OTP of an invitation states that it gives access', async () => {
    expect((await invite()).http).toBe(200);
    const [message] = (await messagesTo(api, owner.login)).toReversed();
    expect(message!.text).toContain('OTP to give another person access to your account');
    const step_up = await owner.stepUp('security');
    const other = await owner.call('inviteManager', {
      body: { ...body({ email: 'b@test.example' }), step_up },
    });
    expect(other).toMatchObject({ http: 403, body: { code: 'step_up_invalid' } });
  });

  const bad = [
    ['an own address', () => ({ email: owner.email!.toUpperCase() }), 'own_address', 'email'],
    ['no address', () => ({ email: 'farah' }), 'invitation_refused', 'email'],
    ['a past end', () => ({ until: '2026-11-20' }), 'invitation_refused', 'until'],
    ['an end that is far away', () => ({ until: '2036-11-21' }), 'invitation_refused', 'until'],
  ] as const;
  test.each(bad)('P7 · %s is refused in words at its field', async (_what, over, code, field) => {
    const { http, body: refusal } = await owner.call('inviteManager', { body: body(over()) });
    expect([http, refusal.code]).toEqual([422, code]);
    expect(refusal.errors?.[field]?.[0]).toMatch(/\w/);
  });

  test("P7 · another user's account cannot be shared", async () => {
    expect(await invite({}, stranger)).toMatchObject({ http: 403, body: { code: 'not_your_account' } });
  });

  test('P7 · an address is invited once at a time, and again after the end', async () => {
    const grant = await invited();
    expect((await invite()).body.code).toBe('already_invited');
    await answer(grant.id, 'accept');
    expect((await invite()).body.code).toBe('already_manager');
    await remove(grant.id);
    expect((await invite()).http).toBe(200);
  });

  test('P7 · two tabs that invite the same address make one invitation', async () => {
    const tokens = [await owner.stepUp('access'), await owner.stepUp('access')];
    const made = await Promise.all(
      tokens.map((step_up) => owner.call('inviteManager', { body: { ...body(), step_up } })),
    );
    expect(made.map(({ http }) => http).sort()).toEqual([200, 422]);
    expect((await owner.call('managers')).body.data).toHaveLength(1);
  });

  test('P7 · an account has at most 10 managers and open invitations', async () => {
    for (let n = 0; n < 10; n += 1) expect((await invite({ email: `m${n}@test.example` })).http).toBe(200);
    expect(await invite()).toMatchObject({ http: 422, body: { code: 'managers_full' } });
  });

  test('P7 · accepted twice, also from two tabs at once: one grant and a clear message', async () => {
    const grant = await invited();
    const both = await Promise.all([answer(grant.id, 'accept'), answer(grant.id, 'accept')]);
    expect(both.map(({ http }) => http).sort()).toEqual([200, 409]);
    expect(both.find(({ http }) => http === 409)?.body).toMatchObject({
      code: 'already_accepted',
      message: "You've already accepted this invitation.",
    });
    expect((await answer(grant.id, 'reject')).body.code).toBe('already_accepted');
  });

  test('P7 · rejected stays rejected until it is sent again', async () => {
    const grant = await invited();
    expect((await answer(grant.id, 'reject')).body.data.request_status).toBe('rejected');
    expect((await answer(grant.id, 'accept')).body.code).toBe('already_rejected');
    expect(await statusOf(grant.id)).toBe('rejected');
    expect((await owner.call('managers')).body.data[0]?.name).toBeNull();
    expect((await invite()).http).toBe(200);
  });

  test('P7 · a deleted invitation cannot be accepted', async () => {
    const grant = await invited();
    await remove(grant.id);
    expect(await answer(grant.id, 'accept')).toMatchObject({ http: 409, body: { code: 'invitation_over' } });
    expect((await remove(grant.id)).body.code).toBe('grant_over');
  });

  test('P7 · an invitation ends after 14 days to the instant, also before the task marks it', async () => {
    const grant = await invited();
    api.clock.advance(14 * DAY_MS - 1);
    await adviser.signIn();
    await owner.signIn();
    expect(await statusOf(grant.id)).toBe('waiting');
    api.clock.advance(1);
    expect(await statusOf(grant.id)).toBe('deleted');
    expect((await answer(grant.id, 'accept')).body.code).toBe('invitation_over');
    expect((await invite()).http).toBe(200);
  });

  test('P7 · access ends with its last day, and both sides are notified once', async () => {
    const grant = await accepted({ until: '2026-11-21' });
    await enter();
    api.clock.set('2026-11-21T23:59:59.999+05:30');
    await adviser.signIn();
    await enter();
    expect(await openAccount()).toBe(ownersNumber);
    api.clock.advance(1);
    expect(await openAccount()).toBe(advisersNumber);
    expect((await enter()).http).toBe(403);
    await Promise.all([endExpiredGrants(api.ctx), endExpiredGrants(api.ctx)]);
    await owner.signIn();
    expect(await statusOf(grant.id)).toBe('deleted');
    const notices = await api.db.query(
      `SELECT user_id, kind FROM notices WHERE kind IN ('manager_left', 'manager_access_ended') ORDER BY kind`,
    );
    expect(notices).toEqual([
      { user_id: adviser.userId, kind: 'manager_access_ended' },
      { user_id: owner.userId, kind: 'manager_left' },
    ]);
  });

  test('P7 · a manager leaves an account, and not twice', async () => {
    const grant = await accepted();
    await enter();
    const leave = () => adviser.call('leaveManagedAccount', { params: { id: grant.id }, body: {} });
    expect((await leave()).body.data).toMatchObject({ request_status: 'deleted', ended_by: 'manager' });
    expect((await leave()).body.code).toBe('grant_over');
    expect(await openAccount()).toBe(advisersNumber);
  });

  test('P7 · a stranger finds no grant of others, whichever call names it', async () => {
    const grant = await invited();
    const params = { id: grant.id };
    const tries = [
      await answer(grant.id, 'accept', stranger),
      await remove(grant.id, stranger),
      await remove(grant.id, adviser),
      await stranger.call('leaveManagedAccount', { params, body: {} }),
      await owner.call('leaveManagedAccount', { params, body: {} }),
    ];
    expect(tries.map(({ http }) => http)).toEqual([404, 404, 404, 404, 404]);
    expect(await statusOf(grant.id)).toBe('waiting');
  });

  test('P7 · every step is in the audit log of the owner, with who acted', async () => {
    const grant = await accepted();
    await remove(grant.id);
    const rows = await api.db.query(
      `SELECT action, actor FROM audit_log WHERE investor_id = $1 AND action LIKE 'manager.%' ORDER BY id`,
      [owner.userId],
    );
    expect(rows).toEqual([
      { action: 'manager.invited', actor: `user:${owner.userId}` },
      { action: 'manager.accepted', actor: `user:${adviser.userId}` },
      { action: 'manager.removed', actor: `user:${owner.userId}` },
    ]);
  });

  test('P7 · the open pages of both receive an event of a removal', async () => {
    const grant = await accepted();
    await remove(grant.id);
    const rows = await api.db.query(
      `SELECT user_id FROM outbox WHERE event = 'manager/changed' AND payload->>'status' = 'deleted' ORDER BY user_id`,
    );
    expect(rows).toEqual([owner.userId, adviser.userId].sort().map((user_id) => ({ user_id })));
  });

  test('P7 · the persona who waits for an answer is listed for the adviser', async () => {
    const { farah, meera } = PERSONAS;
    const { token } = (
      await api.call('authenticate', { body: { email: farah.email, password: 'Sandbox#2026' } })
    ).body;
    const { body: read } = await api.call('managementRequests', { token });
    expect(read.data.map(({ owner_name, request_status }) => [owner_name, request_status])).toContainEqual([
      meera.name,
      'waiting',
    ]);
  });
});
