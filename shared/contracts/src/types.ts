import type { Static, TSchema } from '@sinclair/typebox';
import type { CallName } from './calls.ts';
import type { schemas } from './schemas.ts';
import type * as analytics from './schemas/analytics.ts';
import type * as banks from './schemas/banks.ts';
import type * as chat from './schemas/chat.ts';
import type * as schemes from './schemas/schemes.ts';
import type * as gold from './schemas/gold.ts';
import type * as insight from './schemas/insight.ts';
import type * as help from './schemas/help.ts';
import type * as mandates from './schemas/mandates.ts';
import type * as notifications from './schemas/notifications.ts';
import type * as nominees from './schemas/nominees.ts';
import type * as onboarding from './schemas/onboarding.ts';
import type * as kyc from './schemas/kyc.ts';
import type * as orders from './schemas/orders.ts';
import type * as payments from './schemas/payments.ts';
import type * as portfolio from './schemas/portfolio.ts';
import type * as profile from './schemas/profile.ts';
import type * as risk from './schemas/risk.ts';
import type * as redemptions from './schemas/redemptions.ts';
import type * as rules from './schemas/rules.ts';
import type * as shapes from './schemas/shapes.ts';
import type * as fixedDeposits from './schemas/fixedDeposits.ts';
import type * as stocks from './schemas/stocks.ts';
import type * as systematic from './schemas/systematic.ts';
import type * as security from './schemas/security.ts';
import type * as users from './schemas/users.ts';
import type * as usStocks from './schemas/usStocks.ts';
import type * as vitals from './schemas/vitals.ts';
import type * as watchlist from './schemas/watchlist.ts';

type Schemas = typeof schemas;
type Part<C extends CallName, P extends string> =
  Schemas[C] extends Record<P, infer Schema extends TSchema> ? Static<Schema> : undefined;
// One row per call, evaluated lazily: a condition over all calls at once is too deep for the compiler.
type Params = { [C in CallName]: Part<C, 'params'> };
type Queries = { [C in CallName]: Part<C, 'query'> };
type Bodies = { [C in CallName]: Part<C, 'body'> };
type Replies = { [C in CallName]: Part<C, 'reply'> };

export type CallParams<K extends CallName> = Params[K];
export type CallQuery<K extends CallName> = Queries[K];
export type CallBody<K extends CallName> = Bodies[K];
export type CallReply<K extends CallName> = Replies[K];

export type UserInfo = Static<typeof users.UserInfo>;
export type SecurityFacts = Static<typeof security.SecurityFacts>;
export type Passkey = Static<typeof security.Passkey>;
export type SessionListItem = Static<typeof security.SessionListItem>;
export type PendingContact = Static<typeof security.PendingContact>;
export type PortfolioSummary = Static<typeof users.PortfolioSummary>;
export type BankAccount = Static<typeof banks.BankAccount>;
export type BankBranch = Static<typeof banks.BankBranch>;
export type NameMatch = Static<typeof banks.NameMatch>;
export type RiskProfile = Static<typeof risk.RiskProfile>;
export type RiskAnswers = Static<typeof risk.RiskAnswers>;
export type Consent = Static<typeof profile.Consent>;
export type ConsentChange = Static<typeof profile.ConsentChange>;
export type Archive = Static<typeof profile.Archive>;
export type Closure = Static<typeof profile.Closure>;
export type Scheme = Static<typeof schemes.Scheme>;
export type Returns = Static<typeof schemes.Returns>;
export type SetupState = Static<typeof onboarding.SetupState>;
export type ApplicantAnswers = Static<typeof onboarding.ApplicantAnswers>;
export type PortfolioAnswers = Static<typeof onboarding.PortfolioAnswers>;
export type NomineeDraft = Static<typeof nominees.NomineeDraft>;
export type Order = Static<typeof orders.Order>;
export type SystematicPlan = Static<typeof systematic.SystematicPlan>;
export type PlanPreview = Static<typeof systematic.PlanPreview>;
export type PlanEvent = Static<typeof systematic.PlanEvent>;
export type ComingInstalment = Static<typeof systematic.ComingInstalment>;
export type StepUp = Static<typeof systematic.StepUp>;
export type TimelineStep = Static<typeof orders.TimelineStep>;
export type Cart = Static<typeof orders.Cart>;
export type CartItem = Static<typeof orders.CartItem>;
export type Payment = Static<typeof payments.Payment>;
export type PaymentOptions = Static<typeof payments.PaymentOptions>;
export type Refund = Static<typeof payments.Refund>;
export type Mandate = Static<typeof mandates.Mandate>;
export type MandateDebit = Static<typeof mandates.MandateDebit>;
export type MandateTerms = Static<typeof mandates.MandateTerms>;
export type NoticeItem = Static<typeof notifications.NoticeItem>;
export type NoticePreferences = Static<typeof notifications.NoticePreferences>;
export type Redemption = Static<typeof redemptions.Redemption>;
export type RedemptionPreview = Static<typeof redemptions.RedemptionPreview>;
export type Holding = Static<typeof portfolio.Holding>;
/** The figures that a holding, a kind of asset and a whole portfolio have alike. */
export type HoldingFigures = Pick<
  Holding,
  | 'current_value'
  | 'one_day_change'
  | 'one_day_change_percentage'
  | 'unrealised_gain'
  | 'realised_gain'
  | 'income'
  | 'overall_gain'
  | 'absolute_percentage'
  | 'xirr_percentage'
  | 'xirr_problem'
  | 'return_basis'
  | 'total_invested'
>;
export type Folio = Static<typeof portfolio.Folio>;
export type PortfolioTransaction = Static<typeof portfolio.PortfolioTransaction>;
export type GoldOrder = Static<typeof gold.GoldOrder>;
export type SearchItem = Static<typeof insight.SearchItem>;
export type SearchGroup = Static<typeof insight.SearchGroup>;
export type DatedRuleRow = Static<typeof rules.Rule>;
/** Where a rule comes from and when it applies. */
export type RuleSourceRow = Static<typeof rules.RuleSource>;
export type FailureBody = Static<typeof shapes.Failure>;
export type AnalyticsEvent = Static<typeof analytics.AnalyticsEvent>;
export type VitalMeasurement = Static<typeof vitals.VitalMeasurement>;
export type ArticleLink = Static<typeof help.ArticleLink>;
export type ArticleBlock = Static<typeof help.ArticleBlock>;
export type HelpCategory = Static<typeof help.HelpCategory>;
export type OfficeHours = Static<typeof help.OfficeHours>;
export type Ticket = Static<typeof help.Ticket>;
export type TicketSummary = Static<typeof help.TicketSummary>;
export type TicketMessage = Static<typeof help.TicketMessage>;
export type StaffTicket = Static<typeof help.StaffTicket>;
export type Callback = Static<typeof help.Callback>;
export type Chat = Static<typeof chat.Chat>;
export type ChatMessage = Static<typeof chat.ChatMessage>;
export type StaffChat = Static<typeof chat.StaffChat>;
export type StaffChatSummary = Static<typeof chat.StaffChatSummary>;
export type StockRow = Static<typeof stocks.StockRow>;
export type Stock = Static<typeof stocks.Stock>;
export type UsStockRow = Static<typeof usStocks.UsStockRow>;
export type UsStock = Static<typeof usStocks.UsStock>;
export type DepositPlan = Static<typeof fixedDeposits.DepositPlan>;
export type WatchedItem = Static<typeof watchlist.WatchedItem>;
export type KycRecord = Static<typeof kyc.KycRecord>;
export type KycDocument = Static<typeof kyc.KycDocument>;
export type Esign = Static<typeof kyc.Esign>;
export type StaffKyc = Static<typeof kyc.StaffKyc>;
