import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seedCalendar } from '../../api/src/calendar/index.ts';
import { startCluster } from '../../api/src/db/embedded/cluster.ts';
import { migrate } from '../../api/src/db/migrate.ts';
import { openDb, type Db } from '../../api/src/db/pool.ts';
import type { Context } from '../../api/src/platform/context.ts';
import { jobHandler } from '../../api/src/platform/process/jobs.ts';
import { publish } from '../../api/src/platform/process/publish.ts';
import { systematicDomain } from '../../api/src/systematic/index.ts';
import { orderMarket } from '../../api/src/testing/orderMarket.ts';
import type { Finding } from '../measure/table.ts';

const INSTALMENTS = Number(process.env['SIP_RUN'] ?? 100_000);
/** The issue's: five minutes on two cores. */
const AIM_S = 300;
const DUE = new Date('2026-12-07T08:00:00.000+05:30');

/** People with one monthly SIP each, all due at the same moment. */
async function fill(db: Db): Promise<void> {
  await db.query(
    `INSERT INTO users (id, email, name, password_hash, state, referral_code)
     SELECT gen_random_uuid(), 'bench-' || n || '@test.example', 'Investor ' || n, 'x', 2, 'bench-' || n FROM generate_series(1, $1::int) n`,
    [INSTALMENTS],
  );
  await db.query(
    `INSERT INTO portfolios (id, owner_id, name, onboarding_state)
     SELECT gen_random_uuid(), id, 'Personal', 13 FROM users`,
  );
  await db.query(
    `INSERT INTO systematic_plans (investor_id, id, portfolio_id, code, amount, day, next_date, due_at, created_at)
     SELECT owner_id, gen_random_uuid(), id, 'ZZEQ-GR', 1000, 5, '2026-12-05', $1, now() FROM portfolios`,
    [DUE],
  );
}

async function measure(db: Db): Promise<Finding> {
  await migrate(db);
  await seedCalendar(db, { sandbox: true });
  await orderMarket(db);
  await fill(db);
  await db.query('ANALYZE');
  let queued = 0;
  const ctx = {
    db,
    now: () => DUE,
    business: { now: async () => DUE },
    jobs: { send: async () => void (queued += 1) },
    publish,
  } as unknown as Context;
  const begun = performance.now();
  await jobHandler([systematicDomain], 'systematic-due')(ctx, {} as never);
  const seconds = (performance.now() - begun) / 1000;
  const [row] = await db.query<{ orders: number; dates: number }>(
    `SELECT (SELECT count(*) FROM orders WHERE status = 'pending') AS orders,
       (SELECT count(DISTINCT (plan_id, due_date)) FROM plan_instalments) AS dates`,
  );
  if (row!.orders !== INSTALMENTS || row!.dates !== INSTALMENTS) {
    throw new Error(`${row!.orders} orders and ${row!.dates} dates of ${INSTALMENTS} plans`);
  }
  return {
    title: 'SIP due run',
    about: `${INSTALMENTS} instalments due at one moment, into as many carts, by one process with PostgreSQL beside it: orders, timelines, carts, plans, histories, events and audit rows. At most ${AIM_S} s for 100,000 on two cores. Each date once; ${queued} jobs were queued.`,
    tables: [
      {
        head: ['instalments', 'seconds', 'a second', 'for 100,000'],
        rows: [
          [
            String(INSTALMENTS),
            seconds.toFixed(1),
            (INSTALMENTS / seconds).toFixed(0),
            `${((100_000 * seconds) / INSTALMENTS).toFixed(0)} s`,
          ],
        ],
      },
    ],
  };
}

/** Times the run that takes the instalments of a day. */
export async function sipRun(): Promise<Finding> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-sip-run-'));
  const cluster = await startCluster({ folder });
  const db = openDb(cluster.url, { connections: 4 });
  try {
    return await measure(db);
  } finally {
    await db.close();
    await cluster.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
