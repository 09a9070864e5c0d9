import { HELD_FEEDS } from '@sanchay/contracts';
import { Gauge, type Registry } from 'prom-client';
import { auditBacklog, headOf } from '../audit/index.ts';
import { cspReports } from '../config/index.ts';
import { lastProof } from '../orders/index.ts';
import type { Context } from '../platform/context.ts';
import { heldCounts } from '../partners/index.ts';
import { failureCounts, latestRegistry } from '../releases/index.ts';
import { mailboxState } from '../statement-updates/index.ts';
import { jobCounts } from './jobCounts.ts';

type Reading = [labels: Record<string, string>, value: number];

interface State {
  name: string;
  help: string;
  labels?: string[];
  read(ctx: Context): Promise<Reading[]>;
}

const states: State[] = [
  {
    name: 'sanchay_pool_connections',
    help: 'Connections of this node by what they do; waiting counts requests without one',
    labels: ['state'],
    read: async ({ db: { pool } }) => [
      [{ state: 'used' }, pool.totalCount - pool.idleCount],
      [{ state: 'idle' }, pool.idleCount],
      [{ state: 'waiting' }, pool.waitingCount],
    ],
  },
  {
    name: 'sanchay_jobs',
    help: 'Jobs of the queue by kind and state',
    labels: ['job', 'state'],
    read: async ({ db }) =>
      (await jobCounts(db)).map(({ name, state, count }) => [{ job: name, state }, count]),
  },
  {
    name: 'sanchay_audit_waiting_rows',
    help: 'Audit rows that wait for their seal',
    read: async ({ db }) => [[{}, await auditBacklog(db)]],
  },
  {
    name: 'sanchay_audit_head_position',
    help: 'Position of the last seal of the audit chain, with its hash; a scrape keeps it outside the database',
    labels: ['hash'],
    read: async ({ db }) => {
      const { position, hash } = await headOf(db);
      return [[{ hash: hash.toString('hex') }, position]];
    },
  },
  {
    name: 'sanchay_ledger_findings',
    help: 'What the last nightly proof of the ledger could not explain; anything but 0 is an alarm',
    read: async ({ db }) => {
      const proof = await lastProof(db);
      return proof ? [[{}, proof.findings]] : [];
    },
  },
  {
    name: 'sanchay_ledger_proof_age_seconds',
    help: 'Time since the ledger was proved last; more than a day is an alarm',
    read: async ({ db, now }) => {
      const proof = await lastProof(db);
      return proof ? [[{}, (now().getTime() - proof.at.getTime()) / 1_000]] : [];
    },
  },
  {
    name: 'sanchay_held_messages',
    help: 'Messages of partners that could not be processed and wait for support; anything but 0 is an alarm',
    labels: ['feed'],
    read: async ({ db }) => {
      const counts = new Map((await heldCounts(db)).map(({ feed, count }) => [feed, count]));
      return HELD_FEEDS.map((feed) => [{ feed }, counts.get(feed) ?? 0]);
    },
  },
  {
    name: 'sanchay_held_messages_age_seconds',
    help: 'Time since the oldest message was held that still waits for support',
    labels: ['feed'],
    read: async ({ db, now }) =>
      (await heldCounts(db)).map(({ feed, since }) => [
        { feed },
        (now().getTime() - since.getTime()) / 1_000,
      ]),
  },
  {
    name: 'sanchay_statement_mailbox_failures',
    help: 'Readings of the statement mailbox that failed since the last complete one; 0 where none is set up',
    read: async ({ db, settings }) =>
      settings.statementMailbox ? [[{}, (await mailboxState(db)).failures]] : [],
  },
  {
    name: 'sanchay_statement_mailbox_age_seconds',
    help: 'Time since the statement mailbox was read completely; more than an hour is an alarm',
    read: async ({ db, now, settings }) => {
      const readAt = settings.statementMailbox && (await mailboxState(db)).read_at;
      return readAt ? [[{}, (now().getTime() - readAt.getTime()) / 1_000]] : [];
    },
  },
  {
    name: 'sanchay_statement_mails',
    help: 'Mails of the statement mailbox by what became of them',
    labels: ['outcome'],
    read: async ({ db }) => (await mailboxState(db)).counts.map(({ outcome, mails }) => [{ outcome }, mails]),
  },
  {
    name: 'sanchay_csp_reports',
    help: 'Reports of the browser policy that are kept',
    read: async ({ db }) => [[{}, (await cspReports(db, 0)).count]],
  },
  {
    name: 'sanchay_registry_serial',
    help: 'Serial of the channel document in force; 0 before the first',
    read: async ({ db }) => [[{}, (await latestRegistry(db))?.serial ?? 0]],
  },
  {
    name: 'sanchay_registry_expires_seconds',
    help: 'Seconds until the channel document in force expires',
    read: async ({ db, now }) => {
      const document = await latestRegistry(db);
      return document ? [[{}, (Date.parse(document.expires) - now().getTime()) / 1_000]] : [];
    },
  },
  {
    name: 'sanchay_remote_failures',
    help: 'Failures of remotes that browsers reported and that are kept',
    labels: ['remote', 'kind'],
    read: async ({ db }) =>
      (await failureCounts(db)).map(({ remote, kind, count }) => [{ remote, kind }, count]),
  },
];

/** Reads the state of the database and sets its gauges, for each request of the metrics. */
export async function measureState(ctx: Context, registry: Registry): Promise<void> {
  const readings = await Promise.all(states.map(({ read }) => read(ctx)));
  states.forEach(({ name, help, labels = [] }, index) => {
    const known = registry.getSingleMetric(name) as Gauge | undefined;
    const gauge = known ?? new Gauge({ name, help, labelNames: labels, registers: [registry] });
    gauge.reset();
    for (const [given, value] of readings[index]!) gauge.set(given, value);
  });
}
