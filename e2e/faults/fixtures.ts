import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Request } from '@playwright/test';
import { startTrial, type TrialPlatform } from '../../ops/faults/trial/trialPlatform.ts';
import type { FaultRule } from '../../ops/faults/rule.ts';
import { test as base } from '../fixtures.ts';
import { origin } from '../product/address.ts';
import { trialRemote } from './trialRemote.ts';

/** What a browser reported to the API about a remote that failed. */
export interface Notice {
  remote: string;
  version: string;
  kind: string;
}

interface Fixtures {
  /** The platform beside the product, in its first state, with `mfe-trial` in its registry. */
  platform: TrialPlatform;
  /** Puts faults before the browser. */
  fault: (...rules: FaultRule[]) => void;
  /** What was reported so far. */
  notices: Notice[];
}

const FAILURES = '/api/v3/remote_failures';
/** Keeps failures that tests cause on purpose out of the product's health rule and its policy reports. */
const KEPT_FROM_PRODUCT: FaultRule[] = [
  FAILURES,
  `${FAILURES}/visit`,
  '/api/v3/remote_mounts',
  '/api/v3/csp_reports',
].map((place) => ({
  match: { method: 'POST', path: place },
  status: 200,
  type: 'application/json',
  body: '{}',
}));

/** Tests of faults: pages are opened through a trial platform, one a worker, beside the product under test. */
export const test = base.extend<Fixtures, { trial: TrialPlatform }>({
  trial: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-trial-'));
      const page = await (await fetch(origin)).text();
      const shellRelease = /\/shell\/([^/"]+)\//.exec(page)?.[1];
      if (!shellRelease) throw new Error('The product does not say which shell it serves.');
      const trial = await startTrial({
        product: origin,
        distFolder: path.join(import.meta.dirname, '../../dist'),
        shellRelease,
        folder,
      });
      await use(trial);
      await trial.close();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  baseURL: ({ trial }, use) => use(trial.front.origin),
  platform: [
    async ({ trial }, use) => {
      trial.front.rules.base = KEPT_FROM_PRODUCT;
      trial.front.rules.clear();
      trial.back.rules.clear();
      trial.log.length = 0;
      await trial.follow();
      await trial.addRemote(trialRemote(), 'trial-team');
      await use(trial);
    },
    { auto: true },
  ],
  fault: ({ platform }, use) => use((...rules) => platform.front.rules.put(rules)),
  notices: [
    async ({ context }, use) => {
      const notices: Notice[] = [];
      context.on('request', (request: Request) => {
        if (new URL(request.url()).pathname !== FAILURES) return;
        const { remote, version, kind } = request.postDataJSON() as Notice;
        notices.push({ remote, version, kind });
      });
      await use(notices);
    },
    { auto: true },
  ],
});

export { expect } from '../fixtures.ts';
