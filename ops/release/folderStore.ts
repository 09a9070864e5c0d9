import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { AlreadyThere, type ReleaseStore } from './storeContract.ts';

/** Releases in a folder, which the edge or a web server serves under `/remotes/`. */
export function folderStore(folder: string): ReleaseStore {
  return {
    name: folder,
    async put(file, bytes) {
      const target = path.join(folder, file);
      const same = () => {
        if (readFileSync(target).equals(bytes)) return false;
        throw new AlreadyThere(file, folder);
      };
      if (existsSync(target)) return same();
      mkdirSync(path.dirname(target), { recursive: true });
      const partial = `${target}.partial-${process.pid}`;
      writeFileSync(partial, bytes);
      try {
        // A link never replaces what is there, and shows the file only when it is whole.
        linkSync(partial, target);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        return same();
      } finally {
        rmSync(partial, { force: true });
      }
    },
  };
}
