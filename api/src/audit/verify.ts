import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { withProgramDatabase } from '../db/embedded/programDatabase.ts';
import { auditHeadsFile } from '../platform/settings/settings.ts';
import { programMasters } from '../vault/index.ts';
import { auditSigner } from './auditSigner.ts';
import { notedSeal, readHeads } from './exportedHeads.ts';
import { verifyAudit } from './verifyAudit.ts';

/**
 * `npm run audit:verify [-- --noted POSITION:HASH] [--heads FILE]`: whether every audit row is as it was written, the
 * chain is signed by this installation, and every head in the file is still in it. Without `--heads` it takes
 * `SANCHAY_AUDIT_HEADS`, or the file in the product's data folder where there is one.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { noted: { type: 'string', multiple: true }, heads: { type: 'string', multiple: true } },
  });
  const { SANCHAY_AUDIT_HEADS, DATABASE_URL, DATABASE_OWNER_URL } = process.env;
  // The data folder has the heads of the embedded database; another server's chain is another one.
  const embedded = !DATABASE_URL && !DATABASE_OWNER_URL;
  const usual = auditHeadsFile(process.env);
  const files = values.heads ?? (SANCHAY_AUDIT_HEADS || (embedded && existsSync(usual)) ? [usual] : []);
  const heads = await Promise.all(files.map(readHeads));
  const noted = [...(values.noted ?? []).map(notedSeal), ...heads.flat()];
  const signer = auditSigner(programMasters(process.env));
  const verdict = await withProgramDatabase((db) => verifyAudit(db, { noted, signer }));
  if (verdict.fault) {
    throw new Error(
      `The audit log is not intact: ${verdict.fault}. The first ${verdict.verified} seals hold.`,
    );
  }
  console.log(
    `The audit log is intact: ${verdict.verified} rows sealed, ${verdict.waiting} waiting, ${noted.length} exported heads found. Last seal ${verdict.verified}:${verdict.head}`,
  );
}

await main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
