import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Slot } from '../pages/Slot.ts';
import { startEdge, type EdgeProcess } from './edgeProcess.ts';
import { expect, test as base } from './fixtures.ts';

const COPY = '1.0.0-copied1111';
const RENDERED = /data-remote="mfe-gold" data-remote-state="rendered"/;

const test = base.extend<{ edge: () => Promise<EdgeProcess> }>({
  edge: async ({ page, platform }, use) => {
    const started: EdgeProcess[] = [];
    await use(async () => {
      const edge = await startEdge(platform);
      started.push(edge);
      return edge;
    });
    // An open page would go on calling the server.
    await page.close();
    for (const edge of started) await edge.stop();
  },
});

test('X4: M48 a damaged server.cjs keeps nobody out, and renders within five seconds of its repair', async ({
  page,
  platform,
  edge,
}) => {
  await platform.addCopy('mfe-gold', COPY);
  await platform.publish((remotes) => (remotes['mfe-gold']!.live = COPY));
  const file = path.join(platform.dist.folder, 'remotes/mfe-gold', COPY, 'server.cjs');
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, 1_000));
  try {
    const { origin } = await edge();
    const html = async () => (await fetch(`${origin}/gold`)).text();
    expect(await html()).not.toMatch(RENDERED);
    await page.goto(`${origin}/gold`);
    await new Slot(page, 'mfe-gold').mounted();
    writeFileSync(file, whole);
    await expect.poll(html, { timeout: 5_000, intervals: [250] }).toMatch(RENDERED);
  } finally {
    rmSync(path.dirname(file), { recursive: true, force: true });
  }
});

test('X3: M49 a registry that the edge server refuses is a security event of the API, and the former one serves', async ({
  page,
  platform,
  edge,
  db,
}) => {
  const events = () =>
    db.query<{ kind: string; by: string; reason: string }>(
      `SELECT kind, by, reason FROM security_events WHERE kind = 'registry_signature'`,
    );
  const { origin } = await edge();
  platform.back.rules.put([
    {
      match: { method: 'GET', path: '/api/v3/config/remotes.json' },
      status: 200,
      type: 'application/json',
      body: JSON.stringify({ ...platform.registry.document, serial: 1_000_000 }),
    },
  ]);
  await expect
    .poll(events, { timeout: 20_000 })
    .toEqual([
      { kind: 'registry_signature', by: 'edge', reason: 'it is not signed by a key of the channel' },
    ]);
  await page.goto(`${origin}/gold`);
  await new Slot(page, 'mfe-gold').mounted();
});
