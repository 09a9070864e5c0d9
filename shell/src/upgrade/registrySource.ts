import type { PageRegistry } from '@sanchay/contracts';
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
