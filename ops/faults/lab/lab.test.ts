import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Registry, RegistryEntry } from '@sanchay/contracts';
import { RuleBook } from '../ruleBook.ts';
import type { CopyEdit } from '../trial/releaseCopy.ts';
import type { TrialPlatform } from '../trial/trialPlatform.ts';
import { answerLab } from './answerLab.ts';
import { FailureLab } from './failureLab.ts';
import { copyId, moods, WELL } from './moods.ts';

const LIVE = '1.0.0-aaaaaaaaaa';

function entry(route: string): RegistryEntry {
  return {
    owner: 'a-team',
    routes: [route],
    live: LIVE,
    previous: '1.0.0-bbbbbbbbbb',
    canary: null,
    disabled: false,
    releases: {},
  };
}

function setUp() {
  const product = () => ({ 'mfe-gold': entry('/gold'), 'mfe-invest': entry('/mutual-funds') });
  const registry = { document: { remotes: product() } as unknown as Registry };
  const copies: [string, string, CopyEdit | undefined][] = [];
  const trial = {
    registry,
    front: { rules: new RuleBook() },
    follow: async () => void (registry.document.remotes = product()),
    addCopy: async (remote: string, to: string, edit?: CopyEdit) => void copies.push([remote, to, edit]),
    publish: async (change: (remotes: Registry['remotes']) => void) => change(registry.document.remotes),
  } as unknown as TrialPlatform;
  return {
    lab: new FailureLab(trial),
    trial,
    copies,
    rules: () => trial.front.rules.list().map(({ rule }) => rule),
  };
}

/** The lab behind a server that answers 418 to what the lab leaves to the product. */
async function serve(lab: FailureLab, trial: TrialPlatform) {
  const server = createServer(async (request, response) => {
    if (!(await answerLab(lab, trial, request, response))) response.writeHead(418).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

test('X4 · every remote is well first; one that is made slow has a rule for its files and no other', async () => {
  const { lab, rules } = setUp();
  expect(lab.list()).toEqual([
    { remote: 'mfe-gold', mood: 'well' },
    { remote: 'mfe-invest', mood: 'well' },
  ]);
  await lab.set('mfe-gold', 'slow');
  expect(rules()).toEqual([{ delay: 3_000, match: { path: '/remotes/mfe-gold/**' } }]);
  await lab.set('mfe-invest', 'down');
  expect(rules()).toHaveLength(2);
  await lab.set('mfe-gold', 'well');
  expect(rules()).toEqual([{ status: 503, match: { path: '/remotes/mfe-invest/**' } }]);
});

test('X4 · a mismatched remote has an edited copy live and nothing to fall back on; a reset takes it back', async () => {
  const { lab, trial, copies, rules } = setUp();
  await lab.set('mfe-gold', 'mismatched');
  const id = '1.0.0-labmismatched';
  expect(copyId(LIVE, 'mismatched')).toBe(id);
  expect(copies).toEqual([['mfe-gold', id, moods.mismatched!.copy]]);
  expect(trial.registry.document.remotes['mfe-gold']).toMatchObject({ live: id, previous: null });
  expect(trial.registry.document.remotes['mfe-invest']).toMatchObject({ live: LIVE });
  expect(rules()).toEqual([]);
  await lab.reset();
  expect(trial.registry.document.remotes['mfe-gold']).toMatchObject({ live: LIVE });
  expect(lab.list().map(({ mood }) => mood)).toEqual(['well', 'well']);
});

test('X4 · a throwing remote throws in its exposed chunk only', () => {
  const { text } = moods.throwing!.copy!;
  expect(text!('app.0123456789.js', 'code')).toMatch(/^throw new Error\('[^']+'\);code$/);
  expect(text!('remoteEntry.0123456789.js', 'code')).toBe('code');
});

test('X4 · an unknown remote or mood is refused and changes nothing', () => {
  const { lab } = setUp();
  expect(() => lab.set('mfe-x', 'down')).toThrow(new RangeError('There is no remote mfe-x.'));
  expect(() => lab.set('mfe-gold', 'toString')).toThrow(new RangeError('A remote cannot be made toString.'));
  expect(lab.list().every(({ mood }) => mood === 'well')).toBe(true);
});

test('X4 · the page offers every mood, obeys its form, and no form of another site', async () => {
  const { lab, trial } = setUp();
  const { origin, stop } = await serve(lab, trial);
  const url = `${origin}/sandbox/failure-lab`;
  const send = (body: string, from = origin) =>
    fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(body),
      headers: { origin: from },
    });

  const page = await fetch(url);
  const text = await page.text();
  expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
  for (const [mood, { label, simulates }] of Object.entries(moods).filter(([name]) => name !== WELL))
    expect(text.replace(/\s+/g, ' ')).toContain(
      `<p><button name="mood" value="${mood}">${label}</button> ${simulates}</p>`,
    );
  expect(text).toMatch(/mfe-gold:\s+Well/);
  expect((await send('remote=mfe-gold&mood=hanging')).status).toBe(303);
  expect(await (await fetch(url)).text()).toMatch(/mfe-gold:\s+Hanging/);
  const foreign = await send('reset=yes', 'http://evil.example');
  expect([foreign.status, await foreign.text()]).toEqual([400, 'Only pages of this machine may do that.\n']);
  expect(lab.list()[0]).toEqual({ remote: 'mfe-gold', mood: 'hanging' });
  expect((await send('reset=yes')).status).toBe(303);
  expect(lab.list()[0]).toEqual({ remote: 'mfe-gold', mood: 'well' });
  await stop();
});

test('X4 · a failure in the lab is reported to the lab and not to the product; all else passes', async () => {
  const { lab, trial } = setUp();
  const { origin, stop } = await serve(lab, trial);
  const reported = await fetch(`${origin}/api/v3/remote_failures?v=1`, {
    method: 'POST',
    body: '{"remote":"mfe-gold"}',
  });
  expect([reported.status, await reported.json()]).toEqual([200, {}]);
  expect((await fetch(`${origin}/api/v3/remote_failures`)).status).toBe(418);
  expect((await fetch(`${origin}/api/v3/orders.json`, { method: 'POST' })).status).toBe(418);
  await stop();
});
