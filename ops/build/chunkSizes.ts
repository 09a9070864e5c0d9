import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { BuiltModule } from './builtModules.ts';

/** Largest first chunk (`app.*.js`) and largest lazy chunk of a remote, gzip: 48 KB. */
export const CHUNK_BUDGET = 48 * 1024;

/** Largest chunk with a data set of `dataSets`, gzip: 256 KB. */
export const DATA_BUDGET = 256 * 1024;

/** Packages of data that a screen loads after it is shown: the dictionaries that passwords are checked against. */
const dataSets = /node_modules[\\/]@zxcvbn-ts[\\/]/;

/**
 * Compares the size of each chunk with its budget; the entry has its own budget.
 * @returns sentences that name the chunk and describe what to do
 */
export function oversizedChunks(app: string, folder: string, modules: readonly BuiltModule[]): string[] {
  const withData = new Set(
    modules.filter(({ source }) => dataSets.test(source)).flatMap(({ files }) => files),
  );
  return readdirSync(folder)
    .filter((file) => file.endsWith('.js') && !file.startsWith('remoteEntry.'))
    .sort()
    .flatMap((file) => {
      const first = file.startsWith('app.');
      const budget = !first && withData.has(file) ? DATA_BUDGET : CHUNK_BUDGET;
      const size = gzipSync(readFileSync(path.join(folder, file))).length;
      if (size <= budget) return [];
      const kind = first ? 'its first chunk' : 'the lazy chunk';
      const remedy = first
        ? 'Load screens with import() in src/remote.tsx.'
        : 'Split the screen with import().';
      return [`${app}: ${kind} ${file} has ${size} bytes gzip, ${budget} are allowed. ${remedy}`];
    });
}
