import { readFileSync, renameSync, writeFileSync } from 'node:fs';

/** The JSON value of a file, or null when there is none that can be read. */
export function readKept(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Writes a JSON value so that a reader sees the former one or this one, never half of it. */
export function keep(file: string, value: unknown): void {
  const fresh = `${file}.${process.pid}.new`;
  writeFileSync(fresh, JSON.stringify(value));
  renameSync(fresh, file);
}
