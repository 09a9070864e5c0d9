import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Registry } from '@sanchay/contracts';
import { root } from './build/inputs.ts';
import { keysFolder } from './keys/keyFiles.ts';
import { removeRemote } from './newRemote/remove.ts';
import { ledgerApi } from './release/ledgerApi.ts';
import { keysOfRemote } from './release/signBuilt.ts';

const USAGE = `npm run remove:remote -- mfe-tax
npm run remove:remote -- mfe-tax --live     also one that is live: it is disabled first`;

const { PORT = '4000', SANCHAY_ORIGIN = `http://localhost:${PORT}` } = process.env;
const dataFolder = path.resolve(root, process.env.SANCHAY_DATA ?? '.data');
const keys = keysFolder(process.env, dataFolder);
const origin = SANCHAY_ORIGIN.replace(/\/$/, '');

/** The registry that is served, or the edge server's last copy; null when there is neither. */
async function readRegistry(): Promise<Registry | null> {
  try {
    const answer = await fetch(`${origin}/api/v3/config/remotes.json`, {
      signal: AbortSignal.timeout(5_000),
    });
    if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
    return (await answer.json()) as Registry;
  } catch {
    try {
      return JSON.parse(readFileSync(path.join(dataFolder, 'edge/remotes.json'), 'utf8')) as Registry;
    } catch {
      return null;
    }
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { live: { type: 'boolean' } },
  });
  const [name, ...rest] = positionals;
  if (!name || rest.length > 0) throw new Error(USAGE);
  const removed = await removeRemote(name, {
    checkout: root,
    keys,
    registry: await readRegistry(),
    evenLive: values.live ?? false,
    async disable(remote) {
      const ledger = ledgerApi(origin, keysOfRemote(keys, remote).token);
      await ledger.change(remote, { action: 'disable', reason: 'the remote was removed' });
    },
  });
  console.log(removed.length === 0 ? `Nothing of ${name} is here.` : `Removed: ${removed.join(', ')}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
