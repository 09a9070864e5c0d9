/** Statements of tests have the layout that the registrar of the sandbox writes. */
export { CAS_LAYOUTS, casPdf } from '../partners/sandbox/registrar/casPdf.ts';
