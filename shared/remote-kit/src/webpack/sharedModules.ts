/**
 * Modules that the shell provides once to every remote. Vendor packages are behind facades of ours, because a shared
 * module is never tree-shaken; only React is shared as it is, with the sub-paths that would otherwise ship twice, and
 * the decimals of `@sanchay/finance`, which are one class.
 */
const modules: Record<string, string> = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  'react-dom/client': '19.3.1',
  'big.js': '7.0.1',
  '@sanchay/api-client': '1.0.0',
  '@sanchay/event-bus': '1.0.0',
  '@sanchay/i18n': '1.0.0',
  '@sanchay/remote-kit/query': '1.0.0',
  '@sanchay/remote-kit/router': '1.0.0',
  '@sanchay/ui/style': '1.0.0',
};

export const sharedModuleNames = Object.keys(modules);

/** Share settings of the shell: it provides all of them, at once. */
export function providedModules(): Record<string, object> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, version]) => [
      name,
      { singleton: true, eager: true, version, requiredVersion: `^${version}` },
    ]),
  );
}

/** Share settings of a remote: it takes all of them from the shell and carries no copy to fall back on. */
export function consumedModules(): Record<
  string,
  { singleton: true; import: false; requiredVersion: string }
> {
  return Object.fromEntries(
    Object.entries(modules).map(([name, version]) => [
      name,
      { singleton: true, import: false, requiredVersion: `^${version}` },
    ]),
  );
}
