import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LONG_INVESTOR, seedLongInvestors } from '../../api/src/sandbox/long/seedLongInvestors.ts';
import { openDb, type Db } from '../../api/src/db/pool.ts';
import {
  amcPayable,
  cashInTransit,
  post,
  unitsHeld,
  unitsIssued,
  type Transfer,
} from '../../api/src/ledger/index.ts';
import { PERSONA_PASSWORD } from '../../api/src/personas/index.ts';
import { ask } from '../../ops/cluster/testing/person.ts';
import { startCrashInstallation, type CrashInstallation } from '../../ops/crash/installation.ts';
import { untilAtRest } from '../measure/untilAtRest.ts';

const TICK_MS = 10;
const POLL_MS = 1_000;
const EMAIL = `${LONG_INVESTOR.name}@sanchay.example`;

interface Owner {
  investorId: string;
  portfolioId: string;
  /** The fund of a folio, and its number. */
  code: string;
  folioNo: string;
}

const OWNER = `
  SELECT p.owner_id AS "investorId", p.id AS "portfolioId", e.commodity AS code, a.reference AS "folioNo"
  FROM portfolios p JOIN users u ON u.id = p.owner_id
  JOIN ledger_accounts a ON a.portfolio_id = p.id AND a.role = 'units_held'
  JOIN ledger_entries e ON e.account_id = a.id
  WHERE u.email = $1 LIMIT 1`;

/** A purchase of ten units for a thousand rupees. */
const purchaseOf = ({ investorId, portfolioId, code, folioNo }: Owner): Transfer => ({
  investorId,
  portfolioId,
  kind: 'allotment',
  subjectId: randomUUID(),
  at: new Date(),
  valueDate: new Date().toISOString().slice(0, 10),
  entries: [
    { account: cashInTransit(), commodity: 'INR', amount: '-1000.00' },
    { account: amcPayable('bench'), commodity: 'INR', amount: '1000.00' },
    { account: unitsIssued(), commodity: code, amount: '-10.0000' },
    { account: unitsHeld(folioNo), commodity: code, amount: '10.0000' },
  ],
});

/** An API and a database of its own with the investor of thirty years, signed in. */
export interface LongInstallation {
  db: Db;
  apiPid(): number;
  /** Milliseconds until the whole answer to a call has come. @throws Error for an answer other than 200 */
  timeOf(path: string): Promise<number>;
  /** Books a purchase of the investor. */
  book(): Promise<void>;
  /** Discards what is stored of the investor's book. */
  forget(): Promise<void>;
  /** Milliseconds of processor time that the API and its connections to the database have used. */
  processor(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts one. @param more makes further accounts in its database */
export async function startLongInstallation(
  more: (db: Db, today: string) => Promise<void>,
): Promise<LongInstallation> {
  const installation = await startCrashInstallation();
  const db = openDb(installation.databaseUrl, { connections: 2 });
  const today = new Date().toISOString().slice(0, 10);
  await seedLongInvestors(db, { ...LONG_INVESTOR, today });
  await more(db, today);
  await untilAtRest(db);
  await settle(db);
  const body = { email: EMAIL, password: PERSONA_PASSWORD };
  const { token } = (await ask(installation.origin, 'POST', '/api/v5/users/authenticate.json', { body }))
    .body;
  const [owner] = await db.query<Owner>(OWNER, [EMAIL]);
  return {
    db,
    apiPid: () => installation.apiPid(),
    timeOf: (path) => timeOf(installation.origin + path, token!),
    book: async () => {
      await db.tx((tx) => post(tx, purchaseOf(owner!)));
    },
    forget: async () => {
      await db.query('INSERT INTO portfolio_changes (portfolio_id) VALUES ($1)', [owner!.portfolioId]);
    },
    processor: () => processorOf(installation, db),
    async stop() {
      await db.close();
      await installation.stop();
    },
  };
}

/** Brings the database to rest as it is days after its rows came: vacuumed, written, and no such work under way. */
async function settle(db: Db): Promise<void> {
  const client = await db.pool.connect();
  try {
    await client.query('SET statement_timeout = 0');
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
    for (;;) {
      const { rows } = await client.query(
        "SELECT 1 FROM pg_stat_activity WHERE backend_type = 'autovacuum worker'",
      );
      if (rows.length === 0) return;
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  } finally {
    client.release();
  }
}

async function timeOf(address: string, token: string): Promise<number> {
  const begun = performance.now();
  const answer = await fetch(address, { headers: { authorization: `Bearer ${token}` } });
  const text = await answer.text();
  if (answer.status !== 200)
    throw new Error(`${address} was answered ${answer.status}: ${text.slice(0, 300)}`);
  return performance.now() - begun;
}

/** Milliseconds of processor time that the API and its connections to the database have used. */
async function processorOf(installation: CrashInstallation, db: Db): Promise<number> {
  const rows = await db.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
  );
  const ticks = [installation.apiPid(), ...rows.map(({ pid }) => pid)].map((pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return Number(fields[11]) + Number(fields[12]);
  });
  return ticks.reduce((sum, own) => sum + own, 0) * TICK_MS;
}
