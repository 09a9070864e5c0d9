import type { CallBody, CallReply } from '@sanchay/contracts';
import { randomUUID } from 'node:crypto';
import { signedHeaders } from '../../partners/signature.ts';
import { runClockHooks } from '../../sandbox/clockMoved.ts';
import type { CasScheme } from '../casText.ts';
import { orderBench, type OrderBench, type TestInvestor } from '../orderBench.ts';
import { FUNDS } from '../orderMarket.ts';
import { testSecret } from '../partners/partnerSecrets.ts';
import { sandboxPartners } from '../partners/sandboxPartners.ts';
import { givePan } from '../people/importer.ts';

const PAN = 'AAAPE1111A';
const ISIN = 'INF000Z01018';

/** Where the mailbox delivers. */
export const MAILBOX_PATH = '/api/v3/documents/mailbox';

export const WEEKLY: CallBody<'setStatementUpdates'> = {
  ...{ frequency: 'weekly', weekday: 1, day: null, paused: false, auto_apply: true },
};

/** A folio of the investor's PAN, in the scheme of the test market. */
export const SCHEME: CasScheme = {
  ...{ folio: '777001 / 0', pan: PAN, name: 'Zed Equity Fund - Direct Plan - Growth', isin: ISIN },
  lines: [
    { on: '2025-05-02', what: 'Purchase', amount: '5,000.00', units: '100.000', nav: '50.0000' },
    { on: '2026-08-04', what: 'Purchase', amount: '3,000.00', units: '60.000', nav: '50.0000' },
  ],
};
export const YEARS = { from: '2025-04-01', to: '2026-11-20' };

type Updates = CallReply<'statementUpdates'>['data'];

/** The API with the sandbox's registrars, whose mails the test delivers itself. */
export interface UpdatesBench extends OrderBench {
  /** The investor of the current test, with a PAN; `start` makes a new one. */
  me: TestInvestor;
  start(pan?: string): Promise<void>;
  updates(): Promise<Updates>;
  lastRun(): Promise<Updates['runs'][number]>;
  set(over?: Partial<typeof WEEKLY>): ReturnType<typeof setUpdates>;
  notices(): Promise<CallReply<'notices'>['data']>;
  held(): Promise<CallReply<'importedHoldings'>['data']['holdings']>;
  /** Of each run, whether a column has a value. */
  stored(column: 'password_sealed'): Promise<boolean[]>;
  /** Moves to a day and does what has come due. */
  moveTo(day: string): Promise<void>;
  /** The mails that the registrar has sent for this investor, the newest last. */
  sent(): Promise<Record<string, string>[]>;
  deliver(mail: object, secret?: string, signedAt?: Date): Promise<{ statusCode: number }>;
  /** Delivers a mail and reads it. */
  arrives(mail: object): Promise<void>;
  /** A mail of the investor to the private address. */
  forwarded(bytes: Buffer, over?: object): Promise<object>;
}

const setUpdates = (me: TestInvestor, over: Partial<typeof WEEKLY>) =>
  me.call('setStatementUpdates', { body: { ...WEEKLY, ...over } });

export async function updatesBench(): Promise<UpdatesBench> {
  const orders = await orderBench();
  const { api } = orders;
  // Nobody delivers to the API by itself: each test does.
  api.ctx.settings.publicOrigin = 'http://127.0.0.1:1';
  const partners = await sandboxPartners(api);
  await api.db.query('UPDATE schemes SET isin = $2 WHERE code = $1', [FUNDS.equity, ISIN]);
  const bench: UpdatesBench = {
    ...orders,
    me: undefined as never,
    async start(pan = PAN) {
      await api.db.query('DELETE FROM statement_schedules');
      bench.me = await orders.newInvestor();
      await givePan(orders, bench.me, pan);
    },
    updates: async () => (await bench.me.call('statementUpdates')).body.data,
    lastRun: async () => (await bench.updates()).runs[0]!,
    set: (over = {}) => setUpdates(bench.me, over),
    notices: async () =>
      (await bench.me.call('notices')).body.data.filter(({ kind }) => kind.startsWith('statement_')),
    held: async () => (await bench.me.call('importedHoldings')).body.data.holdings,
    async stored(column) {
      const rows = await api.db.query<{ there: boolean }>(
        `SELECT ${column} IS NOT NULL AS there FROM statement_runs WHERE portfolio_id = $1`,
        [bench.me.portfolioId],
      );
      return rows.map(({ there }) => there);
    },
    async moveTo(day) {
      const from = api.clock.now();
      await bench.me.moveTo(`${day}T10:00:00.000+05:30`);
      await runClockHooks(api.ctx, { from, to: api.clock.now() });
      await api.runJobs();
    },
    sent: () => mailsSent(bench),
    deliver(mail, secret = testSecret('mailbox'), signedAt = api.clock.now()) {
      const payload = JSON.stringify(mail);
      const signed = signedHeaders(secret, { method: 'POST', path: MAILBOX_PATH, body: payload }, signedAt);
      return api.app.inject({
        ...{ method: 'POST', url: MAILBOX_PATH, payload },
        headers: { 'content-type': 'application/json', ...signed },
      });
    },
    async arrives(mail) {
      expect((await bench.deliver(mail)).statusCode).toBe(200);
      await api.runJobs();
    },
    async forwarded(bytes, over = {}) {
      const { address } = await bench.updates();
      return {
        ...{ message_id: randomUUID(), to: address!, file_name: 'cas.pdf' },
        content_base64: bytes.toString('base64'),
        ...over,
      };
    },
    async close() {
      await partners.close();
      await orders.close();
    },
  };
  return bench;
}

async function mailsSent({ api, me }: UpdatesBench): Promise<Record<string, string>[]> {
  const rows = await api.db.query<{ body: string }>(
    `SELECT e.body FROM partners_sandbox.events e JOIN statement_runs r ON e.event_id LIKE 'statement-' || r.id || '%'
     WHERE r.portfolio_id = $1 ORDER BY r.created_at, e.event_id`,
    [me.portfolioId],
  );
  return rows.map(({ body }) => JSON.parse(body) as Record<string, string>);
}
