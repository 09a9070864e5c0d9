import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

let folder: string | undefined;

/**
 * Folder in which the processes of single tasks keep their compiled code: without it each of them spends longer on its
 * code than on a small task. Made by the first one, readable by this user alone, and removed with this process;
 * undefined where no folder can be made.
 */
export function compiledCode(): string | undefined {
  if (folder !== undefined) return folder;
  try {
    const made = mkdtempSync(path.join(tmpdir(), 'sanchay-compiled-'));
    process.once('exit', () => rmSync(made, { recursive: true, force: true }));
    folder = made;
  } catch {
    // A disk without room: tasks are done without it.
  }
  return folder;
}
