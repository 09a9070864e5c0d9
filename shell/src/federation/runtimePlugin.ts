import { FEDERATION_RUNTIME } from '@sanchay/contracts';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
import { remoteRuntime } from './remoteRuntime.ts';
import { trustedScript } from './scriptPolicy.ts';

const SCRIPT_TIMEOUT = 15_000;

/**
 * The shell's federation plugin: gives remotes the one runtime of the page, and builds every script element with
 * its hash from the registry, so that changed bytes never run.
 */
export default function sanchayRuntime(): ModuleFederationRuntimePlugin {
  return {
    name: 'sanchay-runtime',
    beforeInit(args) {
      (globalThis as Record<string, unknown>)[FEDERATION_RUNTIME] ??= remoteRuntime;
      return args;
    },
    createScript: ({ url }) => ({ script: trustedScript(url), timeout: SCRIPT_TIMEOUT }),
  };
}
