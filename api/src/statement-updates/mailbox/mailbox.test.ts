import { ownerOf } from '../../platform/access/portfolioOwner.ts';
import { casText, type CasScheme } from '../../testing/casText.ts';
import { imapServer, type ImapServer, type TestMail } from '../../testing/imap/imapServer.ts';
import type { TestPart } from '../../testing/imap/testParts.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../../testing/orderBench.ts';
import { FUNDS } from '../../testing/orderMarket.ts';
import { givePan } from '../../testing/people/importer.ts';
import { readMailbox } from './readMailbox.ts';
import { mailboxState } from './turns.ts';

const PAN = 'AAAPE1111A';
const ISIN = 'INF000Z01018';
const ACCOUNT = { user: 'statements', password: 'imap-secret' };
const MINUTE_MS = 60_000;
const scheme: CasScheme = {
  ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct Plan - Growth', isin: ISIN },
  lines: [{ on: '2025-05-02', what: 'Purchase', amount: '5,000.00', units: '100.000', nav: '50.0000' }],
};
const statement = Buffer.from(casText([scheme], { from: '2025-04-01', to: '2026-11-20' }));
const file = (bytes = statement, over: object = {}): TestPart => ({
  ...{ kind: 'file', type: 'application/octet-stream', name: 'cas.txt', bytes },
  ...over,
});
const withText = (...parts: TestPart[]): TestPart => ({
  ...{ kind: 'several', parts: [{ kind: 'text', text: 'See the file.' }, ...parts] },
});

describe('the statement mailbox, read by IMAP', () => {
  let bench: OrderBench;
  let server: ImapServer;
  let me: TestInvestor;
  let email: string;
  let address: string;
  beforeAll(async () => {
    bench = await orderBench();
    await bench.api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, ISIN]);
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    server = await imapServer(ACCOUNT);
    const { db, ctx } = bench.api;
    ctx.settings.statementMailbox = {
      ...{ host: '127.0.0.1', port: server.port, ...ACCOUNT, security: 'none', folder: 'INBOX' },
      senders: ['registrar.example'],
    };
    await db.query(
      'UPDATE statement_mailbox SET leased_until = NULL, next_at = NULL, failures = 0, failure = NULL',
    );
    await db.query('DELETE FROM statement_mailbox_counts');
    await db.query('DELETE FROM statement_mailbox_faults');
    me = await bench.newInvestor();
    await givePan(bench, me, PAN);
    address = (await me.call('statementUpdates')).body.data.address!;
    const [user] = await db.query<{ email: string }>('SELECT email FROM users WHERE id = $1', [
      await ownerOf(db, me.portfolioId),
    ]);
    email = user!.email;
  });
  afterEach(() => server.close());

  let sent = 0;
  /** Puts a mail into the folder, from the owner to the private address if not stated otherwise. */
  function post(content: TestPart, over: Partial<TestMail> = {}): TestMail {
    sent += 1;
    const mail = { from: [email], to: [address], messageId: `<${sent}@mail.example>`, content, seen: false };
    server.mails.push({ ...mail, ...over });
    return server.mails.at(-1)!;
  }
  async function read(): Promise<void> {
    await readMailbox(bench.api.ctx);
    await bench.api.runJobs();
  }
  const runs = async () => (await me.call('statementUpdates')).body.data.runs;
  const counts = async () =>
    Object.fromEntries(
      (await mailboxState(bench.api.db)).counts.map(({ outcome, mails }) => [outcome, mails]),
    );
  const metric = async (series: string) =>
    (await bench.api.app.inject('/metrics')).body
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.split(' ')[1];

  test('P6 · a forwarded statement is read from the mailbox, once, and waits for its owner', async () => {
    const mail = post(withText(file()));
    await read();
    expect(await runs()).toMatchObject([{ trigger: 'forwarded', state: 'review' }]);
    expect((await me.call('imports')).body.data).toMatchObject([
      { file_name: 'cas.txt', state: 'reconciled' },
    ]);
    expect((await me.call('importedHoldings')).body.data.holdings).toEqual([]);
    expect(mail.seen).toBe(true);
    await read();
    expect(await runs()).toHaveLength(1);
    expect(await counts()).toEqual({ stored: 1 });
  });

  test('P6 · nothing is read while no mailbox is set', async () => {
    delete bench.api.ctx.settings.statementMailbox;
    post(file());
    await read();
    expect(server.commands).toEqual([]);
    expect(await mailboxState(bench.api.db)).toMatchObject({ failures: 0, counts: [] });
  });

  test('P6 · only new mails are fetched, and a mail that was seen stays as it is', async () => {
    post(withText(file()), { seen: true });
    await read();
    expect(server.commands.filter((command) => command.startsWith('UID FETCH'))).toEqual([]);
    expect(await runs()).toEqual([]);
  });

  test('P6 · a mail that was stored but not marked as seen adds nothing when it is read again', async () => {
    const mail = post(withText(file()));
    server.breaksAt = (command) => command.startsWith('UID STORE');
    await read();
    expect(mail.seen).toBe(false);
    expect(await runs()).toHaveLength(1);
    server.breaksAt = () => false;
    // A copy of the file is no longer recognised by itself then.
    await me.moveTo('2026-11-23T10:00:00.000+05:30');
    await read();
    expect(mail.seen).toBe(true);
    expect(await runs()).toHaveLength(1);
    expect(await counts()).toEqual({ stored: 1, repeated: 1 });
  });

  test.each<[string, () => TestPart]>([
    ['alone in the mail', () => file()],
    ['in a mail that is attached', () => withText({ kind: 'mail', content: withText(file()) })],
    [
      'between a picture and a page',
      () =>
        withText(
          file(Buffer.from('png'), { type: 'image/png', name: 'logo.png' }),
          file(Buffer.from('<p>'), { type: 'text/html', name: 'mail.html' }),
          file(),
        ),
    ],
  ])('P6 · a statement %s is found', async (_where, content) => {
    post(content());
    await read();
    expect(await runs()).toMatchObject([{ state: 'review', failure: null }]);
  });

  test('P6 · a rule that forwards mail of a registrar leaves its sender and recipient', async () => {
    post(withText(file()), {
      ...{ from: ['statements@mail.registrar.example'], to: ['me@elsewhere.example'] },
      headers: [`Delivered-To: ${address.toUpperCase()}`],
    });
    await read();
    expect(await runs()).toMatchObject([{ state: 'review' }]);
  });

  test('P6 · mail of unknown senders or to unknown addresses is ignored and counted', async () => {
    const other = `${'0'.repeat(32)}@${address.split('@')[1]}`;
    const ignored = [
      post(withText(file()), { from: ['someone@else.example'] }),
      post(withText(file()), { from: ['cas@registrar.example.evil.example'] }),
      post(withText(file()), { from: ['cas@notregistrar.example'] }),
      post(withText(file()), { from: [email, 'someone@else.example'] }),
      post(withText(file()), { from: [] }),
      post(withText(file()), { to: [other] }),
      post(withText(file()), { to: ['nobody@elsewhere.example'] }),
      post(withText(file()), { to: [] }),
    ];
    await read();
    expect(await runs()).toEqual([]);
    expect(await counts()).toEqual({ unknown_sender: 5, unknown_address: 3 });
    expect(ignored.every(({ seen }) => seen)).toBe(true);
    expect(server.commands.some((command) => command.includes('BODY.PEEK[2'))).toBe(false);
    expect(await metric('sanchay_statement_mails{outcome="unknown_sender"}')).toBe('5');
  });

  test.each<[string, () => TestPart, boolean]>([
    ['stated as too large', () => withText(file(statement, { stated: 40_000_000 })), false],
    [
      'larger than stated',
      () => withText(file(Buffer.alloc(6 * 1024 * 1024 + 1, 'a'), { stated: 10 })),
      true,
    ],
  ])('P6 · a file %s is refused with a reason for the investor, once', async (_how, content, isFetched) => {
    const mail = post(content());
    await read();
    expect(await runs()).toMatchObject([{ trigger: 'forwarded', state: 'failed', failure: 'too_large' }]);
    expect((await me.call('notices')).body.data).toMatchObject([
      { kind: 'statement_failed', text: expect.stringContaining('larger than 6 MB') },
    ]);
    expect(server.commands.some((command) => /BODY\.PEEK\[2\]/.test(command))).toBe(isFetched);
    mail.seen = false;
    await read();
    expect(await runs()).toHaveLength(1);
  });

  test('P6 · a mail without a statement is refused with a reason for the investor', async () => {
    post({ kind: 'text', text: 'hello' });
    await read();
    expect(await runs()).toMatchObject([{ state: 'failed', failure: 'no_file' }]);
    expect(await counts()).toEqual({ no_file: 1 });
  });

  test('P6 · the twenty-first file of a day is not taken', async () => {
    for (let n = 1; n <= 21; n += 1) post(file(Buffer.from(`no statement ${n}`)));
    await read();
    expect(await counts()).toEqual({ stored: 20, too_many: 1 });
  });

  test('P6 · the Message-ID of another mail does not keep a statement out of another account', async () => {
    post(withText(file()), { messageId: '<same@mail.example>' });
    await read();
    const other = await bench.newInvestor();
    await givePan(bench, other, 'BBBPE2222B');
    const to = [(await other.call('statementUpdates')).body.data.address!];
    post(withText(file()), { messageId: '<same@mail.example>', to, from: ['cas@registrar.example'] });
    await read();
    expect((await other.call('statementUpdates')).body.data.runs).toHaveLength(1);
  });

  test('P6 · a lost connection is tried again after pauses that grow, and shows in health', async () => {
    const mail = post(withText(file()));
    server.breaksAt = (command) => command.startsWith('UID SEARCH');
    const attempts = () => server.commands.filter((command) => command.startsWith('UID SEARCH')).length;
    await read();
    expect([attempts(), await metric('sanchay_statement_mailbox_failures')]).toEqual([1, '1']);
    await read();
    expect(attempts()).toBe(1);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const before = attempts();
      bench.api.clock.advance(minutes * MINUTE_MS - 1);
      await read();
      expect(attempts()).toBe(before);
      bench.api.clock.advance(1);
      await read();
      expect(attempts()).toBe(before + 1);
    }
    server.breaksAt = () => false;
    bench.api.clock.advance(60 * MINUTE_MS);
    await read();
    expect(mail.seen).toBe(true);
    expect(await metric('sanchay_statement_mailbox_failures')).toBe('0');
    expect(await metric('sanchay_statement_mailbox_age_seconds')).toBe('0');
    expect(await runs()).toHaveLength(1);
  });

  test('P6 · a mail at which every reading breaks off stops no other and is set aside', async () => {
    const first = post(withText(file(Buffer.from('first'))));
    server.breaksAt = (command) => command.startsWith('UID FETCH 1 ');
    await read();
    const second = post(withText(file()));
    for (let reading = 2; reading <= 5; reading += 1) {
      bench.api.clock.advance(60 * MINUTE_MS);
      await read();
      expect([first.seen, second.seen]).toEqual([false, true]);
    }
    bench.api.clock.advance(60 * MINUTE_MS);
    await read();
    expect(first.seen).toBe(true);
    expect(await counts()).toEqual({ stored: 1, set_aside: 1 });
    expect((await mailboxState(bench.api.db)).failures).toBe(0);
  });

  test('P6 · one node at a time reads the mailbox, and one that was killed gives it up after five minutes', async () => {
    post(withText(file()));
    const { ctx, db } = bench.api;
    await Promise.all([readMailbox(ctx), readMailbox(ctx), readMailbox(ctx)]);
    expect(server.commands.filter((command) => command.startsWith('LOGIN'))).toHaveLength(1);
    await db.query('UPDATE statement_mailbox SET leased_until = $1', [
      new Date(bench.api.clock.now().getTime() + 5 * MINUTE_MS),
    ]);
    await read();
    expect(server.commands.filter((command) => command.startsWith('LOGIN'))).toHaveLength(1);
    bench.api.clock.advance(5 * MINUTE_MS);
    await read();
    expect(server.commands.filter((command) => command.startsWith('LOGIN'))).toHaveLength(2);
  });

  test('P6 · a refused password and a server without STARTTLS show in health, and no password is sent in clear', async () => {
    const { ctx, db } = bench.api;
    const mailbox = ctx.settings.statementMailbox!;
    ctx.settings.statementMailbox = { ...mailbox, password: 'wrong' };
    await read();
    expect(await mailboxState(db)).toMatchObject({ failures: 1, failure: 'sign_in_refused' });
    bench.api.clock.advance(60 * MINUTE_MS);
    server.commands.length = 0;
    ctx.settings.statementMailbox = { ...mailbox, security: 'starttls' };
    await read();
    expect(await mailboxState(db)).toMatchObject({ failures: 2 });
    expect(server.commands.join()).not.toContain(ACCOUNT.password);
  });
});
