import type { Domain } from '../platform/domain.ts';
import { importedSource } from './importedSource.ts';
import { importRoutes } from './routes.ts';

export { importedLots } from './importedLots.ts';
export { rowKeys } from './folio/rowKey.ts';
export { importedClassesOn } from './importedClasses.ts';
export { importedFolios } from './portableFolios.ts';
export { restoreFolios } from './restoreFolios.ts';
export { importArrived } from './arrived.ts';
export type { Arrival } from './arrived.ts';
export type { Statement } from './formats/statement.ts';
export { readFile } from './file/readFile.ts';
export { assertFits, readStatement } from './readStatement.ts';
export { lockPortfolio } from './store.ts';
export { previewStatement, undoImport } from './service.ts';
export { panIndexes } from './store.ts';
export { firstImportedDay, importedSales, type ImportedSale } from './importedSales.ts';

/** Holdings elsewhere, from statements of registrars: previewed, applied, undone. */
export const importDomain = {
  name: 'import',
  routes: importRoutes,
  assetSources: { imported: importedSource },
} satisfies Domain;
