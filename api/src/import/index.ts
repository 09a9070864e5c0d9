import type { Domain } from '../platform/domain.ts';
import { importedSource } from './importedSource.ts';
import { importRoutes } from './routes.ts';

export { importedLots } from './importedLots.ts';
export { firstImportedDay, importedSales } from './importedSales.ts';

/** Holdings elsewhere, from statements of registrars: previewed, applied, undone. */
export const importDomain = {
  name: 'import',
  routes: importRoutes,
  assetSources: { imported: importedSource },
} satisfies Domain;
