import { assessFolio, type Assessment } from './assess.ts';
import type { StoredFolio } from './folioStore.ts';
import type { LotMove } from './lots.ts';

/** Units of one lot that came into an imported folio or left it. */
export interface ImportedMove extends LotMove {
  folio: StoredFolio;
  assessment: Assessment;
  /** Unique among the lots and transactions of all folios. */
  lot_id: string;
  subject_id: string;
}

/** All moves of imported folios, folio by folio, each oldest first. */
export function movesOfFolios(folios: readonly StoredFolio[]): ImportedMove[] {
  return folios.flatMap((folio) => movesOfAssessed({ ...folio, assessment: assessFolio(folio) }));
}

/** The moves of a folio that is assessed already. */
export function movesOfAssessed({
  assessment,
  ...folio
}: StoredFolio & { assessment: Assessment }): ImportedMove[] {
  const id = (key: string) => `import:${folio.id}:${key}`;
  return assessment.moves.map((move) => ({
    ...move,
    folio,
    assessment,
    lot_id: id(move.lot),
    subject_id: id(move.row.row_key),
  }));
}
