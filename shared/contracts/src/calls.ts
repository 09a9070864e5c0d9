import type { CallDefinition } from './call.ts';
import { banks } from './calls/account/banks.ts';
import { kyc } from './calls/account/kyc.ts';
import { managers } from './calls/account/managers.ts';
import { nominees } from './calls/account/nominees.ts';
import { onboarding } from './calls/account/onboarding.ts';
import { portfolioAnalysis } from './calls/investing/portfolioAnalysis.ts';
import { profile } from './calls/account/profile.ts';
import { risk } from './calls/account/risk.ts';
import { security } from './calls/account/security.ts';
import { signIn } from './calls/account/signIn.ts';
import { social } from './calls/account/social.ts';
import { subscriptions } from './calls/account/subscriptions.ts';
import { users } from './calls/account/users.ts';
import { chargebacks } from './calls/investing/chargebacks.ts';
import { deposits } from './calls/investing/deposits.ts';
import { gttOrders } from './calls/trading/gttOrders.ts';
import { rightsIssues } from './calls/trading/rightsIssues.ts';
import { stockOrders } from './calls/trading/stockOrders.ts';
import { family } from './calls/investing/family.ts';
import { handOver } from './calls/account/handOver.ts';
import { gold } from './calls/investing/gold.ts';
import { heldUnits } from './calls/investing/heldUnits.ts';
import { holdingComparison } from './calls/investing/holdingComparison.ts';
import { imports } from './calls/investing/imports.ts';
import { incomeReport } from './calls/investing/incomeReport.ts';
import { insurance } from './calls/investing/insurance.ts';
import { mandates } from './calls/investing/mandates.ts';
import { netWorth } from './calls/investing/netWorth.ts';
import { orders } from './calls/investing/orders.ts';
import { goals } from './calls/account/goals.ts';
import { otherAssets } from './calls/investing/otherAssets.ts';
import { payments } from './calls/investing/payments.ts';
import { preparedOrders } from './calls/investing/preparedOrders.ts';
import { portfolio } from './calls/investing/portfolio.ts';
import { redemptions } from './calls/investing/redemptions.ts';
import { reports } from './calls/investing/reports.ts';
import { everyHolding } from './calls/holdings/everyHolding.ts';
import { valueCalculation } from './calls/holdings/valueCalculation.ts';
import { holdingsReport } from './calls/investing/holdingsReport.ts';
import { harvestRuns } from './calls/investing/harvestRuns.ts';
import { statementUpdates } from './calls/account/statementUpdates.ts';
import { saleChoices } from './calls/investing/saleChoices.ts';
import { taxHarvesting } from './calls/investing/taxHarvesting.ts';
import { transactionReport } from './calls/investing/transactionReport.ts';
import { systematic } from './calls/investing/systematic.ts';
import { usOrders } from './calls/us-stocks/usOrders.ts';
import { usWallet } from './calls/us-stocks/usWallet.ts';
import { alerts } from './calls/market/alerts.ts';
import { fixedDeposits } from './calls/market/fixedDeposits.ts';
import { fundAnalysis } from './calls/market/fundAnalysis.ts';
import { funds } from './calls/market/funds.ts';
import { insight } from './calls/market/insight.ts';
import { stockCompany } from './calls/market/stockCompany.ts';
import { stocks } from './calls/market/stocks.ts';
import { usStocks } from './calls/market/usStocks.ts';
import { watchlist } from './calls/market/watchlist.ts';
import { analytics } from './calls/platform/analytics.ts';
import { config } from './calls/platform/config.ts';
import { newsletter } from './calls/platform/newsletter.ts';
import { notifications } from './calls/platform/notifications.ts';
import { releases } from './calls/platform/releases.ts';
import { rules } from './calls/platform/rules.ts';
import { staffRules } from './calls/platform/staffRules.ts';
import { tasks } from './calls/platform/tasks.ts';
import { vitals } from './calls/platform/vitals.ts';
import { chat } from './calls/support/chat.ts';
import { help } from './calls/support/help.ts';
import { heldMessages } from './calls/support/heldMessages.ts';

/** Every call of the product with its path, schemas and summary. Browsers load `endpoints.ts` instead, which is generated from it. */
export const calls = {
  ...banks,
  ...kyc,
  ...managers,
  ...nominees,
  ...onboarding,
  ...profile,
  ...risk,
  ...security,
  ...signIn,
  ...social,
  ...subscriptions,
  ...users,
  ...chargebacks,
  ...deposits,
  ...stockOrders,
  ...gttOrders,
  ...rightsIssues,
  ...family,
  ...handOver,
  ...heldMessages,
  ...gold,
  ...heldUnits,
  ...holdingComparison,
  ...imports,
  ...incomeReport,
  ...insurance,
  ...mandates,
  ...netWorth,
  ...valueCalculation,
  ...orders,
  ...goals,
  ...otherAssets,
  ...payments,
  ...preparedOrders,
  ...portfolio,
  ...portfolioAnalysis,
  ...redemptions,
  ...reports,
  ...saleChoices,
  ...statementUpdates,
  ...taxHarvesting,
  ...harvestRuns,
  ...transactionReport,
  ...everyHolding,
  ...holdingsReport,
  ...systematic,
  ...usOrders,
  ...usWallet,
  ...alerts,
  ...fixedDeposits,
  ...fundAnalysis,
  ...funds,
  ...insight,
  ...stocks,
  ...stockCompany,
  ...usStocks,
  ...watchlist,
  ...analytics,
  ...config,
  ...newsletter,
  ...notifications,
  ...releases,
  ...rules,
  ...staffRules,
  ...tasks,
  ...vitals,
  ...chat,
  ...help,
} as const satisfies Record<string, CallDefinition>;

export type CallName = keyof typeof calls;

export type { CallDefinition, CallSchema } from './call.ts';
export { ApplicantAnswers, PortfolioAnswers } from './calls/account/onboarding.ts';
export { Failure } from './calls/shapes.ts';
export { eventSchemas } from './eventSchemas.ts';
