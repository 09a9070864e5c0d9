import { CONTRACTS_VERSION, satisfies, type Release } from '@sanchay/contracts';
import type { RemoteModule } from '@sanchay/remote-kit';
import type { Provided } from '../kit/source.ts';
import { LoadError } from '../federation/failure.ts';

const refuse = (message: string): never => {
  throw new LoadError('contract', message);
};

/**
 * Checks what a release declares about itself before any of it is requested.
 * @param provided null where nothing is shared at run time.
 * @throws LoadError `contract` with a message that names both sides.
 */
export function checkRelease(
  name: string,
  version: string,
  release: Release,
  provided: Provided | null,
): void {
  if (!satisfies(CONTRACTS_VERSION, release.contracts))
    refuse(`${name} ${version} needs contracts ${release.contracts}, the shell has ${CONTRACTS_VERSION}`);
  if (!provided) return;
  for (const [module, range] of Object.entries(release.needs)) {
    const own = provided[module];
    if (own === undefined) refuse(`${name} ${version} needs ${module} ${range}, the shell has none`);
    else if (!satisfies(own, range))
      refuse(`${name} ${version} needs ${module} ${range}, the shell has ${own}`);
  }
}

/**
 * The module, if it is one that the platform can mount.
 * @throws LoadError `contract` with words that name both sides.
 */
export function checkModule(name: string, version: string, loaded: unknown): RemoteModule {
  const module = (loaded as { default?: unknown } | null)?.default as Partial<RemoteModule> | undefined;
  if (!module || typeof module.mount !== 'function' || typeof module.contracts !== 'string')
    return refuse(
      `${name} ${version} exposes no mountable ./app for the shell's contracts ${CONTRACTS_VERSION}`,
    );
  if (!satisfies(CONTRACTS_VERSION, module.contracts))
    refuse(
      `${name} ${version} was built for contracts ${module.contracts}, the shell has ${CONTRACTS_VERSION}`,
    );
  return module as RemoteModule;
}
