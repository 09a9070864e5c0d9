import type { Domain } from '../platform/domain.ts';
import { documentRoutes } from './routes.ts';

/** Door of documents: pictures that people send, checked, re-encoded and sealed. */
export const documentsDomain: Domain = { name: 'documents', routes: documentRoutes };

export { putFile, readStoredFile } from './fileStore.ts';
export { sendBytes } from './routes.ts';
export { documentHashes, documentView, dropFiles, openDocument } from './service.ts';
export { currentDocuments, documentsById } from './store.ts';
export type { DocumentRow } from './store.ts';
