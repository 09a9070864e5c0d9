import { maskPan } from '@sanchay/finance';
import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { takeHolding } from './holding.ts';
import { takePan } from './panOwner.ts';

/** The owners of the sandbox's KYC records: holders of a portfolio, with a PAN that belongs to nobody. */
export interface SeededHolder {
  userId: string;
  portfolioId: string;
  position: number;
  pan: string;
}

/** Gives people of the sandbox a validated KYC; what is there already stays. */
export async function seedKyc(
  db: Db,
  { vault, holders, now }: { vault: Vault; holders: readonly SeededHolder[]; now: Date },
): Promise<void> {
  await db.tx(async (tx) => {
    for (const holder of holders) await seedRecord(tx, vault, holder, now);
    for (const portfolioId of new Set(holders.map((holder) => holder.portfolioId)))
      await takeHolding(tx, vault, portfolioId);
  });
}

async function seedRecord(tx: Tx, vault: Vault, holder: SeededHolder, now: Date): Promise<void> {
  const { userId, portfolioId, position, pan } = holder;
  const id = randomUUID();
  const panIndex = vault.blindIndex('pan', pan);
  await tx.query(
    `INSERT INTO kyc_records (id, investor_id, portfolio_id, position, name, residence_status, pan_sealed, pan_index,
       pan_masked, registry_status, registry_name, birth_date_matches, kyc_source, kra_kyc_mode, kra_ipv_flag,
       pan_kyc_status, checked_at, created_at, updated_at)
     SELECT $1, $2, a.portfolio_id, a.position, a.name, a.residency, $5, $6, $7, 'validated', upper(a.name), true,
       'SANDBOX KRA', '5', 'Y', 1, $8, $8, $8
     FROM portfolio_applicants a WHERE a.portfolio_id = $3 AND a.position = $4
     ON CONFLICT DO NOTHING`,
    [
      ...[id, userId, portfolioId, position, await vault.seal(`kyc:${id}`, pan)],
      ...[panIndex, maskPan(pan), now],
    ],
  );
  await takePan(tx, { investor_id: userId, position, pan_index: panIndex });
}
