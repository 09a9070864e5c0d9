import { getInstance } from '@module-federation/runtime';

/** Version of each module in the page's share scope: what the shell really provides. */
export function providedVersions(): Record<string, string> {
  const scope = getInstance()?.shareScopeMap.default ?? {};
  return Object.fromEntries(
    Object.entries(scope).map(([name, versions]) => [name, Object.keys(versions)[0] ?? '']),
  );
}
