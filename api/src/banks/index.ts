import type { Domain } from '../platform/domain.ts';
import { VERIFY_JOB } from './job.ts';
import { bankRoutes } from './routes.ts';
import { verifyJob } from './verify.ts';

/** Door of bank accounts: five a portfolio, confirmed by their bank, one of them the default. */
export const banksDomain: Domain = {
  name: 'banks',
  routes: bankRoutes,
  jobs: { [VERIFY_JOB]: verifyJob },
};

export type { DefaultBank } from './door.ts';
export { defaultBank, hasBank, verifiedBanks } from './door.ts';
export { accountsOf as bankAccountsOf, isNonResident } from './store.ts';
export type { BankRow } from './store.ts';
export { accountMessages } from './view.ts';
export { seedBankAccounts, seedBranches } from './seed.ts';
