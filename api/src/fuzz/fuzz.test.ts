import { publishGoldPrices } from '../gold/index.ts';
import { PERSONAS, type PersonaName } from '../personas/index.ts';
import { holdSession } from '../testing/people/session.ts';
import { releaseBench, type ReleaseBench } from '../testing/releaseBench.ts';
import { sandboxPartners } from '../testing/partners/sandboxPartners.ts';
import type { TestApi } from '../testing/testApi.ts';
import { hostileRequests, seededPick, type FuzzedRequest } from './fuzz.ts';
import type { Known } from './usualValue.ts';

const SEED = Number(process.env.SANCHAY_FUZZ_SEED ?? 20_261_122);
const COUNT = Number(process.env.SANCHAY_FUZZ_REQUESTS ?? (process.env.SANCHAY_FULL ? 100_000 : 4_000));
async function knownValues({ db }: TestApi): Promise<Known> {
  const tables = await db.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND column_name = 'id' AND data_type = 'uuid' ORDER BY 1`,
  );
  const ids: string[] = [];
  for (const { name } of tables)
    ids.push(...(await db.query<{ id: string }>(`SELECT id FROM ${name} LIMIT 3`)).map(({ id }) => id));
  const schemes = await db.query<{ code: string; slug: string }>('SELECT code, slug FROM schemes LIMIT 8');
  return { ids, codes: schemes.map(({ code }) => code), slugs: schemes.map(({ slug }) => slug) };
}

describe('hostile requests to every call of the contracts', () => {
  let bench: ReleaseBench;
  let partners: Awaited<ReturnType<typeof sandboxPartners>>;
  let api: TestApi;
  let failures: string[] = [];
  beforeAll(async () => {
    const stream = { write: (line: string) => void failures.push(line.slice(0, 900)) };
    // With release keys and all partners there, no 503 has an excuse.
    bench = await releaseBench({}, { logger: { level: 'error', stream } });
    ({ api } = bench);
    partners = await sandboxPartners(api);
    await publishGoldPrices(api.ctx);
  });
  afterAll(async () => {
    await partners.close();
    await bench.close();
  });

  test(`X5 · ${COUNT} requests with NUL bytes, half characters, huge numbers, impossible dates and deep JSON get no 5xx`, async () => {
    const pick = seededPick(SEED);
    const actors = [null, ...(Object.keys(PERSONAS) as PersonaName[])];
    const tokens = new Map<PersonaName, string>();
    const known = await knownValues(api);
    const requests = hostileRequests(known, pick);
    const found = new Map<string, string>();
    const send = async ({ call, where, request }: FuzzedRequest) => {
      const actor = actors[pick(actors.length)] ?? null;
      if (actor && !tokens.has(actor)) tokens.set(actor, await holdSession(api, actor));
      failures = [];
      const answer = await api.app.inject({
        ...request,
        // Limits by address are not what is tried here.
        remoteAddress: `10.${pick(256)}.${pick(256)}.${pick(256)}`,
        headers: {
          ...(actor && { authorization: `Bearer ${tokens.get(actor)}` }),
          ...request.headers,
        },
      });
      if (answer.statusCode === 401 && actor) tokens.delete(actor);
      if (answer.statusCode < 500) return;
      const { code = '' } = answer.json<{ code?: string }>();
      const what = `${call} ${answer.statusCode} ${code}`;
      if (!found.has(what)) found.set(what, `${what} · ${actor} · ${where}\n${failures.join('\n')}`);
    };
    for (let sent = 0; sent < COUNT; sent += 1) await send(requests.next().value);
    expect([...found.values()]).toEqual([]);
  }, 3_600_000);
});
