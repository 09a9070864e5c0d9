import { CONTRACTS_VERSION } from '@sanchay/contracts';
import type { RemoteDefinition } from '../remote/defineRemote.tsx';
import { renderRemote } from './renderRemote.tsx';
import type { ServerRemote } from './renderJob.ts';

/** Takes the place of the browser's `defineRemote` in `server.cjs`: the same remote, made to HTML. */
export function defineRemote(definition: RemoteDefinition): ServerRemote {
  return {
    contracts: `^${CONTRACTS_VERSION}`,
    render: (job) => renderRemote(definition, job),
  };
}
