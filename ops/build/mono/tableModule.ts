import path from 'node:path';

/**
 * Source of the module that takes the place of the shell's `federationSource.ts`: the table of the remotes by
 * `import()`, each a chunk of its name.
 * @param root folder of the checkout.
 * @param remotes names of the remotes, which are their folders.
 */
export function tableModule(root: string, remotes: readonly string[]): string {
  const file = (...parts: string[]): string => JSON.stringify(path.join(root, ...parts));
  const rows = remotes.map(
    (name) =>
      `  ${JSON.stringify(name)}: () => import(/* webpackChunkName: ${JSON.stringify(name)} */ ${file(name, 'src/remote.tsx')}),`,
  );
  return [
    `import { bundledSource } from ${file('ops/build/mono/bundledSource.ts')};`,
    'export const federationSource = bundledSource({',
    ...rows,
    '});',
    '',
  ].join('\n');
}
