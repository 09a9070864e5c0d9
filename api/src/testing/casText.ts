/** Statements of tests have the layout that the registrar of the sandbox writes. */
export { casText, type CasScheme } from '../partners/sandbox/registrar/casText.ts';
