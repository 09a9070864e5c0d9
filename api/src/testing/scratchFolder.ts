import { accessSync, constants, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A new folder for a test server's data, in memory where the system has a place for that: each test makes a database
 * of its own, and waiting for a disk would be most of the time.
 */
export function scratchFolder(prefix: string): string {
  for (const base of ['/dev/shm', tmpdir()]) {
    try {
      accessSync(base, constants.W_OK);
      return mkdtempSync(path.join(base, prefix));
    } catch {
      continue;
    }
  }
  throw new Error('There is no folder to write test data to.');
}
