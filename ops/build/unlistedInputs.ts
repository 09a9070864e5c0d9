import path from 'node:path';
import type { Stats } from 'webpack';
import { root } from './inputs.ts';

/**
 * Sources of ours in a build that its release id does not cover: a change of them would not rebuild the app.
 * @param inputs paths from the root of the repository, as `buildInputs` lists them
 * @returns sentences that name the files; empty when the id covers all
 */
export function unlistedInputs(app: string, stats: Stats, inputs: readonly string[]): string[] {
  const listed = new Set(inputs);
  const { modules = [] } = stats.toJson({
    all: false,
    modules: true,
    nestedModules: true,
    modulesSpace: Infinity,
    reasons: true,
  });
  const built = modules.flatMap((module) => [module, ...(module.modules ?? [])]);
  return (
    built
      // A cold build lists what only passes names on as well, though no import of it is in force.
      .filter(({ reasons }) => !reasons || reasons.some(({ active }) => active !== false))
      .map(({ nameForCondition }) => nameForCondition ?? '')
      .filter(
        (file) =>
          file.startsWith(`${root}${path.sep}`) && !file.includes(`${path.sep}node_modules${path.sep}`),
      )
      .map((file) => path.relative(root, file).split(path.sep).join('/'))
      .filter((file) => !listed.has(file))
      .map(
        (file) =>
          `${app}: the build contains ${file}, but ops/build/sourceGraph.ts does not find its import.`,
      )
  );
}
