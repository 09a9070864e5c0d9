import type { Static, TSchema } from '@sinclair/typebox';
import type { CallName, calls } from './calls.ts';
import type * as analytics from './calls/platform/analytics.ts';
import type * as banks from './calls/account/banks.ts';
import type * as chat from './calls/support/chat.ts';
import type * as schemes from './calls/market/schemes.ts';
import type * as gttOrders from './calls/trading/gttOrders.ts';
import type * as stockCompany from './calls/market/stockCompany.ts';
import type * as rightsIssues from './calls/trading/rightsIssues.ts';
import type * as stockOrders from './calls/trading/stockOrders.ts';
import type * as deposits from './calls/investing/deposits.ts';
import type * as gold from './calls/investing/gold.ts';
import type * as holdingComparison from './calls/investing/holdingComparison.ts';
import type * as imports from './calls/investing/imports.ts';
import type * as insight from './calls/market/insight.ts';
import type * as help from './calls/support/help.ts';
import type * as managers from './calls/account/managers.ts';
import type * as mandates from './calls/investing/mandates.ts';
import type * as notifications from './calls/platform/notifications.ts';
import type * as nominees from './calls/account/nominees.ts';
import type * as onboarding from './calls/account/onboarding.ts';
import type * as kyc from './calls/account/kyc.ts';
import type * as netWorth from './calls/investing/netWorth.ts';
import type * as orders from './calls/investing/orders.ts';
import type * as payments from './calls/investing/payments.ts';
import type * as usOrders from './calls/us-stocks/usOrders.ts';
import type * as usWallet from './calls/us-stocks/usWallet.ts';
import type * as portfolio from './calls/investing/portfolio.ts';
import type * as portfolioAnalysis from './calls/investing/portfolioAnalysis.ts';
import type * as harvestRuns from './calls/investing/harvestRuns.ts';
import type * as preparedOrders from './calls/investing/preparedOrders.ts';
import type * as profile from './calls/account/profile.ts';
import type * as risk from './calls/account/risk.ts';
import type * as redemptions from './calls/investing/redemptions.ts';
import type * as goals from './calls/account/goals.ts';
import type * as otherAssets from './calls/investing/otherAssets.ts';
import type * as reports from './calls/investing/reports.ts';
import type * as everyHolding from './calls/holdings/everyHolding.ts';
import type * as valueCalculation from './calls/holdings/valueCalculation.ts';
import type * as incomeReport from './calls/investing/incomeReport.ts';
import type * as transactionReport from './calls/investing/transactionReport.ts';
import type * as rules from './calls/platform/rules.ts';
import type * as shapes from './calls/shapes.ts';
import type * as fixedDeposits from './calls/market/fixedDeposits.ts';
import type * as stocks from './calls/market/stocks.ts';
import type * as systematic from './calls/investing/systematic.ts';
import type * as security from './calls/account/security.ts';
import type * as users from './calls/account/users.ts';
import type * as usStocks from './calls/market/usStocks.ts';
import type * as vitals from './calls/platform/vitals.ts';
import type * as alerts from './calls/market/alerts.ts';
import type * as watchlist from './calls/market/watchlist.ts';

type Calls = typeof calls;
type Part<C extends CallName, P extends string> =
  Calls[C] extends Readonly<Record<P, infer Schema extends TSchema>> ? Static<Schema> : undefined;
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
export type ArchiveImport = Static<typeof profile.ArchiveImport>;
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
export type ReturnsCalculation = Static<typeof everyHolding.ReturnsCalculation>;
export type Holding = Static<typeof everyHolding.Holding>;
export type HoldingComparison = Static<typeof holdingComparison.HoldingComparison>;
export type PortfolioAnalysis = Static<typeof portfolioAnalysis.PortfolioAnalysis>;
export type Exposure = Static<typeof portfolioAnalysis.Exposure>;
export type NetWorth = Static<typeof netWorth.NetWorth>;
export type ValueBasis = Static<typeof valueCalculation.ValueBasis>;
export type CalculatedAsset = Static<typeof valueCalculation.CalculatedAsset>;
export type NetWorthCalculation = Static<typeof valueCalculation.NetWorthCalculation>;
export type AssetCalculation = Static<typeof valueCalculation.AssetCalculation>;
export type OwnedAsset = Static<typeof netWorth.OwnedAsset>;
export type NetWorthMark = Static<typeof netWorth.NetWorthMark>;
export type NetWorthFlow = Static<typeof netWorth.NetWorthFlow>;
export type NetWorthMaturity = Static<typeof netWorth.NetWorthMaturity>;
export type PortfolioImport = Static<typeof imports.PortfolioImport>;
export type ImportFolio = Static<typeof imports.ImportFolio>;
export type ImportPreview = Static<typeof imports.ImportPreview>;
export type ImportRow = Static<typeof imports.ImportRow>;
export type ImportedHolding = Static<typeof imports.ImportedHolding>;
export type AccountManager = Static<typeof managers.AccountManager>;
export type ManagementRequest = Static<typeof managers.ManagementRequest>;
export type HarvestRun = Static<typeof harvestRuns.HarvestRun>;
export type PreparedOrder = Static<typeof preparedOrders.PreparedOrder>;
export type PreparedOrderDetail = Static<typeof preparedOrders.PreparedOrderDetail>;
export type Goal = Static<typeof goals.Goal>;
export type GoalDraft = Static<typeof goals.GoalDraft>;
export type GoalHolding = Static<typeof goals.GoalHolding>;
export type OtherAsset = Static<typeof otherAssets.OtherAsset>;
export type OtherAssetDraft = Static<typeof otherAssets.OtherAssetDraft>;
export type OtherAssetEntry = Static<typeof otherAssets.OtherAssetEntry>;
export type CapitalGains = Static<typeof reports.CapitalGains>;
export type GainLot = Static<typeof reports.GainLot>;
export type ElssReport = Static<typeof reports.ElssReport>;
export type ElssInvestment = Static<typeof reports.ElssInvestment>;
export type ElssEarlier = Static<typeof reports.ElssEarlier>;
export type ElssUnlock = Static<typeof reports.ElssUnlock>;
export type HoldingsReport = Static<typeof everyHolding.HoldingsReport>;
export type IncomeReport = Static<typeof incomeReport.IncomeReport>;
export type IncomeRow = Static<typeof incomeReport.IncomeRow>;
export type InterestRow = Static<typeof incomeReport.InterestRow>;
export type DeductedTax = Static<typeof incomeReport.DeductedTax>;
export type GoldPurchase = Static<typeof incomeReport.GoldPurchase>;
export type ForeignAsset = Static<typeof incomeReport.ForeignAsset>;
export type DayHolding = Static<typeof everyHolding.DayHolding>;
export type DayClass = Static<typeof everyHolding.DayClass>;
export type RecordedDayHolding = Static<typeof everyHolding.RecordedDayHolding>;
export type TransactionReport = Static<typeof transactionReport.TransactionReport>;
export type ReportedTransaction = Static<typeof transactionReport.ReportedTransaction>;
/** The figures that a holding, a kind of asset and a whole portfolio have alike; those of statements may be unknown. */
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
  | 'left_out'
>;
/** The same of what is booked here: every cost is known. */
export type BookedFigures = Static<typeof portfolio.BookedFigures>;
/** A holding of what is booked here. */
export type BookedHolding = Static<typeof portfolio.Holding>;
export type Folio = Static<typeof everyHolding.Folio>;
export type ImportedLot = Static<typeof everyHolding.ImportedLot>;
export type PortfolioTransaction = Static<typeof everyHolding.PortfolioTransaction>;
export type GoldOrder = Static<typeof gold.GoldOrder>;
export type Deposit = Static<typeof deposits.Deposit>;
export type UsOrder = Static<typeof usOrders.UsOrder>;
export type UsOrderSummary = Static<typeof usOrders.UsOrderSummary>;
export type UsHolding = Static<typeof usOrders.UsHolding>;
export type UsAccount = Static<typeof usWallet.UsAccount>;
export type UsTransfer = Static<typeof usWallet.UsTransfer>;
export type UsTransferSummary = Static<typeof usWallet.UsTransferSummary>;
export type GttOrder = Static<typeof gttOrders.GttOrder>;
export type QuarterResults = Static<typeof stockCompany.QuarterResults>;
export type Shareholding = Static<typeof stockCompany.Shareholding>;
export type RightsIssue = Static<typeof rightsIssues.RightsIssue>;
export type StockOrder = Static<typeof stockOrders.StockOrder>;
export type ShareAction = Static<typeof stockOrders.ShareAction>;
export type UsShareAction = Static<typeof usOrders.UsShareAction>;
export type UsShareEvent = Static<typeof usOrders.UsShareEvent>;
export type ShareEvent = Static<typeof stockOrders.ShareEvent>;
export type StockOrderSummary = Static<typeof stockOrders.StockOrderSummary>;
export type DepositSummary = Static<typeof deposits.DepositSummary>;
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
export type Watchlists = Static<typeof watchlist.Watchlists>;
export type PriceAlert = Static<typeof alerts.PriceAlert>;
export type FundAlert = Static<typeof alerts.FundAlert>;
export type WatchedItem = Static<typeof watchlist.WatchedItem>;
export type KycRecord = Static<typeof kyc.KycRecord>;
export type KycDocument = Static<typeof kyc.KycDocument>;
export type Esign = Static<typeof kyc.Esign>;
export type StaffKyc = Static<typeof kyc.StaffKyc>;
