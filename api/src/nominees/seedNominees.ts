import { randomUUID } from 'node:crypto';
import type { Db } from '../db/pool.ts';
import type { Vault } from '../vault/index.ts';
import { currentSet, insertSet } from './store.ts';

/** Names an invented nominee for each of these portfolios, unless something was chosen there. */
export async function seedNominees(
  db: Db,
  vault: Vault,
  people: readonly { userId: string; portfolioId: string }[],
  now: Date,
): Promise<void> {
  for (const { userId, portfolioId } of people) {
    await db.tx(async (tx) => {
      if (await currentSet(tx, portfolioId)) return;
      await insertSet(tx, vault, {
        id: randomUUID(),
        portfolioId,
        userId,
        choice: 'named',
        now,
        appliesFrom: '2026-01-01',
        nominees: [
          {
            name: 'Leela Kamat',
            relation: 'mother',
            date_of_birth: '1958-06-12',
            share: '100.00',
            id_kind: 'aadhaar',
            id_number: '0042',
          },
        ],
      });
    });
  }
}
