import { createHash } from 'node:crypto';
import type { PortableArchive } from '@sanchay/contracts/archive';
import type { Queries } from '../db/pool.ts';
import { panIndexes } from '../import/index.ts';
import { refused } from './messages.ts';

/** Marks of the holders of a portfolio: hashes of their keyed PANs, which only this installation can compute. */
export async function holderMarks(q: Queries, portfolioId: string): Promise<string[]> {
  const indexes = await panIndexes(q, portfolioId);
  return [...indexes].map((index) => createHash('sha256').update(`archive holder ${index}`).digest('hex'));
}

/**
 * An archive of an account with KYC is imported only where one of its holders has KYC.
 * @throws Problem 422 `archive_no_pan` for an account without KYC, `archive_other_pan` for one of other holders.
 */
export async function assertOwner(
  q: Queries,
  portfolioId: string,
  { holders = [] }: Pick<PortableArchive, 'holders'>,
): Promise<void> {
  if (holders.length === 0) return;
  const own = await holderMarks(q, portfolioId);
  if (own.length === 0) throw refused('no_pan');
  if (!own.some((mark) => holders.includes(mark))) throw refused('other_pan');
}
