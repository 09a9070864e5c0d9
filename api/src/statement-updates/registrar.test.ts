import { randomUUID } from 'node:crypto';
import { updatesBench, type UpdatesBench } from '../testing/statements/updatesBench.ts';
import { sendRequest, tendRuns } from './request.ts';

const HOUR_MS = 3_600_000;

describe('statements that the registrars send', () => {
  let bench: UpdatesBench;
  beforeAll(async () => {
    bench = await updatesBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => bench.start());

  test('P6 · a registrar that is down is tried again, and after a day the owner is notified', async () => {
    const { ctx } = bench.api;
    const { partnersOrigin } = ctx.settings;
    await bench.set();
    ctx.settings.partnersOrigin = 'http://127.0.0.1:1';
    await expect(bench.moveTo('2026-11-23')).rejects.toThrow('partners');
    const { id } = await bench.lastRun();
    expect(await bench.lastRun()).toMatchObject({ state: 'requesting' });
    bench.api.clock.advance(2 * HOUR_MS);
    await tendRuns(ctx);
    await expect(bench.api.runJobs()).rejects.toThrow('partners');
    bench.api.clock.advance(23 * HOUR_MS);
    await tendRuns(ctx);
    ctx.settings.partnersOrigin = partnersOrigin;
    await bench.me.moveTo('2026-11-24T12:00:00.000+05:30');
    expect(await bench.lastRun()).toMatchObject({ id, state: 'failed', failure: 'registrar_unavailable' });
    expect(await bench.notices()).toMatchObject([{ kind: 'statement_failed' }]);
    await sendRequest(ctx, { id });
    expect(await bench.sent()).toEqual([]);
  });

  test('P6 · a statement that comes after it was given up is read all the same', async () => {
    await bench.set();
    await bench.moveTo('2026-11-23');
    await bench.me.moveTo('2026-11-26T12:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    expect(await bench.lastRun()).toMatchObject({ state: 'failed', failure: 'not_arrived' });
    await bench.arrives((await bench.sent())[0]!);
    expect(await bench.lastRun()).toMatchObject({ state: 'applied', failure: null });
    // After two weeks the password is gone.
    await bench.moveTo('2026-11-30');
    await bench.me.moveTo('2026-12-15T12:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    await tendRuns(bench.api.ctx);
    expect(await bench.stored('password_sealed')).toEqual([false, false]);
  });

  test('P6 · statements that overtake one another give the same holdings', async () => {
    await bench.set();
    await bench.moveTo('2026-11-23');
    await bench.moveTo('2026-12-14');
    const [first, second] = await bench.sent();
    await bench.arrives(second!);
    const [after] = await bench.held();
    await bench.arrives(first!);
    expect((await bench.held())[0]!.units).toBe(after!.units);
    expect((await bench.updates()).runs.map(({ state }) => state)).toEqual(['applied', 'applied']);
  });

  test('P6 · a statement of another PAN adds nothing', async () => {
    await bench.set();
    await bench.moveTo('2026-11-23');
    const [mail] = await bench.sent();
    await bench.api.db.query('UPDATE kyc_records SET pan_index = $2 WHERE portfolio_id = $1', [
      bench.me.portfolioId,
      bench.api.ctx.vault.blindIndex('pan', 'BBBPE2222B'),
    ]);
    await bench.arrives(mail!);
    expect(await bench.lastRun()).toMatchObject({ state: 'failed', failure: 'other_pan', import_id: null });
    expect((await bench.me.call('imports')).body.data).toEqual([]);
  });

  test('P6 · registrars without a folio of the PAN refuse, which is the end of the run', async () => {
    await bench.start('AAAPE9001A');
    await bench.set();
    await bench.moveTo('2026-11-23');
    expect(await bench.lastRun()).toMatchObject({ state: 'failed', failure: 'no_folios' });
    expect(await bench.notices()).toMatchObject([
      { kind: 'statement_failed', text: expect.stringContaining('no folio of your PAN') },
    ]);
    expect([await bench.sent(), await bench.stored('password_sealed')]).toEqual([[], [false]]);
    expect((await bench.me.call('requestStatement')).http).toBe(200);
  });

  test('P6 · a statement that never comes is given up after three days, and the next one is requested', async () => {
    await bench.start('AAAPE9002A');
    await bench.set();
    await bench.moveTo('2026-11-23');
    expect(await bench.lastRun()).toMatchObject({ state: 'requested' });
    expect((await bench.me.call('requestStatement')).body.code).toBe('statement_under_way');
    await bench.me.moveTo('2026-11-26T12:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    expect(await bench.lastRun()).toMatchObject({ state: 'failed', failure: 'not_arrived' });
    expect(await bench.notices()).toHaveLength(1);
    expect((await bench.me.call('requestStatement')).http).toBe(200);
  });

  test('P6 · a statement with another password than requested waits for its password', async () => {
    await bench.start('AAAPE9003A');
    await bench.set();
    await bench.moveTo('2026-11-23');
    await bench.arrives((await bench.sent())[0]!);
    const { runs } = await bench.updates();
    expect(runs.map(({ trigger, state }) => `${trigger} ${state}`).toSorted()).toEqual([
      'forwarded password_needed',
      'schedule requested',
    ]);
    expect(await bench.held()).toEqual([]);
  });

  test('P6 · a request whose responses are lost is repeated, and one statement comes', async () => {
    await bench.start('AAAPE9004A');
    await bench.set();
    await expect(bench.moveTo('2026-11-23')).rejects.toThrow('partners');
    const { id } = await bench.lastRun();
    await expect(sendRequest(bench.api.ctx, { id })).rejects.toThrow('partners');
    expect(await bench.lastRun()).toMatchObject({ state: 'requesting' });
    await sendRequest(bench.api.ctx, { id });
    await sendRequest(bench.api.ctx, { id });
    expect(await bench.lastRun()).toMatchObject({ state: 'requested' });
    expect(await bench.sent()).toHaveLength(1);
  });

  test('P6 · a statement that is mailed twice, encrypted anew, is one and needs no other password', async () => {
    await bench.start('AAAPE9005A');
    await bench.set();
    await bench.moveTo('2026-11-23');
    const mails = await bench.sent();
    expect(new Set(mails.map(({ content_base64: content }) => content)).size).toBe(2);
    for (const mail of mails) await bench.arrives(mail);
    expect((await bench.updates()).runs).toMatchObject([{ trigger: 'schedule', state: 'applied' }]);
    expect((await bench.me.call('imports')).body.data).toHaveLength(1);
    expect(await bench.notices()).toMatchObject([{ kind: 'statement_applied' }]);
  });

  test('P6 · a statement can be requested now, one at a time and three times a day', async () => {
    const key = randomUUID();
    const first = await bench.me.call('requestStatement', { key });
    expect(first.body.data).toMatchObject({ trigger: 'request', state: 'requesting' });
    expect((await bench.me.call('requestStatement', { key })).body.data.id).toBe(first.body.data.id);
    expect((await bench.me.call('requestStatement')).body.code).toBe('statement_under_way');
    for (let time = 1; time <= 3; time += 1) {
      await bench.api.runJobs();
      await bench.arrives((await bench.sent()).at(-1)!);
      bench.api.clock.advance(60_000);
      const next = await bench.me.call('requestStatement');
      expect([next.http, next.body.code]).toEqual(time < 3 ? [200, undefined] : [429, 'statement_too_often']);
    }
  });

  test('P6 · each step is in the audit log of the owner', async () => {
    await bench.set();
    await bench.moveTo('2026-11-23');
    await bench.arrives((await bench.sent())[0]!);
    const rows = await bench.api.db.query<{ actor: string; action: string }>(
      'SELECT actor, action FROM audit_log WHERE investor_id = $1 ORDER BY id',
      [bench.me.userId],
    );
    const own = rows.filter(({ action }) => /statement/i.test(action));
    expect(own).toEqual([
      { actor: `user:${bench.me.userId}`, action: 'setStatementUpdates' },
      { actor: 'statements', action: 'statement.requested' },
      { actor: 'statements', action: 'statement.applied' },
    ]);
  });
});
