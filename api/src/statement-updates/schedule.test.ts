import { updatesBench, type UpdatesBench, WEEKLY } from '../testing/statements/updatesBench.ts';
import { readMail } from './read.ts';
import { sendRequest, tendRuns } from './request.ts';
import { startDueRuns } from './runs.ts';

describe('statements that are requested on a schedule', () => {
  let bench: UpdatesBench;
  beforeAll(async () => {
    bench = await updatesBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => bench.start());

  test('P6 · a weekly statement is requested on its day, opened with its own password and added', async () => {
    expect((await bench.set()).body.data).toMatchObject({
      frequency: 'weekly',
      next_on: '2026-11-23',
      runs: [],
    });
    await bench.moveTo('2026-11-22');
    expect((await bench.updates()).runs).toEqual([]);
    await bench.moveTo('2026-11-23');
    expect(await bench.updates()).toMatchObject({
      next_on: '2026-11-30',
      runs: [{ trigger: 'schedule', due_on: '2026-11-23', state: 'requested', added: 0 }],
    });
    const [mail] = await bench.sent();
    expect(Buffer.from(mail!.content_base64!, 'base64').includes('/Encrypt')).toBe(true);
    expect(await bench.stored('password_sealed')).toEqual([true]);
    await bench.arrives(mail!);
    const run = await bench.lastRun();
    expect(run).toMatchObject({ state: 'applied', failure: null });
    expect(run.added).toBeGreaterThan(0);
    expect(await bench.held()).toMatchObject([{ status: 'green' }, { status: 'green' }]);
    expect(await bench.notices()).toMatchObject([{ kind: 'statement_applied', path: '/import' }]);
    // The file is not left, and the password not longer than a second delivery may come.
    expect(await bench.stored('password_sealed')).toEqual([true]);
    await bench.me.moveTo('2026-11-26T12:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    expect(await bench.stored('password_sealed')).toEqual([false]);
    expect(
      await bench.api.db.query(
        'SELECT 1 FROM statement_mails WHERE file_sealed IS NOT NULL AND portfolio_id = $1',
        [bench.me.portfolioId],
      ),
    ).toEqual([]);
  });

  test('P6 · the next statement adds only what is new, and one without news is not announced', async () => {
    await bench.set();
    await bench.moveTo('2026-11-23');
    await bench.arrives((await bench.sent()).at(-1)!);
    const [before] = await bench.held();
    await bench.moveTo('2026-11-30');
    await bench.arrives((await bench.sent()).at(-1)!);
    expect(await bench.lastRun()).toMatchObject({ due_on: '2026-11-30', state: 'applied', added: 0 });
    expect((await bench.held())[0]!.units).toBe(before!.units);
    expect(await bench.notices()).toHaveLength(1);
    await bench.moveTo('2026-12-14');
    await bench.arrives((await bench.sent()).at(-1)!);
    expect(await bench.lastRun()).toMatchObject({ due_on: '2026-12-07', state: 'applied', added: 2 });
  });

  test('P6 · without the choice to add it, a statement waits for the review of its owner', async () => {
    await bench.set({ auto_apply: false });
    await bench.moveTo('2026-11-23');
    await bench.arrives((await bench.sent())[0]!);
    const run = await bench.lastRun();
    expect(run).toMatchObject({ state: 'review', added: 0 });
    expect(await bench.held()).toEqual([]);
    expect(await bench.notices()).toMatchObject([
      { kind: 'statement_review', path: `/import/${run.import_id}` },
    ]);
    await bench.me.call('applyImport', { params: { id: run.import_id! } });
    expect(await bench.lastRun()).toMatchObject({ state: 'applied' });
    await bench.me.call('undoImport', { params: { id: run.import_id! } });
    expect(await bench.lastRun()).toMatchObject({ state: 'discarded', added: 0 });
  });

  test.each(['paused', 'manual'] as const)(
    'P6 · a statement that arrives after the schedule was %s waits for a review',
    async (how) => {
      await bench.set();
      await bench.moveTo('2026-11-23');
      await bench.set(how === 'paused' ? { paused: true } : { frequency: 'manual', weekday: null });
      expect((await bench.updates()).next_on).toBeNull();
      await bench.arrives((await bench.sent())[0]!);
      expect(await bench.lastRun()).toMatchObject({ state: 'review' });
      await bench.moveTo('2026-12-01');
      expect((await bench.updates()).runs).toHaveLength(1);
    },
  );

  test('P6 · several nodes begin one run, send one request and read a message once', async () => {
    await bench.set();
    await bench.me.moveTo('2026-11-23T10:00:00.000+05:30');
    const { ctx } = bench.api;
    await Promise.all([startDueRuns(ctx), startDueRuns(ctx), startDueRuns(ctx)]);
    const { runs } = await bench.updates();
    expect(runs).toHaveLength(1);
    const { id } = runs[0]!;
    await Promise.all([sendRequest(ctx, { id }), sendRequest(ctx, { id })]);
    const [mail, ...more] = await bench.sent();
    expect(more).toEqual([]);
    await Promise.all([bench.deliver(mail!), bench.deliver(mail!)]);
    const [row, ...others] = await bench.api.db.query<{ id: string }>(
      'SELECT id FROM statement_mails WHERE portfolio_id = $1',
      [bench.me.portfolioId],
    );
    expect(others).toEqual([]);
    await Promise.all([readMail(ctx, row!), readMail(ctx, row!)]);
    await bench.api.runJobs();
    expect((await bench.updates()).runs).toHaveLength(1);
    expect((await bench.me.call('imports')).body.data).toHaveLength(1);
    expect(await bench.notices()).toHaveLength(1);
  });

  test('P6 · runs that were missed while the product was down are one', async () => {
    await bench.set();
    await bench.moveTo('2027-01-06');
    expect(await bench.updates()).toMatchObject({ next_on: '2027-01-11', runs: [{ due_on: '2026-11-23' }] });
    expect((await bench.updates()).runs).toHaveLength(1);
  });

  test('P6 · a schedule needs a PAN and its day, and other settings leave its next run', async () => {
    expect((await bench.set({ weekday: null })).body.code).toBe('statement_no_weekday');
    expect((await bench.set({ frequency: 'monthly' })).body.code).toBe('statement_no_day');
    expect((await bench.set({ frequency: 'monthly', day: 31 })).body.data).toMatchObject({
      ...{ weekday: null, day: 31, next_on: '2026-11-30' },
    });
    await bench.me.moveTo('2026-11-30T10:00:00.000+05:30');
    expect((await bench.set({ frequency: 'monthly', day: 31, auto_apply: false })).body.data.next_on).toBe(
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
});
