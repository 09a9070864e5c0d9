import {
  fillPath,
  type Call,
  type CallBody,
  type CallName,
  type CallParams,
  type CallQuery,
  type CallReply,
} from '@sanchay/contracts';
import { calls } from '@sanchay/contracts/calls';
import { randomBytes, randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyServerOptions } from 'fastify';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { auditSigner } from '../audit/index.ts';
import { API_ROLE } from '../db/apiRole.ts';
import { openDb, type Db } from '../db/pool.ts';
import { domains } from '../domains.ts';
import { createApp } from '../platform/http/app.ts';
import type { Context } from '../platform/context.ts';
import { jobHandler } from '../platform/process/jobs.ts';
import { publish } from '../platform/process/publish.ts';
import { openRules } from '../rules/index.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { openVault } from '../vault/index.ts';
import { wire } from '../wire.ts';
import { TEST_MASTERS } from './masters.ts';
import { TEST_PARTNER_SECRETS } from './partners/partnerSecrets.ts';
import { scratchFolder } from './scratchFolder.ts';

interface Answer<K extends CallName> {
  http: number;
  body: CallReply<K> & {
    status?: string;
    code?: string;
    message?: string;
    errors?: Record<string, string[]>;
  };
  headers: Record<string, string | string[] | number | undefined>;
}

interface CallOptions<K extends CallName> {
  params?: CallParams<K>;
  query?: CallQuery<K>;
  body?: CallBody<K> | unknown;
  token?: string;
  key?: string;
  headers?: Record<string, string>;
}

export interface TestApi {
  app: FastifyInstance;
  ctx: Context;
  /** As the owner of the tables; the API itself runs as its own role. */
  db: Db;
  /** The owner's address, for programs that make tables. */
  ownerUrl: string;
  call<K extends CallName>(name: K, options?: CallOptions<K>): Promise<Answer<K>>;
  /** Business and real time, both moved by hand; starts at 2026-11-20T10:00+05:30 (a Friday). */
  clock: { now(): Date; set(instant: string): void; advance(ms: number): void };
  /** Runs queued jobs that are due until none is left; returns their names. */
  runJobs(): Promise<string[]>;
  close(): Promise<void>;
}

/** A machine that runs everything at once takes longer to connect; that is not what is tested. */
const BUSY_MS = 20_000;

let counter = 0;

/** The whole API over a database of its own, a clock that only the test moves, and jobs run on demand. */
export async function testApi(
  over: Partial<Settings> = {},
  options: FastifyServerOptions = { logger: false },
): Promise<TestApi> {
  const serverUrl = process.env.SANCHAY_TEST_DATABASE_URL;
  const template = process.env.SANCHAY_TEST_TEMPLATE;
  if (!serverUrl || !template)
    throw new Error('API tests run under jest, whose global set-up starts the database');
  const name = `t_${process.pid}_${Date.now().toString(36)}_${(counter += 1)}`;
  const documentsFolder = scratchFolder('sanchay-documents-');
  const server = openDb(serverUrl, { connections: 1, connectMs: BUSY_MS });
  await server.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const db = openDb(url.href, { connections: 6, connectMs: BUSY_MS });
  const ownerUrl = url.href;
  url.searchParams.set('options', `-c role=${API_ROLE}`);
  const apiDb = openDb(url.href, { connections: 20, connectMs: BUSY_MS });

  let now = new Date('2026-11-20T10:00:00.000+05:30');
  let queue: { name: string; data: object; after?: Date }[] = [];
  const ctx = wire({
    db: apiDb,
    settings: {
      databaseUrl: url.href,
      connections: 20,
      host: '127.0.0.1',
      port: 0,
      trustedProxies: 'loopback',
      publicOrigin: 'http://localhost:4000',
      sandbox: true,
      instance: 'test',
      partnersOrigin: 'http://127.0.0.1:1',
      exchangeOrigin: 'http://127.0.0.1:1',
      partnerSecrets: TEST_PARTNER_SECRETS,
      releasesFolder: null,
      keysFolder: null,
      statementMailDomain: 'statements.test.example',
      documentsFolder,
      auditHeadsFile: path.join(documentsFolder, 'audit-heads.txt'),
      ...over,
    },
    log: undefined as never,
    now: () => now,
    business: { now: async () => now },
    randomBytes,
    jobs: {
      async send(_tx, jobName, data, { after } = {}) {
        queue.push({ name: jobName, data, ...(after && { after }) });
      },
    },
    rules: await openRules(apiDb),
    vault: await openVault(apiDb, TEST_MASTERS),
    auditSigner: auditSigner(TEST_MASTERS),
    publish,
  });
  const app = await createApp(ctx, domains, options);
  ctx.log = app.log;
  await app.ready();

  return {
    app,
    ctx,
    db,
    ownerUrl,
    clock: {
      now: () => now,
      set: (instant) => (now = new Date(instant)),
      advance: (ms) => (now = new Date(now.getTime() + ms)),
    },
    async call(callName, { params, query, body, token, key = randomUUID(), headers = {} } = {}) {
      const call: Call = calls[callName];
      const answer = await app.inject({
        method: call.method,
        url: fillPath(call.path, params as Record<string, string>),
        ...(query
          ? { query: Object.fromEntries(Object.entries(query).map(([k, v]) => [k, String(v)])) }
          : {}),
        ...(body === undefined ? {} : { payload: body as object }),
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(call.idempotent && { 'idempotency-key': key }),
          ...headers,
        },
      });
      return {
        http: answer.statusCode,
        body: answer.body ? answer.json() : ({} as never),
        headers: answer.headers,
      };
    },
    async runJobs() {
      const ran: string[] = [];
      for (;;) {
        const due = queue.filter((job) => !job.after || job.after <= now);
        if (due.length === 0) return ran;
        queue = queue.filter((job) => !due.includes(job));
        for (const job of due) {
          await jobHandler(domains, job.name)(ctx, job.data as never);
          ran.push(job.name);
        }
      }
    },
    async close() {
      await app.close();
      await apiDb.close();
      await db.close();
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      await server.close();
      rmSync(documentsFolder, { recursive: true, force: true });
    },
  };
}
