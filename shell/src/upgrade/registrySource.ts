import type { PageRegistry, Release } from '@sanchay/contracts';
import type { SafeStorage } from '@sanchay/remote-kit/storage';
import type { RegistrySource } from './directory.ts';

/** The page's source of verified registries; what fetches and verifies is loaded at first use. */
export function registrySource(options: {
  page: PageRegistry;
  storage: SafeStorage;
  origins: readonly string[];
  refused(kind: string, reason: string): void;
}): RegistrySource {
  return async (current) => {
    const { fetchRegistry } = await import('./fetchRegistry.ts');
    return fetchRegistry({ ...options, current });
  };
}

/** The page's source of single releases, for areas that the page does not spell out. */
export function releaseSource(options: {
  storage: SafeStorage;
  origins: readonly string[];
}): (name: string, version: string) => Promise<Release> {
  return async (name, version) => {
    const { fetchRelease } = await import('./fetchRegistry.ts');
    return fetchRelease(name, version, options);
  };
}
