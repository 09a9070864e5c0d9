import type { TSchema } from '@sinclair/typebox';
import type { CallName } from './calls.ts';
import { analytics } from './schemas/analytics.ts';
import { banks } from './schemas/banks.ts';
import { chat } from './schemas/chat.ts';
import { config } from './schemas/config.ts';
import { fixedDeposits } from './schemas/fixedDeposits.ts';
import { funds } from './schemas/funds.ts';
import { gold } from './schemas/gold.ts';
import { insight } from './schemas/insight.ts';
import { chargebacks } from './schemas/chargebacks.ts';
import { help } from './schemas/help.ts';
import { insurance } from './schemas/insurance.ts';
import { mandates } from './schemas/mandates.ts';
import { kyc } from './schemas/kyc.ts';
import { newsletter } from './schemas/newsletter.ts';
import { notifications } from './schemas/notifications.ts';
import { nominees } from './schemas/nominees.ts';
import { onboarding } from './schemas/onboarding.ts';
import { orders } from './schemas/orders.ts';
import { payments } from './schemas/payments.ts';
import { portfolio } from './schemas/portfolio.ts';
import { profile } from './schemas/profile.ts';
import { redemptions } from './schemas/redemptions.ts';
import { releases } from './schemas/releases.ts';
import { risk } from './schemas/risk.ts';
import { rules } from './schemas/rules.ts';
import { social } from './schemas/social.ts';
import { staffRules } from './schemas/staffRules.ts';
import { stocks } from './schemas/stocks.ts';
import { tasks } from './schemas/tasks.ts';
import { systematic } from './schemas/systematic.ts';
import { security } from './schemas/security.ts';
import { signIn } from './schemas/signIn.ts';
import { users } from './schemas/users.ts';
import { usStocks } from './schemas/usStocks.ts';
import { vitals } from './schemas/vitals.ts';
import { watchlist } from './schemas/watchlist.ts';

export interface CallSchema {
  params?: TSchema;
  query?: TSchema;
  body?: TSchema;
  reply: TSchema;
}

/** What each call of `calls.ts` takes and answers. The server checks both ways; browsers take the types only. */
export const schemas = {
  ...users,
  ...signIn,
  ...security,
  ...banks,
  ...risk,
  ...profile,
  ...social,
  ...funds,
  ...orders,
  ...redemptions,
  ...systematic,
  ...payments,
  ...mandates,
  ...notifications,
  ...portfolio,
  ...gold,
  ...insurance,
  ...kyc,
  ...config,
  ...releases,
  ...rules,
  ...staffRules,
  ...vitals,
  ...stocks,
  ...usStocks,
  ...fixedDeposits,
  ...watchlist,
  ...insight,
  ...newsletter,
  ...analytics,
  ...chargebacks,
  ...tasks,
  ...help,
  ...chat,
  ...onboarding,
  ...nominees,
} satisfies Record<CallName, CallSchema>;

export { ApplicantAnswers, PortfolioAnswers } from './schemas/onboarding.ts';
export { eventSchemas } from './schemas/events.ts';
export { Failure } from './schemas/shapes.ts';
export { callSummaries } from './callSummaries.ts';
