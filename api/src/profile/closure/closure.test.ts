import { putFile, readStoredFile } from '../../documents/index.ts';
import { inLanguage } from '../../platform/http/language.ts';
import { PERSONA_PASSWORD, PERSONAS } from '../../personas/index.ts';
import { signIn } from '../../testing/people/personas.ts';
import { stepUp } from '../../testing/people/stepUp.ts';
import { testApi, type TestApi } from '../../testing/testApi.ts';
import { endKeeping } from './endKeeping.ts';
import { closeDueAccounts } from './service.ts';

describe('the end of an account', () => {
  let api: TestApi;
  let token: string;
  const { userId, portfolioId, email } = PERSONAS.ravi;
  beforeEach(async () => {
    api = await testApi();
    ({ token } = await signIn(api, 'ravi'));
  });
  afterEach(() => api.close());

  const state = async () => (await api.call('closure', { token })).body.data;
  const request = async () =>
    api.call('requestClosure', { token, body: { step_up: await stepUp(api, token, 'closure') } });
  const plan = (status: string) =>
    api.db.query(
      `INSERT INTO systematic_plans (investor_id, id, portfolio_id, kind, code, amount, frequency, day, next_date,
         status, created_at)
       SELECT $1, gen_random_uuid(), $2, 'sip', (SELECT code FROM schemes LIMIT 1), 500, 'monthly', 5, '2026-12-05', $3,
         now()`,
      [userId, portfolioId, status],
    );

  test('O1 · the page shows how long closure is on hold, what is retained and by which law, and needs a code', async () => {
    expect(await state()).toMatchObject({
      ...{ state: 'open', blockers: [], hold_days: 30, kept_years: 8 },
      ...{ requested_at: null, closes_on: null },
    });
    expect((await state()).kept_source).toContain('Money-laundering');
    const refused = await api.call('requestClosure', { token, body: {} });
    expect([refused.http, refused.body.code]).toEqual([403, 'step_up_required']);
  });

  test('O1 · money and plans come first', async () => {
    await api.db.query(
      `INSERT INTO payments (investor_id, id, portfolio_id, purpose, subject_id, amount, method, status, day, created_at,
         expires_at)
       VALUES ($1, gen_random_uuid(), $2, 'cart', gen_random_uuid(), 500, 'upi', 'pending', '2026-11-20', now(), now())`,
      [userId, portfolioId],
    );
    expect((await state()).blockers).toEqual([{ kind: 'payments', count: 1 }]);
    const refused = await api.call('requestClosure', { token, body: {} });
    expect([refused.http, refused.body.code]).toEqual([422, 'closure_blocked']);
    expect((await state()).state).toBe('open');
  });

  test('O1 · a requested closure waits thirty days; withdrawn, everything is as before', async () => {
    expect((await request()).body.data).toMatchObject({
      state: 'waiting',
      requested_at: '2026-11-20T04:30:00.000Z',
      closes_on: '2026-12-20',
    });
    expect((await api.call('requestClosure', { token, body: {} })).body.data.closes_on).toBe('2026-12-20');
    api.clock.set('2026-12-19T23:59:59+05:30');
    await closeDueAccounts(api.ctx);
    ({ token } = await signIn(api, 'ravi'));
    expect((await state()).state).toBe('waiting');
    const kept = await api.call('cancelClosure', { token, body: {} });
    expect(kept.body.data).toMatchObject({ state: 'open', closes_on: null });
    const again = await api.call('cancelClosure', { token, body: {} });
    expect([again.http, again.body.code]).toEqual([422, 'no_closure']);
    api.clock.set('2027-01-20T10:00:00+05:30');
    await closeDueAccounts(api.ctx);
    expect((await signIn(api, 'ravi')).userId).toBe(userId);
  });

  test('O1 · on the closing day the user is out: no sign-in, sessions over, contacts deleted, name only sealed', async () => {
    await api.call('watch', { token, params: { kind: 'stock', id: 'INE002A01018' } });
    await request();
    api.clock.set('2026-12-20T00:00:01+05:30');
    const before = await signIn(api, 'ravi');
    await closeDueAccounts(api.ctx);
    await closeDueAccounts(api.ctx);
    expect((await api.call('userInfo', { token: before.token })).http).toBe(401);
    const refused = await api.call('authenticate', { body: { email, password: PERSONA_PASSWORD } });
    expect([refused.http, refused.body.code]).toEqual([401, 'invalid_credentials']);
    expect(
      await api.db.query(
        `SELECT u.name, u.email, u.mobile_phone, u.state, c.state AS closure, c.kept_until,
           (SELECT count(*) FROM watchlist_items w WHERE w.user_id = u.id) AS watched,
           (SELECT count(*) FROM messages m WHERE m.recipient = $2) AS messages
         FROM users u JOIN account_closures c ON c.investor_id = u.id WHERE u.id = $1`,
        [userId, email],
      ),
    ).toEqual([
      {
        ...{ name: 'Closed account', email: `closed-${userId}@closed.invalid`, mobile_phone: null, state: 5 },
        ...{ closure: 'closed', kept_until: '2034-12-20', watched: 0, messages: 0 },
      },
    ]);
    const [row] = await api.db.query<{ id: string; kept_sealed: Buffer }>(
      'SELECT id, kept_sealed FROM account_closures',
    );
    const kept = JSON.parse(
      (await api.ctx.vault.open(`closure:${row!.id}`, row!.kept_sealed)).toString(),
    ) as {
      person: object;
    };
    expect(kept.person).toMatchObject({ name: 'Ravi Prasad Nair', email, mobile_phone: '9000000002' });
    const audit = await api.db.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE action LIKE 'closure.%' ORDER BY id`,
    );
    expect(audit.map(({ action }) => action)).toEqual(['closure.requested', 'closure.closed']);
  });

  test('O1 · the names that the registry and the bank returned are sealed too', async () => {
    const { userId: nikhil, portfolioId: portfolio } = PERSONAS.nikhil;
    await api.db.query(`UPDATE kyc_records SET registry_name = 'DESHPANDE N' WHERE portfolio_id = $1`, [
      portfolio,
    ]);
    await api.db.query(
      `INSERT INTO account_closures (id, investor_id, requested_at, closes_on)
       VALUES (gen_random_uuid(), $1, $2, '2026-11-20')`,
      [nikhil, api.clock.now()],
    );
    await closeDueAccounts(api.ctx);
    const rows = await api.db.query(
      `SELECT k.name, k.registry_name, a.name AS applicant, b.holder_name, b.name_match, p.name AS portfolio
       FROM kyc_records k JOIN bank_accounts b USING (portfolio_id) JOIN portfolio_applicants a USING (portfolio_id)
       JOIN portfolios p ON p.id = k.portfolio_id WHERE k.portfolio_id = $1`,
      [portfolio],
    );
    expect(rows).toEqual([
      {
        ...{ name: 'Closed account', registry_name: null, applicant: 'Closed account' },
        ...{ holder_name: null, name_match: null, portfolio: 'Closed account' },
      },
    ]);
    const [row] = await api.db.query<{ id: string; kept_sealed: Buffer }>(
      'SELECT id, kept_sealed FROM account_closures',
    );
    const kept = JSON.parse(
      (await api.ctx.vault.open(`closure:${row!.id}`, row!.kept_sealed)).toString(),
    ) as object;
    expect(kept).toMatchObject({
      kyc: [{ position: 1, name: 'Nikhil Deshpande', registry_name: 'DESHPANDE N' }],
      banks: [{ holder_name: 'NIKHIL DESHPANDE' }],
    });
  });

  test('O1 · when no law requires the records any more, no one can identify their owner', async () => {
    const { userId: nikhil, portfolioId: portfolio } = PERSONAS.nikhil;
    await api.db.query(
      `INSERT INTO account_closures (id, investor_id, requested_at, closes_on)
       VALUES (gen_random_uuid(), $1, $2, '2026-11-20')`,
      [nikhil, api.clock.now()],
    );
    await closeDueAccounts(api.ctx);
    const file = 'kept-picture';
    const { documentsFolder } = api.ctx.settings;
    await putFile(documentsFolder, file, Buffer.from('sealed'));
    await api.db.query(
      `INSERT INTO documents (id, investor_id, portfolio_id, position, kind, file, key_sealed, width, height, bytes,
         uploaded_at)
       VALUES (gen_random_uuid(), $1, $2, 1, 'photo', $3, $4, 1, 1, 6, $5)`,
      [nikhil, portfolio, file, await api.ctx.vault.seal('x', 'key'), api.clock.now()],
    );
    const left = async () => {
      const [row] = await api.db.query(
        `SELECT (SELECT count(*) FROM kyc_records WHERE portfolio_id = $1) AS kyc,
           (SELECT count(*) FROM nominee_sets WHERE portfolio_id = $1) AS nominees,
           (SELECT count(*) FROM documents WHERE portfolio_id = $1) AS pictures,
           (SELECT count(*) FROM risk_profiles WHERE portfolio_id = $1) AS risk,
           (SELECT count(*) FROM bank_accounts WHERE portfolio_id = $1) AS banks,
           (SELECT count(birth_sealed) FROM users WHERE id = $2) AS births,
           (SELECT count(details_sealed) FROM portfolio_applicants WHERE portfolio_id = $1) AS details,
           (SELECT count(kept_sealed) FROM account_closures WHERE investor_id = $2) AS identities`,
        [portfolio, nikhil],
      );
      return row;
    };
    const all = { kyc: 1, nominees: 1, pictures: 1, risk: 1, banks: 1, births: 1, details: 1, identities: 1 };
    api.clock.set('2034-11-19T23:59:59+05:30');
    await endKeeping(api.ctx);
    expect(await left()).toEqual(all);
    api.clock.set('2034-11-20T00:00:01+05:30');
    await endKeeping(api.ctx);
    await endKeeping(api.ctx);
    const none = { kyc: 0, nominees: 0, pictures: 0, risk: 0, births: 0, details: 0, identities: 0 };
    expect(await left()).toEqual({ ...none, banks: 1 });
    await expect(readStoredFile(documentsFolder, file)).rejects.toMatchObject({ code: 'ENOENT' });
    const [account] = await api.db.query<{ id: string; account_sealed: Buffer; masked_account_no: string }>(
      'SELECT id, account_sealed, masked_account_no FROM bank_accounts WHERE portfolio_id = $1',
      [portfolio],
    );
    expect(account!.masked_account_no).toBe('••••');
    expect((await api.ctx.vault.open(`bank:${account!.id}`, account!.account_sealed)).toString()).toBe('');
    const audit = await api.db.query<{ action: string }>(
      `SELECT action FROM audit_log WHERE action LIKE 'closure.%' AND investor_id = $1 ORDER BY id`,
      [nikhil],
    );
    expect(audit.map(({ action }) => action)).toEqual(['closure.closed', 'closure.forgotten']);
    expect((await api.db.query('SELECT state FROM account_closures'))[0]).toEqual({ state: 'closed' });
  });

  test('O1 · what began meanwhile keeps the account open', async () => {
    await request();
    await plan('active');
    api.clock.set('2026-12-20T10:00:00+05:30');
    await closeDueAccounts(api.ctx);
    ({ token } = await signIn(api, 'ravi'));
    expect(await state()).toMatchObject({ state: 'open', blockers: [{ kind: 'plans', count: 1 }] });
  });

  test('O1 · holdings of the seeded investor are in the way, and a member of staff is not closed here', async () => {
    const kavya = (await signIn(api, 'kavya')).token;
    const refused = await api.call('requestClosure', {
      token: kavya,
      body: {},
    });
    expect([refused.http, refused.body.code]).toEqual([422, 'closure_staff']);
    const hindi = await inLanguage('hi', () =>
      api.call('requestClosure', { token: kavya, body: {}, headers: { 'accept-language': 'hi' } }),
    );
    expect(hindi.body.message).toContain('सपोर्ट टीम');
  });
});
