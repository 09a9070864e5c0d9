import type { CallBody } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { isSigned, signedHeaders } from '../partners/signature.ts';
import { casPdf } from '../testing/casPdf.ts';
import { casText, type CasScheme } from '../testing/casText.ts';
import { runClockHooks } from '../sandbox/clockMoved.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../testing/orderBench.ts';
import { FUNDS } from '../testing/orderMarket.ts';
import { testSecret } from '../testing/partners/partnerSecrets.ts';
import { sandboxPartners } from '../testing/partners/sandboxPartners.ts';
import { givePan } from '../testing/people/importer.ts';
import { sendRequest, tendRuns } from './request.ts';
import { readMail } from './read.ts';
import { startDueRuns } from './runs.ts';

const PAN = 'AAAPE1111A';
const ISIN = 'INF000Z01018';
const PATH = '/api/v3/documents/mailbox';
const HOUR_MS = 3_600_000;
const WEEKLY: CallBody<'setStatementUpdates'> = {
  ...{ frequency: 'weekly', weekday: 1, day: null, paused: false, auto_apply: true },
};
const scheme: CasScheme = {
  ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct Plan - Growth', isin: ISIN },
  lines: [
    { on: '2025-05-02', what: 'Purchase', amount: '5,000.00', units: '100.000', nav: '50.0000' },
    { on: '2026-08-04', what: 'Purchase', amount: '3,000.00', units: '60.000', nav: '50.0000' },
  ],
};
const YEARS = { from: '2025-04-01', to: '2026-11-20' };

describe('statements that arrive by themselves', () => {
  let bench: OrderBench;
  let partners: { close(): Promise<void> };
  let me: TestInvestor;
  beforeAll(async () => {
    bench = await orderBench();
    // Nobody delivers to the API by itself: each test does.
    bench.api.ctx.settings.publicOrigin = 'http://127.0.0.1:1';
    partners = await sandboxPartners(bench.api);
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, ISIN]);
  });
  afterAll(async () => {
    await partners.close();
    await bench.close();
  });
  beforeEach(async () => {
    await bench.api.db.query('DELETE FROM statement_schedules');
    me = await bench.newInvestor();
    await givePan(bench, me, PAN);
  });

  const updates = async () => (await me.call('statementUpdates')).body.data;
  const lastRun = async () => (await updates()).runs[0]!;
  const set = (over: Partial<typeof WEEKLY> = {}) =>
    me.call('setStatementUpdates', { body: { ...WEEKLY, ...over } });
  const notices = async () =>
    (await me.call('notices')).body.data.filter(({ kind }) => kind.startsWith('statement_'));
  const held = async () => (await me.call('importedHoldings')).body.data.holdings;
  const stored = async (column: string) =>
    (
      await bench.api.db.query<{ there: boolean }>(
        `SELECT ${column} IS NOT NULL AS there FROM statement_runs WHERE portfolio_id = $1`,
        [me.portfolioId],
      )
    ).map(({ there }) => there);

  /** Moves to a day and does what has come due. */
  async function moveTo(day: string): Promise<void> {
    const from = bench.api.clock.now();
    await me.moveTo(`${day}T10:00:00.000+05:30`);
    await runClockHooks(bench.api.ctx, { from, to: bench.api.clock.now() });
    await bench.api.runJobs();
  }
  /** The mails that the registrar has sent for this investor, the newest last. */
  async function sent(): Promise<Record<string, string>[]> {
    const rows = await bench.api.db.query<{ body: string }>(
      `SELECT e.body FROM partners_sandbox.events e JOIN statement_runs r ON e.event_id = 'statement-' || r.id
       WHERE r.portfolio_id = $1 ORDER BY r.created_at`,
      [me.portfolioId],
    );
    return rows.map(({ body }) => JSON.parse(body) as Record<string, string>);
  }
  function deliver(mail: object, secret = testSecret('mailbox'), signedAt = bench.api.clock.now()) {
    const payload = JSON.stringify(mail);
    return bench.api.app.inject({
      ...{ method: 'POST', url: PATH, payload },
      headers: {
        'content-type': 'application/json',
        ...signedHeaders(secret, { method: 'POST', path: PATH, body: payload }, signedAt),
      },
    });
  }
  async function arrives(mail: object): Promise<void> {
    expect((await deliver(mail)).statusCode).toBe(200);
    await bench.api.runJobs();
  }
  async function forwarded(bytes: Buffer, over: object = {}) {
    const { address } = await updates();
    return {
      ...{ message_id: randomUUID(), to: address!, file_name: 'cas.pdf' },
      content_base64: bytes.toString('base64'),
      ...over,
    };
  }

  test('P6 · a weekly statement is requested on its day, opened with its own password and added', async () => {
    expect((await set()).body.data).toMatchObject({ frequency: 'weekly', next_on: '2026-11-23', runs: [] });
    await moveTo('2026-11-22');
    expect((await updates()).runs).toEqual([]);
    await moveTo('2026-11-23');
    expect(await updates()).toMatchObject({
      next_on: '2026-11-30',
      runs: [{ trigger: 'schedule', due_on: '2026-11-23', state: 'requested', added: 0 }],
    });
    const [mail] = await sent();
    expect(Buffer.from(mail!.content_base64!, 'base64').includes('/Encrypt')).toBe(true);
    expect(await stored('password_sealed')).toEqual([true]);
    await arrives(mail!);
    const run = await lastRun();
    expect(run).toMatchObject({ state: 'applied', failure: null });
    expect(run.added).toBeGreaterThan(0);
    expect(await held()).toMatchObject([{ status: 'green' }, { status: 'green' }]);
    expect(await notices()).toMatchObject([{ kind: 'statement_applied', path: '/import' }]);
    // Neither the password nor the file is left.
    expect(await stored('password_sealed')).toEqual([false]);
    expect(
      await bench.api.db.query(
        'SELECT 1 FROM statement_mails WHERE file_sealed IS NOT NULL AND portfolio_id = $1',
        [me.portfolioId],
      ),
    ).toEqual([]);
  });

  test('P6 · the next statement adds only what is new, and one without news is not announced', async () => {
    await set();
    await moveTo('2026-11-23');
    await arrives((await sent()).at(-1)!);
    const [before] = await held();
    await moveTo('2026-11-30');
    await arrives((await sent()).at(-1)!);
    expect(await lastRun()).toMatchObject({ due_on: '2026-11-30', state: 'applied', added: 0 });
    expect((await held())[0]!.units).toBe(before!.units);
    expect(await notices()).toHaveLength(1);
    await moveTo('2026-12-14');
    await arrives((await sent()).at(-1)!);
    expect(await lastRun()).toMatchObject({ due_on: '2026-12-07', state: 'applied', added: 2 });
  });

  test('P6 · without the choice to add it, a statement waits for the review of its owner', async () => {
    await set({ auto_apply: false });
    await moveTo('2026-11-23');
    await arrives((await sent())[0]!);
    const run = await lastRun();
    expect(run).toMatchObject({ state: 'review', added: 0 });
    expect(await held()).toEqual([]);
    expect(await notices()).toMatchObject([{ kind: 'statement_review', path: `/import/${run.import_id}` }]);
    await me.call('applyImport', { params: { id: run.import_id! } });
    expect(await lastRun()).toMatchObject({ state: 'applied' });
    await me.call('undoImport', { params: { id: run.import_id! } });
    expect(await lastRun()).toMatchObject({ state: 'discarded', added: 0 });
  });

  test.each(['paused', 'manual'] as const)(
    'P6 · a statement that arrives after the schedule was %s waits for a review',
    async (how) => {
      await set();
      await moveTo('2026-11-23');
      await set(how === 'paused' ? { paused: true } : { frequency: 'manual', weekday: null });
      expect((await updates()).next_on).toBeNull();
      await arrives((await sent())[0]!);
      expect(await lastRun()).toMatchObject({ state: 'review' });
      await moveTo('2026-12-01');
      expect((await updates()).runs).toHaveLength(1);
    },
  );

  test('P6 · several nodes begin one run, send one request and read a message once', async () => {
    await set();
    await me.moveTo('2026-11-23T10:00:00.000+05:30');
    const { ctx } = bench.api;
    await Promise.all([startDueRuns(ctx), startDueRuns(ctx), startDueRuns(ctx)]);
    const { runs } = await updates();
    expect(runs).toHaveLength(1);
    const { id } = runs[0]!;
    await Promise.all([sendRequest(ctx, { id }), sendRequest(ctx, { id })]);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    await Promise.all([deliver(mail!), deliver(mail!)]);
    const [row, ...others] = await bench.api.db.query<{ id: string }>(
      'SELECT id FROM statement_mails WHERE portfolio_id = $1',
      [me.portfolioId],
    );
    expect(others).toEqual([]);
    await Promise.all([readMail(ctx, row!), readMail(ctx, row!)]);
    await bench.api.runJobs();
    expect((await updates()).runs).toHaveLength(1);
    expect((await me.call('imports')).body.data).toHaveLength(1);
    expect(await notices()).toHaveLength(1);
  });

  test('P6 · runs that were missed while the product was down are one', async () => {
    await set();
    await moveTo('2027-01-06');
    expect(await updates()).toMatchObject({ next_on: '2027-01-11', runs: [{ due_on: '2026-11-23' }] });
    expect((await updates()).runs).toHaveLength(1);
  });

  test('P6 · a registrar that is down is tried again, and after a day the owner is notified', async () => {
    const { ctx } = bench.api;
    const { partnersOrigin } = ctx.settings;
    await set();
    ctx.settings.partnersOrigin = 'http://127.0.0.1:1';
    await expect(moveTo('2026-11-23')).rejects.toThrow('partners');
    const { id } = await lastRun();
    expect(await lastRun()).toMatchObject({ state: 'requesting' });
    bench.api.clock.advance(2 * HOUR_MS);
    await tendRuns(ctx);
    await expect(bench.api.runJobs()).rejects.toThrow('partners');
    bench.api.clock.advance(23 * HOUR_MS);
    await tendRuns(ctx);
    ctx.settings.partnersOrigin = partnersOrigin;
    await me.moveTo('2026-11-24T12:00:00.000+05:30');
    expect(await lastRun()).toMatchObject({ id, state: 'failed', failure: 'registrar_unavailable' });
    expect(await notices()).toMatchObject([{ kind: 'statement_failed' }]);
    await sendRequest(ctx, { id });
    expect(await sent()).toEqual([]);
  });

  test('P6 · a statement that comes after it was given up is read all the same', async () => {
    await set();
    await moveTo('2026-11-23');
    await me.moveTo('2026-11-26T12:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    expect(await lastRun()).toMatchObject({ state: 'failed', failure: 'not_arrived' });
    await arrives((await sent())[0]!);
    expect(await lastRun()).toMatchObject({ state: 'applied', failure: null });
    // After two weeks the password is gone.
    await moveTo('2026-11-30');
    await me.moveTo('2026-12-15T12:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    await tendRuns(bench.api.ctx);
    expect(await stored('password_sealed')).toEqual([false, false]);
  });

  test('P6 · statements that overtake one another give the same holdings', async () => {
    await set();
    await moveTo('2026-11-23');
    await moveTo('2026-12-14');
    const [first, second] = await sent();
    await arrives(second!);
    const [after] = await held();
    await arrives(first!);
    expect((await held())[0]!.units).toBe(after!.units);
    expect((await updates()).runs.map(({ state }) => state)).toEqual(['applied', 'applied']);
  });

  test('P6 · a statement of another PAN adds nothing', async () => {
    await set();
    await moveTo('2026-11-23');
    const [mail] = await sent();
    await bench.api.db.query('UPDATE kyc_records SET pan_index = $2 WHERE portfolio_id = $1', [
      me.portfolioId,
      bench.api.ctx.vault.blindIndex('pan', 'BBBPE2222B'),
    ]);
    await arrives(mail!);
    expect(await lastRun()).toMatchObject({ state: 'failed', failure: 'other_pan', import_id: null });
    expect((await me.call('imports')).body.data).toEqual([]);
    expect(await stored('password_sealed')).toEqual([false]);
  });

  test('P6 · a forwarded PDF waits for its password, which is not stored', async () => {
    const pdf = await casPdf(casText([scheme], YEARS), { password: 'AAAPE1111A' });
    await set();
    await arrives(await forwarded(pdf));
    const { id } = await lastRun();
    expect(await lastRun()).toMatchObject({ trigger: 'forwarded', state: 'password_needed' });
    expect(await notices()).toMatchObject([{ kind: 'statement_password' }]);
    const open = (password: string) =>
      me.call('openForwardedStatement', { params: { id }, body: { password } });
    const wrong = await open('nope');
    expect([wrong.http, wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual([
      ...[422, 'import_password_wrong'],
      ['password'],
    ]);
    const opened = await open('AAAPE1111A');
    expect(opened.body.data).toMatchObject({ state: 'reconciled', file_name: 'cas.pdf' });
    // A forwarded statement is never added without its owner.
    expect(await held()).toEqual([]);
    expect(await lastRun()).toMatchObject({ state: 'review', import_id: opened.body.data.id });
    expect((await open('AAAPE1111A')).body.code).toBe('statement_not_waiting');
    const stranger = await bench.newInvestor();
    const other = await stranger.call('openForwardedStatement', { params: { id }, body: { password: 'x' } });
    expect(other.http).toBe(409);
  });

  test('P6 · a forwarded PDF without its password is deleted after a week', async () => {
    await arrives(await forwarded(await casPdf(casText([scheme], YEARS), { password: 'secret-1' })));
    await me.moveTo('2026-11-28T10:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    expect(await lastRun()).toMatchObject({ state: 'failed', failure: 'expired' });
    expect(
      await bench.api.db.query('SELECT file_sealed FROM statement_mails WHERE portfolio_id = $1', [
        me.portfolioId,
      ]),
    ).toEqual([{ file_sealed: null }]);
  });

  test('P6 · a forwarded text is previewed, a file that is no statement is refused with a reason', async () => {
    await set();
    await arrives(
      await forwarded(Buffer.from(casText([scheme], YEARS)), { file_name: '../a\u0007/cas.txt' }),
    );
    expect(await lastRun()).toMatchObject({ trigger: 'forwarded', state: 'review' });
    expect((await me.call('imports')).body.data[0]!.file_name).toBe('cas.txt');
    bench.api.clock.advance(HOUR_MS / 60);
    await arrives(await forwarded(Buffer.from('%PDF-1.7 nothing of the kind')));
    expect((await updates()).runs.map(({ failure }) => failure)).toEqual(['unreadable', null]);
  });

  test('P6 · a message is taken once, and a copy of its file too', async () => {
    const mail = await forwarded(Buffer.from(casText([scheme], YEARS)));
    await arrives(mail);
    await arrives(mail);
    await arrives({ ...mail, message_id: randomUUID() });
    expect((await updates()).runs).toHaveLength(1);
  });

  test('P6 · the mailbox refuses what is not signed by it, is old, too large or of another shape', async () => {
    const mail = await forwarded(Buffer.from(casText([scheme], YEARS)));
    const old = new Date(bench.api.clock.now().getTime() - 6 * 60_000);
    expect((await deliver(mail, testSecret('registrar'))).statusCode).toBe(403);
    expect((await deliver(mail, testSecret('mailbox'), old)).statusCode).toBe(403);
    expect((await deliver({ ...mail, content_base64: '***' })).statusCode).toBe(400);
    expect((await deliver({ ...mail, content_base64: 'A'.repeat(9_000_000) })).statusCode).toBe(413);
    expect(isSigned(testSecret('mailbox'), { method: 'POST', path: PATH, body: '' }, {}, old)).toBe(false);
    expect((await updates()).runs).toEqual([]);
  });

  test('P6 · mail to an unknown, replaced or foreign address changes nothing', async () => {
    const { address: before } = await updates();
    const renewed = (await me.call('renewStatementAddress')).body.data.address;
    expect(renewed).not.toBe(before);
    const text = Buffer.from(casText([scheme], YEARS));
    for (const to of [before!, 'nobody@statements.test.example', renewed!.replace('test.', 'else.')])
      await arrives(await forwarded(text, { to }));
    expect((await updates()).runs).toEqual([]);
    await arrives(await forwarded(text, { to: renewed!.toUpperCase() }));
    expect((await updates()).runs).toHaveLength(1);
  });

  test('P6 · a statement can be requested now, one at a time and three times a day', async () => {
    const key = randomUUID();
    const first = await me.call('requestStatement', { key });
    expect(first.body.data).toMatchObject({ trigger: 'request', state: 'requesting' });
    expect((await me.call('requestStatement', { key })).body.data.id).toBe(first.body.data.id);
    expect((await me.call('requestStatement')).body.code).toBe('statement_under_way');
    for (let time = 1; time <= 3; time += 1) {
      await bench.api.runJobs();
      await arrives((await sent()).at(-1)!);
      bench.api.clock.advance(60_000);
      const next = await me.call('requestStatement');
      expect([next.http, next.body.code]).toEqual(time < 3 ? [200, undefined] : [429, 'statement_too_often']);
    }
  });

  test('P6 · a schedule needs a PAN and its day, and other settings leave its next run', async () => {
    expect((await set({ weekday: null })).body.code).toBe('statement_no_weekday');
    expect((await set({ frequency: 'monthly' })).body.code).toBe('statement_no_day');
    expect((await set({ frequency: 'monthly', day: 31 })).body.data).toMatchObject({
      ...{ weekday: null, day: 31, next_on: '2026-11-30' },
    });
    await me.moveTo('2026-11-30T10:00:00.000+05:30');
    expect((await set({ frequency: 'monthly', day: 31, auto_apply: false })).body.data.next_on).toBe(
      '2026-11-30',
    );
    const stranger = await bench.newInvestor();
    const refused = await stranger.call('setStatementUpdates', { body: WEEKLY });
    expect([refused.http, refused.body.code]).toEqual([422, 'statement_no_pan']);
    expect((await stranger.call('requestStatement')).body.code).toBe('statement_no_pan');
    expect((await stranger.call('statementUpdates')).body.data).toMatchObject({
      has_pan: false,
      next_on: null,
    });
  });

  test('P6 · each step is in the audit log of the owner', async () => {
    await set();
    await moveTo('2026-11-23');
    await arrives((await sent())[0]!);
    const rows = await bench.api.db.query<{ actor: string; action: string }>(
      'SELECT actor, action FROM audit_log WHERE investor_id = $1 ORDER BY id',
      [me.userId],
    );
    const own = rows.filter(({ action }) => /statement/i.test(action));
    expect(own).toEqual([
      { actor: `user:${me.userId}`, action: 'setStatementUpdates' },
      { actor: 'statements', action: 'statement.requested' },
      { actor: 'statements', action: 'statement.applied' },
    ]);
  });
});
