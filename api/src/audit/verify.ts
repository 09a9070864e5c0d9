import { parseArgs } from 'node:util';
import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { verifyAudit } from './verifyAudit.ts';
import type { NotedSeal } from './verifyAudit.ts';

/** `npm run audit:verify [-- --noted POSITION:HASH]`: whether every audit row is as it was written. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { noted: { type: 'string' } } });
  const noted = values.noted === undefined ? null : notedSeal(values.noted);
  const verdict = await withProgramDatabase((db) => verifyAudit(db, noted));
  if (verdict.fault) {
    throw new Error(
      `The audit log is not intact: ${verdict.fault}. The first ${verdict.verified} seals hold.`,
    );
  }
  console.log(
    `The audit log is intact: ${verdict.verified} rows sealed, ${verdict.waiting} waiting. Last seal ${verdict.verified}:${verdict.head}`,
  );
}

function notedSeal(text: string): NotedSeal {
  const [, position, hash] = /^(\d{1,15}):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) throw new Error('--noted takes POSITION:HASH, as the log of the API has them');
  return { position: Number(position), hash };
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
