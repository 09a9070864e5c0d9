import type { Queries } from '../db/pool.ts';
import type { SourceValue } from '../net-worth/index.ts';
import { historyOf, knownFolios } from './importedHistory.ts';

/** Imported assets that no report lists one by one. */
const CLASSES = ['stock', 'nps', 'epf'] as const;
type ImportedClass = SourceValue & { asset: (typeof CLASSES)[number]; first: string };

/** Imported shares, NPS and EPF at the end of an ISO day as in the net worth, with the first day of their statements. */
export async function importedClassesOn(
  q: Queries,
  portfolioId: string,
  day: string,
): Promise<ImportedClass[]> {
  const folios = await knownFolios(q, portfolioId);
  const found: ImportedClass[] = [];
  for (const asset of CLASSES) {
    const own = folios.filter((folio) => folio.asset === asset);
    if (own.length === 0) continue;
    const [value] = await historyOf(q, own, [day]);
    found.push({ ...value!, asset, first: own.map(({ first }) => first).toSorted()[0]! });
  }
  return found;
}
