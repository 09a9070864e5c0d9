import type { Domain } from '../platform/domain.ts';
import { importRoutes } from './routes.ts';

export { importedSales } from './importedSales.ts';

/** Holdings elsewhere, from statements of registrars: previewed, applied, undone. */
export const importDomain: Domain = { name: 'import', routes: importRoutes };
