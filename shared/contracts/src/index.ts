export type { Audience, Call } from './call.ts';
export { fillPath } from './call.ts';
export type { CallName } from './calls.ts';
export { calls } from './calls.ts';
export {
  ANALYTICS_PATH,
  DOCUMENTS_PATH,
  FUND_SEARCH_PATH,
  LOGOUT_PATH,
  MOST_PICTURE_BYTES,
  NAV_HISTORY_PATH,
  STREAM_PATH,
  REMOTE_MOUNTS_PATH,
  VITALS_PATH,
} from './callPaths.ts';
export { satisfies } from './contractRange.ts';
export * from './enums.ts';
export * from './fundQuery.ts';
export * from './uuid.ts';
export * from './completion.ts';
export * from './completionAdvice.ts';
export * from './completionProgress.ts';
export type { DeclarationName } from './declarations.ts';
export { DECLARATIONS } from './declarations.ts';
export * from './events.ts';
export * from './kycRecord.ts';
export * from './kycStates.ts';
export * from './setupAnswers.ts';
export * from './taskKinds.ts';
export { confirmsOf, requestText } from './confirmsOf.ts';
export { goldConfirms } from './goldConfirms.ts';
export { fundTitle, optionOfName, planOfName, planLabel, shortFundName } from './fundName.ts';
export {
  END_REASONS,
  endReasonOf,
  loginAddress,
  LOGOUT_EXPLANATIONS,
  SESSION_END_CODES,
} from './sessionEnds.ts';
export type { EndReason, LogoutExplanation, SessionEndCode } from './sessionEnds.ts';
export { sitePath } from './sitePath.ts';
export { ledTo } from './stepOrder.ts';
export * from './registry.ts';
export * from './releases.ts';
export * from './renderedPage.ts';
export type { AppConfig } from './appConfig.ts';
export { defaultConfig, mergeConfig } from './appConfig.ts';
export type * from './types.ts';
/** Version that remotes state a range of; grows by semver with calls and events. */
export const CONTRACTS_VERSION = '1.2.0';
