import { npsAnnuityFloors } from '../calculators/npsRules.ts';
import type { DatedRule } from './datedRule.ts';
import { riskFreeRules } from '../figures/riskFreeRules.ts';
import { navCorrectionRules } from '../nav/navCorrectionRules.ts';
import { nameMatchRules } from '../identifiers/nameMatchRules.ts';
import { navRules, platformCutOffRules } from '../nav/navRules.ts';
import { offerAllotmentRules } from '../nav/newFundOfferRules.ts';
import { orderHoursRules } from '../calendar/orderHoursRules.ts';
import { mandateRules } from '../payments/mandateRules.ts';
import { moneyRealisedRules } from '../payments/realisationRules.ts';
import { refundRules } from '../payments/refundRules.ts';
import { upiRules } from '../payments/upiRules.ts';
import { nomineeLimits } from '../people/nomineeRules.ts';
import { panCheckRules } from '../people/panCheckRules.ts';
import { planCancelRules, planChangeRules, planFailureRules } from '../plans/planRules.ts';
import {
  groupNavRules,
  latePayoutRates,
  payoutLimits,
  redemptionSendRules,
} from '../orders/redemptionRules.ts';
import { depositInsuranceRules } from '../tax/withholding/depositInsuranceRules.ts';
import { cessRates, elssLockIns, oldRegimeRates, section80cLimits } from '../tax/exit-load/elssRules.ts';
import { gradedLiquidLoads } from '../tax/exit-load/exitLoadRules.ts';
import { dividendTaxRules } from '../tax/dividendTaxRules.ts';
import { fdTdsRules } from '../tax/withholding/fdTdsRules.ts';
import {
  foreignIncomeRates,
  foreignShareGains,
  remittanceLimits,
  remittanceTcsRules,
  usDividendStatutory,
  usDividendWithholding,
} from '../tax/gains/foreignShareRules.ts';
import { otherFundRules, specifiedFundRules } from '../tax/gains/fundGainsRules.ts';
import { equityExemptions, equityRates } from '../tax/gains/gainsRules.ts';
import { grandfatheringDays } from '../tax/gains/grandfatheringRules.ts';
import { conversionGstRules } from '../us-stocks/conversionGstRules.ts';
import { remittanceTerms } from '../us-stocks/remittanceTermsRules.ts';
import { usOrderTerms, usSecFees, usSettlementRules, usTradingFees } from '../us-stocks/usOrderRules.ts';
import { costInflationIndex } from '../tax/gains/indexationRules.ts';
import { nonResidentTdsRules } from '../tax/withholding/nonResidentTdsRules.ts';
import { nroRepatriationLimits } from '../tax/withholding/repatriationRules.ts';
import { newRegimeSlabs } from '../tax/slabRules.ts';
import {
  dematChargeRules,
  exchangeChargeRules,
  sebiFeeRules,
  serviceGstRules,
  shareStampDutyRules,
  shareSttRules,
} from '../exchange/chargeRules.ts';
import { marketHaltRules, preOpenOrderRules } from '../exchange/marketHaltRules.ts';
import {
  cashPayoutRules,
  marketHoursRules,
  marketProtectionRules,
  muhuratHoursRules,
  priceBandRules,
  shareDividendTdsRules,
  shareSettlementRules,
  tickSizeRules,
} from '../exchange/marketRules.ts';
import { minorClubbingRules, minorExemptions } from '../tax/minorClubbingRules.ts';
import { stampDutyRules } from '../tax/stampDutyRules.ts';
import { sttRules } from '../tax/gains/sttRules.ts';
import { fundKindRules } from '../tax/gains/taxKindRules.ts';

/**
 * The rules as this release publishes them: the rows that a new database is seeded with, and what pages compute with
 * until they have those of the server.
 */
export const publishedRules = {
  cash_payout: cashPayoutRules,
  cess: cessRates,
  conversion_gst: conversionGstRules,
  cost_inflation_index: costInflationIndex,
  deposit_insurance: depositInsuranceRules,
  demat_charge: dematChargeRules,
  elss_lock_in: elssLockIns,
  equity_exemption: equityExemptions,
  equity_gains: equityRates,
  dividend_tax: dividendTaxRules,
  exchange_charge: exchangeChargeRules,
  fd_tds: fdTdsRules,
  foreign_income_rate: foreignIncomeRates,
  foreign_share_gains: foreignShareGains,
  fund_kind: fundKindRules,
  graded_liquid_load: gradedLiquidLoads,
  grandfathering: grandfatheringDays,
  late_payout_rate: latePayoutRates,
  mandate: mandateRules,
  market_halt: marketHaltRules,
  market_hours: marketHoursRules,
  market_protection: marketProtectionRules,
  minor_clubbing: minorClubbingRules,
  minor_exemption: minorExemptions,
  money_realised: moneyRealisedRules,
  muhurat_hours: muhuratHoursRules,
  name_match: nameMatchRules,
  nav: navRules,
  nav_correction: navCorrectionRules,
  nav_overnight: groupNavRules.overnight,
  nav_overseas: groupNavRules.overseas,
  new_regime_slabs: newRegimeSlabs,
  nominee_limit: nomineeLimits,
  non_resident_tds: nonResidentTdsRules,
  nps_annuity_floor: npsAnnuityFloors,
  nro_repatriation_limit: nroRepatriationLimits,
  offer_allotment: offerAllotmentRules,
  old_regime_rates: oldRegimeRates,
  order_hours: orderHoursRules,
  other_fund_gains: otherFundRules,
  pan_check: panCheckRules,
  payout_limit: payoutLimits,
  plan_cancel: planCancelRules,
  plan_change: planChangeRules,
  plan_failure: planFailureRules,
  platform_cut_off: platformCutOffRules,
  pre_open_orders: preOpenOrderRules,
  price_band: priceBandRules,
  redemption_send: [
    ...redemptionSendRules.equity,
    ...redemptionSendRules.debt,
    ...redemptionSendRules.liquid,
  ],
  redemption_send_overnight: redemptionSendRules.overnight,
  refund: refundRules,
  remittance_limit: remittanceLimits,
  remittance_tcs: remittanceTcsRules,
  remittance_terms: remittanceTerms,
  risk_free_rate: riskFreeRules,
  sebi_fee: sebiFeeRules,
  section_80c: section80cLimits,
  service_gst: serviceGstRules,
  share_dividend_tds: shareDividendTdsRules,
  share_settlement: shareSettlementRules,
  share_stamp_duty: shareStampDutyRules,
  share_stt: shareSttRules,
  specified_fund: specifiedFundRules,
  stamp_duty: stampDutyRules,
  stt_units: sttRules,
  tick_size: tickSizeRules,
  upi: upiRules,
  us_dividend_statutory: usDividendStatutory,
  us_dividend_withholding: usDividendWithholding,
  us_order_terms: usOrderTerms,
  us_sec_fee: usSecFees,
  us_settlement: usSettlementRules,
  us_trading_fee: usTradingFees,
} as const satisfies Record<string, ReadonlyArray<DatedRule<unknown>>>;

/** Name of one kind of dated rule, such as `stamp_duty`. */
export type RuleKind = keyof typeof publishedRules;

/**
 * The content of a row by kind, such as percent, rupees, months or a record of them; the table of the kind defines it.
 */
export type RuleValue<K extends RuleKind> = (typeof publishedRules)[K][number]['value'];

/**
 * Every dated rule, by kind. A calculation takes the kinds that it needs as its last argument, `rules: Pick<RuleBook, …>`,
 * or as `rules` of the object that holds its surroundings, and finds the row by the day of the event that it decides.
 * No other file imports the tables, `*Rules.ts`.
 */
export type RuleBook = { readonly [K in RuleKind]: ReadonlyArray<DatedRule<RuleValue<K>>> };
