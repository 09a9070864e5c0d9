import { fork } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TrialPlatform } from '../../ops/faults/trial/trialPlatform.ts';

/** An edge server as production runs it, with its threads that render, over the trial's registry. */
export interface EdgeProcess {
  origin: string;
  stop(): Promise<void>;
}

/** Starts `shell/server/main.ts` with the keys of the trial and the token of the product's edge servers. */
export async function startEdge({ back, dist, registry, shellRelease }: TrialPlatform): Promise<EdgeProcess> {
  const folder = mkdtempSync(path.join(tmpdir(), 'sanchay-edge-'));
  writeFileSync(path.join(folder, 'trust.json'), JSON.stringify(registry.trust));
  copyFileSync(path.join(process.env.SANCHAY_E2E_KEYS!, 'edge.json'), path.join(folder, 'edge.json'));
  const child = fork(path.join(import.meta.dirname, '../../shell/server/main.ts'), {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '0',
      API_ORIGIN: back.origin,
      SANCHAY_DATA: folder,
      SANCHAY_DIST: dist.folder,
      SANCHAY_SANDBOX: '1',
      SANCHAY_TRUST: path.join(folder, 'trust.json'),
      SHELL_RELEASE: shellRelease,
    },
    silent: true,
  });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  return {
    origin: `http://localhost:${port}`,
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
