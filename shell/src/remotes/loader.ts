import { CONTRACTS_VERSION } from '@sanchay/contracts';
import type { RegistryEntry, Release } from '@sanchay/contracts';
import type { RemoteModule } from '@sanchay/remote-kit';
import { satisfies } from './contractRange.ts';
import { pageTimers, within } from './deadline.ts';
import type { Timers } from './deadline.ts';
import { classify, ContractError } from './failure.ts';
import type { LoadFailure } from './failure.ts';

/** How code arrives. The page's is federation; a test's is a table. */
export interface ModuleSource {
  /** The `./app` module of a release. `attempt` counts from 0; a repeat must not be served from memory. */
  fetch(remote: string, version: string, release: Release, attempt: number): Promise<unknown>;
}

export interface LoaderOptions {
  source: ModuleSource;
  timers?: Timers;
  /** 0 to 1, for the jitter. */
  random?: () => number;
  /** Resolves when the browser is online. */
  online?: () => Promise<void>;
  report?: (failure: LoadFailure) => void;
}

export type LoadOutcome =
  { ok: true; module: RemoteModule; version: string } | { ok: false; failure: LoadFailure };

const PHASE_DEADLINE = 5_000;
const RETRY_BASE = 400;
const RETRIES = 2;

/** The order in which releases are tried: the live one, again after a pause, then what was live before. */
export function plan(entry: RegistryEntry): { version: string; attempt: number }[] {
  const tries = Array.from({ length: RETRIES + 1 }, (_, attempt) => ({ version: entry.live, attempt }));
  const { previous } = entry;
  if (previous && previous !== entry.live && entry.releases[previous])
    tries.push({ version: previous, attempt: 0 });
  return tries;
}

/** Failures that the same bytes would only repeat: the next release is tried at once. */
const final = new Set(['contract', 'evaluation']);

/**
 * Brings the module of a remote: one deadline a try, retry with jitter (paused while offline), then the previous
 * release. Never rejects. Each failed try is reported.
 */
export async function loadModule(
  name: string,
  entry: RegistryEntry,
  options: LoaderOptions,
): Promise<LoadOutcome> {
  const {
    source,
    timers = pageTimers,
    random = Math.random,
    online = async () => undefined,
    report = () => undefined,
  } = options;
  const fail = (version: string, error: unknown): LoadFailure => ({
    kind: classify(error),
    remote: name,
    version,
    owner: entry.owner,
    cause: error,
  });
  if (entry.disabled) {
    return {
      ok: false,
      failure: { kind: 'disabled', remote: name, version: entry.live, owner: entry.owner, cause: null },
    };
  }
  let first: LoadFailure | undefined;
  let skip: string | null = null;
  for (const { version, attempt } of plan(entry)) {
    if (skip === version) continue;
    if (attempt > 0) await pause(timers, RETRY_BASE * 2 ** attempt * (0.5 + random()));
    await online();
    try {
      const release = entry.releases[version];
      if (!release) throw new ContractError(`the registry has no release ${version} of ${name}`);
      const module = await within(
        'loading',
        PHASE_DEADLINE,
        source.fetch(name, version, release, attempt),
        timers,
      );
      return { ok: true, module: checked(name, module, release), version };
    } catch (error) {
      const failure = fail(version, error);
      first ??= failure;
      report(failure);
      if (final.has(failure.kind)) skip = version;
    }
  }
  return { ok: false, failure: first! };
}

/** The module, if it is one that the platform can mount. @throws ContractError saying what differs. */
export function checked(name: string, loaded: unknown, release: Release): RemoteModule {
  const module = (loaded as { default?: unknown } | null)?.default as Partial<RemoteModule> | undefined;
  if (!module || typeof module.mount !== 'function' || typeof module.contracts !== 'string') {
    throw new ContractError(`${name} exposes no mountable ./app`);
  }
  for (const range of [module.contracts, release.contracts]) {
    if (!satisfies(CONTRACTS_VERSION, range)) {
      throw new ContractError(`${name} needs contracts ${range}, the shell has ${CONTRACTS_VERSION}`);
    }
  }
  return module as RemoteModule;
}

function pause(timers: Timers, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    timers.set(resolve, milliseconds);
  });
}
