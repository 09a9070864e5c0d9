import { consumedModules } from '@sanchay/remote-kit/webpack';
import type { Stats } from 'webpack';

/** Shared modules that a remote's build really takes from the shell, with the range it requires of each. */
export function neededModules(stats: Stats): Record<string, string> {
  const ranges = consumedModules();
  const taken = (stats.toJson({ all: false, modules: true, nestedModules: true }).modules ?? [])
    .filter(({ moduleType }) => moduleType === 'consume-shared-module')
    .map(({ identifier }) => identifier?.split('|')[2] ?? '');
  return Object.fromEntries(
    Object.entries(ranges)
      .filter(([name]) => taken.includes(name))
      .map(([name, { requiredVersion }]) => [name, requiredVersion]),
  );
}
