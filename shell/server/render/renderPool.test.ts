import { pageJob, htmlBody, remoteCode, shellCode } from './testing/pages.ts';
import { RenderPool, type PageRequest } from './renderPool.ts';
import type { Read } from './renderThread.ts';

const shell = { key: 'shell@1', code: shellCode };
const noRead: Read = async () => ({ failed: 'nothing is asked here' });
let made = 0;
const pageRequest = (body: string, over: Partial<PageRequest> = {}): PageRequest => ({
  page: { key: `mfe-gold@${(made += 1)}`, code: remoteCode(body) },
  shell,
  job: pageJob,
  read: noRead,
  ...over,
});
/** Long enough for a busy machine; what must be late never ends at all. */
const PATIENT = 20_000;
const pools: RenderPool[] = [];
const poolOf = (over: Partial<ConstructorParameters<typeof RenderPool>[0]> = {}): RenderPool => {
  const pool = new RenderPool({ threads: 1, limit: PATIENT, queue: 2, ...over });
  pools.push(pool);
  return pool;
};
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));
const kindOf = (page: Promise<unknown>): Promise<string> =>
  page.then(
    () => 'none',
    (failure: { kind: string }) => failure.kind,
  );

test('M3 · a page is rendered in a thread, with header and footer, from the job alone', async () => {
  const page = await poolOf().render(pageRequest(htmlBody('job.path + job.search + job.language + job.at')));
  expect(page).toMatchObject({
    html: '/gold?a=1hi2026-11-21T10:00:00.000Z',
    status: 200,
    chrome: { header: '<b>header out</b>', footer: '<b>footer</b>', skip: 'Skip hi' },
  });
});

test('M3 · data that a page requests reaches it, JSON as data, bytes as bytes, a 404 as missing', async () => {
  const asked: unknown[] = [];
  const read: Read = async (name, options) => {
    asked.push([name, options]);
    if (name === 'amcList') return { json: '{"a":[1]}' };
    return name === 'navHistory'
      ? { bytes: new Uint8Array([7, 8]) }
      : { missing: { code: 'gone', message: null } };
  };
  const body = `const all = await Promise.all([job.read('amcList', { query: { x: 1 } }), job.read('navHistory', {}), job.read('gold', {})]);
    ${htmlBody('JSON.stringify([all[0], [...all[1].data], all[2]])')}`;
  const page = await poolOf().render(pageRequest(body, { read }));
  expect(page.html).toBe('[{"data":{"a":[1]}},[7,8],{"missing":{"code":"gone","message":null}}]');
  expect(asked).toEqual([
    ['amcList', { query: { x: 1 } }],
    ['navHistory', {}],
    ['gold', {}],
  ]);
});

test('M3 · a failed read fails the page, in words that name the call', async () => {
  const body = `await job.read('amcList', {}); ${htmlBody("'x'")}`;
  await expect(poolOf().render(pageRequest(body))).rejects.toMatchObject({
    kind: 'error',
    message: expect.stringContaining('amcList: nothing is asked here'),
  });
});

test('M3 · a thread has no environment, no files and no network module', async () => {
  const pool = poolOf();
  const page = await pool.render(pageRequest(htmlBody('JSON.stringify(process.env)')));
  expect(page.html).toBe('{}');
  for (const name of ['fs', 'node:http', 'child_process', 'worker_threads'])
    await expect(
      pool.render({ ...pageRequest(''), page: { key: name, code: `require('${name}')` } }),
    ).rejects.toMatchObject({ kind: 'bundle', message: expect.stringContaining('is not there while') });
});

test('M3 · a page that never ends is given up, its thread replaced, and the next page comes', async () => {
  const pool = poolOf({ limit: 2_000 });
  const healthy = pageRequest(htmlBody("'again'"));
  await pool.warm([healthy.page, shell]);
  expect(await kindOf(pool.render(pageRequest('for (;;);')))).toBe('slow');
  expect((await pool.render(healthy)).html).toBe('again');
});

test('M3 · a page that ends its thread fails alone', async () => {
  const pool = poolOf();
  expect(await kindOf(pool.render(pageRequest('process.exit(1)')))).toBe('crash');
  expect((await pool.render(pageRequest(htmlBody("'again'")))).html).toBe('again');
});

test('M3 · a page that fails leaves its thread as it was', async () => {
  const pool = poolOf();
  const shared = {
    key: 'mfe-gold@shared',
    code: remoteCode(
      `if (!globalThis.before) { globalThis.before = 1; throw new Error('no gold'); } ${htmlBody("'same thread'")}`,
    ),
  };
  await expect(pool.render(pageRequest('', { page: shared }))).rejects.toMatchObject({
    kind: 'error',
    message: expect.stringContaining('no gold'),
  });
  expect((await pool.render(pageRequest('', { page: shared }))).html).toBe('same thread');
});

test('M3 · more than may wait are turned away at once, the others are served in turn', async () => {
  const pool = poolOf({ queue: 2 });
  const pages = ['1', '2', '3'].map((text) => pool.render(pageRequest(htmlBody(text))));
  expect(await kindOf(pool.render(pageRequest(htmlBody('4'))))).toBe('busy');
  expect((await Promise.all(pages)).map(({ html }) => html)).toEqual([1, 2, 3]);
});

test('M3 · requests queued behind a page that never ends do not wait forever either', async () => {
  const pool = poolOf({ limit: 500 });
  const kinds = [pool.render(pageRequest('for (;;);')), pool.render(pageRequest('for (;;);'))].map(kindOf);
  expect(await Promise.all(kinds)).toEqual(['slow', 'slow']);
});

test('M3 · a closed pool ends what is at work', async () => {
  const pool = poolOf();
  const page = pageRequest('await new Promise(() => {});');
  await pool.warm([page.page, shell]);
  const rendering = kindOf(pool.render(page));
  await new Promise(setImmediate);
  await pool.close();
  expect(await rendering).toBe('crash');
});

test('M3 · a thread with too many releases is exchanged for one that has none', async () => {
  const pool = poolOf({ mostBundles: 2 });
  const counting = htmlBody('String(globalThis.count = (globalThis.count ?? 0) + 1)');
  const counts: string[] = [];
  for (let round = 0; round < 3; round += 1) counts.push((await pool.render(pageRequest(counting))).html);
  expect(counts).toEqual(['1', '2', '1']);
});
