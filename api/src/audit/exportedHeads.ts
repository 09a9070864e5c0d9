import { appendFile, mkdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Head } from './auditSigner.ts';
import type { NotedSeal } from './verifyAudit.ts';

/** Adds a head to the file of heads, one a line as `POSITION:HASH`; it must not lie where the database does. */
export async function exportHead(file: string, head: Head): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await appendFile(file, `${head.position}:${head.hash.toString('hex')}\n`, { mode: 0o600 });
}

/** @throws Error with words for the operator when a line is no head. */
export function notedSeal(text: string): NotedSeal {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) throw new Error(`“${text.slice(0, 80)}” is not POSITION:HASH`);
  return { position: Number(position), hash };
}

/** The heads of a file that `exportHead` wrote; a last line that was cut short by a crash is left out. */
export async function readHeads(file: string): Promise<NotedSeal[]> {
  const lines = (await readFile(file, 'utf8')).split('\n').slice(0, -1);
  return lines.map(notedSeal);
}
