import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string | undefined;

/**
 * Folder in which the processes that read files keep their compiled code: without it each of them spends longer on its
 * grammars than on a small file. Made by the first file, readable by this user alone, and removed with this process;
 * undefined where no folder can be made.
 */
export function compiledCode(): string | undefined {
  if (folder !== undefined) return folder;
  try {
    const made = mkdtempSync(path.join(tmpdir(), 'sanchay-compiled-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  } catch {
    // A disk without room: files are read without it.
  }
  return folder;
}
