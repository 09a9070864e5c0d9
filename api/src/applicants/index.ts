/**
 * Public interface of the holders of a portfolio: who they are, their details and declarations. It has no calls of its
 * own.
 */
export { accountHolders } from './accountHolders.ts';
export { correctApplicant, firstHolderBorn, holdersOf, insertApplicant, putUser } from './applicantStore.ts';
export type { FinishedApplicant } from './applicantStore.ts';
export { declare } from './declare.ts';
export { detailsOf as applicantDetails, putDetails as putApplicantDetails } from './detailsStore.ts';
export { correctionsNeeded, faultSentences } from './faultMessages.ts';
export { lockOwnPortfolio, ownPortfolio } from './ownPortfolio.ts';
export { putHolding, putNameAndEmail, putState } from './portfolioStore.ts';
export type { SetupPortfolio } from './portfolioStore.ts';
export { usOrCanada } from './usOrCanada.ts';
