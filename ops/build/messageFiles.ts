import path from 'node:path';
import type { NormalModule, Stats } from 'webpack';

/** The language that a page starts in before anything is known about the user. */
const FIRST_LANGUAGE = 'en';

/**
 * Scripts that carry an app's words in the first language: they are needed for its first tree, so they are fetched
 * beside its code, not after it.
 * @param folder of the app's sources.
 */
export function messageFiles({ compilation }: Stats, folder: string): string[] {
  const message = path.join(folder, 'locales', `${FIRST_LANGUAGE}.json`);
  return [...compilation.modules]
    .filter((module) => (module as NormalModule).resource === message)
    .flatMap((module) => [...compilation.chunkGraph.getModuleChunks(module)])
    .flatMap((chunk) => [...chunk.files])
    .filter((file) => file.endsWith('.js'));
}
