import { randomUUID } from 'node:crypto';
import { casPdf } from '../testing/casPdf.ts';
import { casText } from '../testing/casText.ts';
import { isSigned } from '../partners/signature.ts';
import { testSecret } from '../testing/partners/partnerSecrets.ts';
import {
  updatesBench,
  type UpdatesBench,
  MAILBOX_PATH,
  SCHEME,
  YEARS,
} from '../testing/statements/updatesBench.ts';
import { tendRuns } from './request.ts';

const HOUR_MS = 3_600_000;

describe('statements that the investor forwards', () => {
  let bench: UpdatesBench;
  beforeAll(async () => {
    bench = await updatesBench();
  });
  afterAll(() => bench.close());
  beforeEach(() => bench.start());

  test('P6 · a forwarded PDF waits for its password, which is not stored', async () => {
    const pdf = await casPdf(casText([SCHEME], YEARS), { password: 'AAAPE1111A' });
    await bench.set();
    await bench.arrives(await bench.forwarded(pdf));
    const { id } = await bench.lastRun();
    expect(await bench.lastRun()).toMatchObject({ trigger: 'forwarded', state: 'password_needed' });
    expect(await bench.notices()).toMatchObject([{ kind: 'statement_password' }]);
    const open = (password: string) =>
      bench.me.call('openForwardedStatement', { params: { id }, body: { password } });
    const wrong = await open('nope');
    expect([wrong.http, wrong.body.code, Object.keys(wrong.body.errors ?? {})]).toEqual([
      ...[422, 'import_password_wrong'],
      ['password'],
    ]);
    const opened = await open('AAAPE1111A');
    expect(opened.body.data).toMatchObject({ state: 'reconciled', file_name: 'cas.pdf' });
    // A forwarded statement is never added without its owner.
    expect(await bench.held()).toEqual([]);
    expect(await bench.lastRun()).toMatchObject({ state: 'review', import_id: opened.body.data.id });
    expect((await open('AAAPE1111A')).body.code).toBe('statement_not_waiting');
    const stranger = await bench.newInvestor();
    const other = await stranger.call('openForwardedStatement', { params: { id }, body: { password: 'x' } });
    expect(other.http).toBe(409);
  });

  test('P6 · a forwarded PDF that nobody can open is discarded by its owner alone, once, with its file', async () => {
    const pdf = await casPdf(casText([SCHEME], YEARS), { password: 'unknown-1' });
    await bench.arrives(await bench.forwarded(pdf));
    const { id } = await bench.lastRun();
    const discard = (who = bench.me) => who.call('discardForwardedStatement', { params: { id } });
    expect((await discard(await bench.newInvestor())).body.code).toBe('statement_not_waiting');
    expect(await bench.lastRun()).toMatchObject({ state: 'password_needed' });
    const { http, body } = await discard();
    expect([http, body.data.runs[0]]).toEqual([
      200,
      expect.objectContaining({ id, state: 'discarded', failure: null, import_id: null }),
    ]);
    expect(
      await bench.api.db.query('SELECT file_sealed FROM statement_mails WHERE portfolio_id = $1', [
        bench.me.portfolioId,
      ]),
    ).toEqual([{ file_sealed: null }]);
    expect((await discard()).body.code).toBe('statement_not_waiting');
    const opened = await bench.me.call('openForwardedStatement', {
      params: { id },
      body: { password: 'unknown-1' },
    });
    expect(opened.body.code).toBe('statement_not_waiting');
  });

  test('P6 · a forwarded PDF without its password is deleted after a week', async () => {
    await bench.arrives(
      await bench.forwarded(await casPdf(casText([SCHEME], YEARS), { password: 'secret-1' })),
    );
    await bench.me.moveTo('2026-11-28T10:00:00.000+05:30');
    await tendRuns(bench.api.ctx);
    expect(await bench.lastRun()).toMatchObject({ state: 'failed', failure: 'expired' });
    expect(
      await bench.api.db.query('SELECT file_sealed FROM statement_mails WHERE portfolio_id = $1', [
        bench.me.portfolioId,
      ]),
    ).toEqual([{ file_sealed: null }]);
  });

  test('P6 · a forwarded text is previewed, a file that is no statement is refused with a reason', async () => {
    await bench.set();
    await bench.arrives(
      await bench.forwarded(Buffer.from(casText([SCHEME], YEARS)), { file_name: '../a\u0007/cas.txt' }),
    );
    expect(await bench.lastRun()).toMatchObject({ trigger: 'forwarded', state: 'review' });
    expect((await bench.me.call('imports')).body.data[0]!.file_name).toBe('cas.txt');
    bench.api.clock.advance(HOUR_MS / 60);
    await bench.arrives(await bench.forwarded(Buffer.from('%PDF-1.7 nothing of the kind')));
    expect((await bench.updates()).runs.map(({ failure }) => failure)).toEqual(['unreadable', null]);
  });

  test('P6 · a message is taken once, and a copy of its file too', async () => {
    const mail = await bench.forwarded(Buffer.from(casText([SCHEME], YEARS)));
    await bench.arrives(mail);
    await bench.arrives(mail);
    await bench.arrives({ ...mail, message_id: randomUUID() });
    expect((await bench.updates()).runs).toHaveLength(1);
  });

  test('P6 · the mailbox refuses what is not signed by it, is old, too large or of another shape', async () => {
    const mail = await bench.forwarded(Buffer.from(casText([SCHEME], YEARS)));
    const old = new Date(bench.api.clock.now().getTime() - 6 * 60_000);
    expect((await bench.deliver(mail, testSecret('registrar'))).statusCode).toBe(403);
    expect((await bench.deliver(mail, testSecret('mailbox'), old)).statusCode).toBe(403);
    expect((await bench.deliver({ ...mail, content_base64: '***' })).statusCode).toBe(400);
    expect((await bench.deliver({ ...mail, content_base64: 'A'.repeat(9_000_000) })).statusCode).toBe(413);
    expect(isSigned(testSecret('mailbox'), { method: 'POST', path: MAILBOX_PATH, body: '' }, {}, old)).toBe(
      false,
    );
    expect((await bench.updates()).runs).toEqual([]);
  });

  test('P6 · mail to an unknown, replaced or foreign address changes nothing', async () => {
    const { address: before } = await bench.updates();
    const renewed = (await bench.me.call('renewStatementAddress')).body.data.address;
    expect(renewed).not.toBe(before);
    const text = Buffer.from(casText([SCHEME], YEARS));
    for (const to of [before!, 'nobody@statements.test.example', renewed!.replace('test.', 'else.')])
      await bench.arrives(await bench.forwarded(text, { to }));
    expect((await bench.updates()).runs).toEqual([]);
    await bench.arrives(await bench.forwarded(text, { to: renewed!.toUpperCase() }));
    expect((await bench.updates()).runs).toHaveLength(1);
  });
});
