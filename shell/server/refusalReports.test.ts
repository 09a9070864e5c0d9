import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openRefusalReports } from './refusalReports.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'refusals-'));
afterAll(() => rmSync(folder, { recursive: true }));
const tokenFile = path.join(folder, 'edge.json');
writeFileSync(tokenFile, JSON.stringify({ token: 'edge-token-edge-token' }));

function setUp(file = tokenFile) {
  const sent: { url: string; authorization: string; body: unknown }[] = [];
  const lines: string[] = [];
  const api = { status: 200 };
  const reports = openRefusalReports({
    apiOrigin: 'http://api',
    tokenFile: file,
    log: (line) => lines.push(line),
    fetch: (async (url: string, init: { headers: { authorization: string }; body: string }) => {
      sent.push({ url, authorization: init.headers.authorization, body: JSON.parse(init.body) as unknown });
      return new Response('{}', { status: api.status });
    }) as never,
  });
  return { reports, sent, lines, api };
}

test('X3 · M49 a refused registry is reported once, with the token of the edge servers', async () => {
  const { reports, sent, lines } = setUp();
  reports.add('signature', 'it is not signed\nby a key of the channel');
  await reports.send();
  await reports.send();
  expect(sent).toEqual([
    {
      url: 'http://api/api/v3/registry_refusals',
      authorization: 'Bearer edge-token-edge-token',
      body: { kind: 'signature', reason: 'it is not signed by a key of the channel' },
    },
  ]);
  expect(lines).toEqual([]);
});

test('X3 · M49 while the API fails reports wait, the newest twenty of them, and the log states this once', async () => {
  const { reports, sent, lines, api } = setUp();
  api.status = 503;
  for (let serial = 1; serial <= 25; serial += 1) reports.add('replayed', `serial ${serial}`);
  await reports.send();
  await reports.send();
  expect(lines).toEqual(['refused registries are not reported to the API: HTTP 503']);
  sent.length = 0;
  api.status = 200;
  await reports.send();
  expect(sent.map(({ body }) => (body as { reason: string }).reason)).toEqual(
    Array.from({ length: 20 }, (_, index) => `serial ${index + 6}`),
  );
});

test('X3 · M49 without a token nothing is sent', async () => {
  const { reports, sent, lines } = setUp(path.join(folder, 'none.json'));
  reports.add('signature', 'it is not signed by a key of the channel');
  await reports.send();
  expect(sent).toEqual([]);
  expect(lines).toEqual([expect.stringContaining('ENOENT')]);
});
