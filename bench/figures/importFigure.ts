import { randomUUID } from 'node:crypto';
import { openDb, type Db } from '../../api/src/db/pool.ts';
import { casPdf } from '../../api/src/testing/casPdf.ts';
import { casText, type CasScheme } from '../../api/src/testing/casText.ts';
import { givePan } from '../../api/src/testing/people/importer.ts';
import { openVault } from '../../api/src/vault/index.ts';
import { ask, newPerson, type Person } from '../../ops/cluster/testing/person.ts';
import { startCrashInstallation, type CrashInstallation } from '../../ops/crash/installation.ts';
import { growthOf, largestChildOf } from '../measure/memory.ts';
import { median, quantile } from '../measure/statistics.ts';
import { kept, milliseconds, times, type Finding } from '../measure/table.ts';
import { untilAtRest } from '../measure/untilAtRest.ts';

const PAN = 'AAAPE1111A';
const PASSWORD = 'statement-1';
const FOLIOS = 25;
const ROWS_EACH = 100;
const ROUNDS = 12;
/** Other calls before each round, as many as are made during one. */
const CALLS_ALONE = 90;
const CALLS_WARM = 300;
/** Milliseconds between two of the other calls. */
const PAUSE_MS = 20;
const PARSE_MS = 3_000;
const APPLY_MS = 2_000;
const GROWTH_MB = 250;
const SLOWER = 1.3;
const IMPORTS = '/api/v3/portfolio/imports';
/** Calls of other users, in turn. */
const OTHERS = ['/api/v3/portfolio/net-worth.json', '/api/v3/portfolio/holdings.json', '/api/v3/tasks.json'];

/** The statement of 25 folios with a purchase on 100 days each. */
async function statement(db: Db): Promise<Buffer> {
  const funds = await db.query<{ isin: string; name: string }>(
    'SELECT isin, name FROM schemes WHERE direct AND isin IS NOT NULL AND nav IS NOT NULL ORDER BY code LIMIT $1',
    [FOLIOS],
  );
  const lines = Array.from({ length: ROWS_EACH }, (_, month) => ({
    on: `${2017 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-07`,
    what: 'Systematic Investment',
    amount: '2,000.00',
    units: '40.000',
    nav: '50.0000',
  }));
  const schemes = funds.map(({ isin, name }, at): CasScheme => ({
    folio: `${777_001 + at} / 0`,
    pan: PAN,
    name,
    isin,
    lines,
  }));
  return casPdf(casText(schemes, { from: '2017-01-01', to: '2026-03-31' }), { password: PASSWORD });
}

interface Preview {
  import: { id: string; added: number };
  counts: Record<string, number>;
}

async function upload({ origin }: CrashInstallation, { token }: Person, pdf: Buffer): Promise<Preview> {
  const form = new FormData();
  form.append('password', PASSWORD);
  form.append('file', new Blob([new Uint8Array(pdf)]), 'statement.pdf');
  const sent = await fetch(`${origin}/api/v3/documents/statements.json`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': randomUUID() },
    body: form,
  });
  if (!sent.ok) throw new Error(`the statement was answered ${sent.status}: ${await sent.text()}`);
  const { id } = ((await sent.json()) as { data: { id: string } }).data;
  return (await ask(origin, 'GET', `${IMPORTS}/${id}.json`, { token })).body.data as unknown as Preview;
}

/** Applies or undoes an import. @returns transactions that it added */
async function change(
  { origin }: CrashInstallation,
  { token }: Person,
  { id, what }: { id: string; what: 'apply' | 'undo' },
): Promise<number> {
  const { status, body } = await ask(origin, 'POST', `${IMPORTS}/${id}/${what}.json`, {
    token,
    key: randomUUID(),
    body: {},
  });
  if (status !== 200) throw new Error(`${what} was answered ${status}: ${body.message}`);
  return (body.data as unknown as { added: number }).added;
}

async function timed<T>(work: () => Promise<T>): Promise<{ took: number; found: T }> {
  const begun = performance.now();
  const found = await work();
  return { took: performance.now() - begun, found };
}

/** Calls of another user until `isOver`. @returns milliseconds of each */
async function others({ origin }: CrashInstallation, { token }: Person, isOver: (calls: number) => boolean) {
  const found: number[] = [];
  while (!isOver(found.length)) {
    const path = OTHERS[found.length % OTHERS.length]!;
    const { took, found: reply } = await timed(() => ask(origin, 'GET', path, { token }));
    if (reply.status !== 200) throw new Error(`${path} was answered ${reply.status}`);
    found.push(took);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return found;
}

interface Round {
  parsed: number;
  applied: number;
  rows: number;
}

async function round(installation: CrashInstallation, importer: Person, pdf: Buffer): Promise<Round> {
  const { took: parsed, found: preview } = await timed(() => upload(installation, importer, pdf));
  const { id } = preview.import;
  const { took: applied, found: rows } = await timed(() =>
    change(installation, importer, { id, what: 'apply' }),
  );
  return { parsed, applied, rows };
}

/** Undoes what the last round applied, so that the next one applies it again. */
async function undo(installation: CrashInstallation, importer: Person): Promise<void> {
  const { origin } = installation;
  const list = await ask(origin, 'GET', `${IMPORTS}.json`, { token: importer.token });
  const [last] = (list.body.data as unknown as { id: string; state: string }[]).filter(
    ({ state }) => state === 'applied',
  );
  await change(installation, importer, { id: last!.id, what: 'undo' });
}

async function measure(
  installation: CrashInstallation,
  db: Db,
  say: (line: string) => void,
): Promise<Finding> {
  const vault = await openVault(db, installation.masters);
  const [importer, other] = [
    await newPerson(db, installation.origin),
    await newPerson(db, installation.origin),
  ];
  await givePan({ api: { db, ctx: { vault } } }, importer, PAN);
  const pdf = await statement(db);
  await untilAtRest(db);
  say('import: other calls and an import first, which are not measured');
  await others(installation, other, (calls) => calls >= CALLS_WARM);
  await round(installation, importer, pdf);
  say(
    `import: ${ROUNDS} rounds of a statement of ${FOLIOS * ROWS_EACH} rows, the other calls alone before each`,
  );
  const rounds: Round[] = [];
  const [alone, beside]: [number[], number[]] = [[], []];
  const pid = installation.apiPid();
  let child = 0;
  const growth = await growthOf(pid, async () => {
    child = await largestChildOf(pid, async () => {
      for (let count = 0; count < ROUNDS; count += 1) {
        await undo(installation, importer);
        alone.push(...(await others(installation, other, (calls) => calls >= CALLS_ALONE)));
        let isOver = false;
        const calls = others(installation, other, () => isOver);
        rounds.push(await round(installation, importer, pdf).finally(() => (isOver = true)));
        beside.push(...(await calls));
      }
    });
  });
  const megabytes = growth + child;
  const again = await round(installation, importer, pdf);
  return findingOf({ rounds, alone, beside, megabytes, again: again.rows });
}

function findingOf({
  rounds,
  alone,
  beside,
  megabytes,
  again,
}: {
  rounds: Round[];
  alone: number[];
  beside: number[];
  megabytes: number;
  again: number;
}): Finding {
  const [parsed, applied] = [rounds.map((one) => one.parsed), rounds.map((one) => one.applied)];
  const [before, during] = [quantile(alone, 0.95), quantile(beside, 0.95)];
  const slowest = (name: string, found: number[], limit: number) => [
    ...[name, milliseconds(median(found)), milliseconds(Math.max(...found))],
    ...[milliseconds(limit), kept(Math.max(...found), limit)],
  ];
  return {
    title: 'Import of a statement',
    about:
      `A PDF with a password of ${FOLIOS} folios and ${rounds[0]!.rows} transactions, ${rounds.length} times uploaded, applied and ` +
      'undone at the API, PostgreSQL on the same machine. Upload: from the request to the preview, the slowest of all is held to the ' +
      `limit. ${beside.length} calls of another user meanwhile, ${alone.length} alone in turn. The growth counts the process that reads ` +
      'the file as a whole.',
    tables: [
      {
        head: ['step', 'median', 'slowest', 'held to', 'kept'],
        rows: [slowest('parsed and matched', parsed, PARSE_MS), slowest('applied', applied, APPLY_MS)],
      },
      {
        head: ['what', 'found', 'held to', 'kept'],
        rows: [
          ['growth of the API', `${megabytes.toFixed(0)} MB`, `${GROWTH_MB} MB`, kept(megabytes, GROWTH_MB)],
          ['p95 of other calls, alone', milliseconds(before), '–', '–'],
          ['p95 of other calls, meanwhile', milliseconds(during), '–', '–'],
          ['ratio of both', times(during / before), times(SLOWER), kept(during / before, SLOWER)],
          ['rows added by importing again', String(again), '0', kept(again, 0)],
        ],
      },
    ],
  };
}

/** A statement of 2,500 transactions: read, applied, and what others notice of it. */
export async function importFigure(say: (line: string) => void): Promise<Finding> {
  say('import: starting the API with a database of its own');
  const installation = await startCrashInstallation();
  const db = openDb(installation.databaseUrl, { connections: 4 });
  try {
    return await measure(installation, db, say);
  } finally {
    await db.close();
    await installation.stop();
  }
}
