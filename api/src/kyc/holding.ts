import type { Tx } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { kycRefused } from './problems.ts';
import * as store from './store.ts';

/**
 * The same people in the same mode have one portfolio; known once every holder has a PAN.
 * @throws Problem 422 `kyc_pan_taken` at the field `pan`
 */
export async function takeHolding(tx: Tx, vault: Vault, portfolioId: string): Promise<void> {
  const { mode, holders } = await store.holdingOf(tx, portfolioId);
  const records = await store.recordsOf(tx, portfolioId);
  await store.dropPattern(tx, portfolioId);
  if (records.length < holders) return;
  const people = records
    .slice(0, holders)
    .map(({ pan_index: index }) => index.toString('hex'))
    .sort();
  const pattern = vault.blindIndex('holding', [mode, ...people].join(' '));
  if (!(await store.takePattern(tx, portfolioId, pattern))) throw kycRefused('pan_taken', 'pan');
}
