import path from 'node:path';

/** A folder holds at most this many source files, tests excluded. */
export const FOLDER_LIMIT = 25;

/**
 * Folders that hold more source files than the limit, with their number of files. Tests are not counted, nor are files in subfolders.
 * @param files paths from the root of the repository.
 */
export function crowdedFolders(files: readonly string[], limit = FOLDER_LIMIT): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of files) {
    if (!/\.(ts|tsx|mjs|cjs|js)$/.test(file) || /\.(test|spec)\.tsx?$/.test(file)) continue;
    const folder = path.posix.dirname(file);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return new Map([...sizes].filter(([, size]) => size > limit));
}
