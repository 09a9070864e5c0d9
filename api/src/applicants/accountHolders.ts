import type { Holder } from '@sanchay/finance';
import type { Queries } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { holdersOf } from './applicantStore.ts';
import { detailsOf } from './detailsStore.ts';

/** Names and PANs of the holders of a portfolio, who cannot be their own nominees. */
export async function accountHolders(db: Queries, vault: Vault, portfolioId: string): Promise<Holder[]> {
  const holders = await holdersOf(db, portfolioId);
  return Promise.all(
    holders.map(async ({ position, name }) => {
      const pan = (await detailsOf(db, vault, portfolioId, position))?.pan;
      return { name, ...(pan && { pan }) };
    }),
  );
}
