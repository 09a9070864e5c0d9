import type { Domain } from '../platform/domain.ts';
import { importRoutes } from './routes.ts';

export { applyPreview, previewStatement, undoImport, type ImportPlace } from './service.ts';
export { emptyHolding } from './formats/statement.ts';
export type { Statement, StatementHolding, StatementRow } from './formats/statement.ts';

/** Holdings elsewhere, from statements of registrars: previewed, applied, undone. */
export const importDomain: Domain = { name: 'import', routes: importRoutes };
