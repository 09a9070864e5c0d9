import type { Domain } from '../platform/domain.ts';
import { heldSource } from './heldSource.ts';
import { proveStoredBooks } from './book/proveBooks.ts';
import { holdingRoutes } from './routes.ts';

export { movesOf, type Move } from './moveStore.ts';
export { transitOf } from './transit.ts';
export { returnsOf } from './returns.ts';

/** What a portfolio holds, what it was paid for and what it is worth: read from the ledger, changed by nobody. */
export const holdingsDomain = {
  name: 'holdings',
  routes: holdingRoutes,
  assetSources: { holdings: heldSource },
  storedProofs: { books: proveStoredBooks },
} satisfies Domain;
