import { analyticsDomain } from './analytics/index.ts';
import { archiveDomain } from './archive/index.ts';
import { auditDomain } from './audit/index.ts';
import { fundsDomain } from './funds/index.ts';
import { ordersDomain } from './orders/index.ts';
import { paymentsDomain } from './payments/index.ts';
import { alertsDomain } from './alerts/index.ts';
import { goldDomain } from './gold/index.ts';
import { chargebacksDomain } from './chargebacks/index.ts';
import { coinsDomain } from './coins/index.ts';
import { goalsDomain } from './goals/index.ts';
import { harvestingDomain } from './harvesting/index.ts';
import { subscriptionsDomain } from './subscriptions/index.ts';
import { chatDomain } from './chat/index.ts';
import { heldMessagesDomain } from './held-messages/index.ts';
import { healthDomain } from './health/index.ts';
import { helpDomain } from './help/index.ts';
import { holdingsDomain } from './holdings/index.ts';
import { importDomain } from './import/index.ts';
import { insightDomain } from './insight/index.ts';
import { insuranceDomain } from './insurance/index.ts';
import { netWorthDomain } from './net-worth/index.ts';
import { newsletterDomain } from './newsletter/index.ts';
import { completionDomain } from './completion/index.ts';
import { housingDomain } from './housing/index.ts';
import { nomineesDomain } from './nominees/index.ts';
import { onboardingDomain } from './onboarding/index.ts';
import { banksDomain } from './banks/index.ts';
import { consentsDomain } from './consents/index.ts';
import { riskDomain } from './risk/index.ts';
import { profileDomain } from './profile/index.ts';
import { configDomain } from './config/index.ts';
import { redemptionsDomain } from './redemptions/index.ts';
import { releasesDomain } from './releases/index.ts';
import { reportsDomain } from './reports/index.ts';
import { streamDomain } from './stream/index.ts';
import { rulesDomain } from './rules/index.ts';
import { sandboxDomain } from './sandbox/index.ts';
import { lotChoiceDomain } from './lot-choice/index.ts';
import { familyDomain } from './family/index.ts';
import { fixedDepositsDomain } from './fixed-deposits/index.ts';
import { socialDomain } from './social/index.ts';
import { systematicDomain } from './systematic/index.ts';
import { tasksDomain } from './tasks/index.ts';
import { stockOrdersDomain } from './stock-orders/index.ts';
import { statementUpdatesDomain } from './statement-updates/index.ts';
import { stocksDomain } from './stocks/index.ts';
import { usOrdersDomain } from './us-orders/index.ts';
import { usStocksDomain } from './us-stocks/index.ts';
import { documentsDomain } from './documents/index.ts';
import { esignDomain } from './esign/index.ts';
import { kycDomain } from './kyc/index.ts';
import { watchlistDomain } from './watchlist/index.ts';
import { otherAssetsDomain } from './other-assets/index.ts';
import { managersDomain } from './managers/index.ts';
import { mandatesDomain } from './mandates/index.ts';
import { handOverDomain } from './hand-over/index.ts';
import { minorsDomain } from './minors/index.ts';
import { messagesDomain } from './messages/index.ts';
import { notificationsDomain } from './notifications/index.ts';
import type { Domain } from './platform/domain.ts';
import { preparedOrdersDomain } from './prepared-orders/index.ts';
import { repliesDomain } from './platform/writes/sweepReplies.ts';
import { usersDomain } from './users/index.ts';
import { vaultDomain } from './vault/index.ts';
import { vitalsDomain } from './vitals/index.ts';

/** Every domain of the API, in the order in which their routes are registered and their tasks run. */
export const domains = [
  vaultDomain,
  auditDomain,
  repliesDomain,
  usersDomain,
  socialDomain,
  fundsDomain,
  messagesDomain,
  notificationsDomain,
  managersDomain,
  minorsDomain,
  handOverDomain,
  paymentsDomain,
  mandatesDomain,
  ordersDomain,
  redemptionsDomain,
  preparedOrdersDomain,
  systematicDomain,
  netWorthDomain,
  holdingsDomain,
  otherAssetsDomain,
  importDomain,
  statementUpdatesDomain,
  reportsDomain,
  familyDomain,
  lotChoiceDomain,
  tasksDomain,
  stocksDomain,
  stockOrdersDomain,
  usStocksDomain,
  usOrdersDomain,
  fixedDepositsDomain,
  watchlistDomain,
  goldDomain,
  coinsDomain,
  subscriptionsDomain,
  goalsDomain,
  harvestingDomain,
  alertsDomain,
  insuranceDomain,
  insightDomain,
  newsletterDomain,
  onboardingDomain,
  nomineesDomain,
  completionDomain,
  documentsDomain,
  kycDomain,
  esignDomain,
  housingDomain,
  banksDomain,
  riskDomain,
  consentsDomain,
  archiveDomain,
  profileDomain,
  configDomain,
  rulesDomain,
  releasesDomain,
  streamDomain,
  vitalsDomain,
  analyticsDomain,
  helpDomain,
  chargebacksDomain,
  heldMessagesDomain,
  chatDomain,
  healthDomain,
  sandboxDomain,
] as const satisfies readonly Domain[];
