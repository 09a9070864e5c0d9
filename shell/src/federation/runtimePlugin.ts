import * as runtimeCore from '@module-federation/runtime/core';
import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime/types';
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
      const page = globalThis as { _FEDERATION_RUNTIME_CORE?: unknown };
      page._FEDERATION_RUNTIME_CORE ??= runtimeCore;
      return args;
    },
    createScript: ({ url }) => ({ script: trustedScript(url), timeout: SCRIPT_TIMEOUT }),
  };
}
