export type { Audience, Call } from './call.ts';
export { fillPath } from './call.ts';
export type { CallName } from './calls.ts';
export {
  ANALYTICS_PATH,
  DOCUMENTS_PATH,
  FUND_SEARCH_PATH,
  LOGOUT_PATH,
  MOST_PICTURE_BYTES,
  NAV_HISTORY_PATH,
  STREAM_PATH,
  REMOTE_MOUNTS_PATH,
  RELEASES_PATH,
  VITALS_PATH,
  REGISTRY_REFUSALS_PATH,
} from './callPaths.ts';
export { satisfies } from './contractRange.ts';
export * from './enums/account.ts';
export * from './enums/minorAccess.ts';
export * from './enums/netWorth.ts';
export * from './enums/orders.ts';
export * from './enums/imports.ts';
export * from './enums/statementUpdates.ts';
export * from './enums/goals.ts';
export * from './enums/heldMessages.ts';
export * from './enums/otherAssets.ts';
export * from './enums/payments.ts';
export * from './enums/market.ts';
export * from './enums/deposits.ts';
export * from './enums/harvests.ts';
export * from './enums/usStocks.ts';
export * from './enums/usOrders.ts';
export * from './enums/stockOrders.ts';
export * from './enums/platform.ts';
export * from './enums/reports.ts';
export * from './enums/analysis.ts';
export * from './enums/subscriptions.ts';
export * from './enums/support.ts';
export * from './fundQuery.ts';
export * from './uuid.ts';
export * from './onboarding/completion.ts';
export * from './onboarding/completionAdvice.ts';
export * from './onboarding/completionProgress.ts';
export type { DeclarationName } from './onboarding/declarations.ts';
export { DECLARATIONS } from './onboarding/declarations.ts';
export * from './events.ts';
export * from './onboarding/kycRecord.ts';
export * from './onboarding/kycStates.ts';
export * from './onboarding/setupAnswers.ts';
export * from './taskKinds.ts';
export { confirmsOf } from './confirm/confirmsOf.ts';
export { requestText } from './confirm/requestText.ts';
export { goldConfirms } from './confirm/goldConfirms.ts';
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
export { ledTo } from './onboarding/stepOrder.ts';
export * from './registry.ts';
export * from './releases.ts';
export * from './renderedPage.ts';
export type { AppConfig } from './appConfig.ts';
export { defaultConfig, mergeConfig } from './appConfig.ts';
export type * from './types.ts';
export { CONTRACTS_VERSION } from './version.ts';
