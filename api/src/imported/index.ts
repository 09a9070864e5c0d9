/** Door of the imported ledger: folios elsewhere as statements state them. It has no calls of its own. */
export { assess, assessFolio, type Assessment } from './assess.ts';
export { importedDividends } from './dividends.ts';
export type { FolioBalance, FolioRow } from './facts.ts';
export { investedOn, knownFolio, unitsOn, type KnownFolio } from './folioDays.ts';
export { movesOfAssessed, movesOfFolios, type ImportedMove } from './folioMoves.ts';
export {
  FOLIO_LISTING,
  FOLIO_NAME,
  foliosOf,
  removeStatements,
  storedTransactions,
  storeStatements,
  type FolioStatement,
  type StoredFolio,
} from './folioStore.ts';
export { isNegative, isSameUnits, unitsDiffer } from './sameUnits.ts';
