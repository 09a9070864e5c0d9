import type { RuleKind } from '@sanchay/finance';

/** What each kind of dated rule states, and in which unit. The compiler requires a sentence for a new kind. */
export const ruleMeanings: Readonly<Record<RuleKind, string>> = {
  cash_payout: 'Months after which cash for shares that is not needed goes to the bank account.',
  cess: 'Health and education cess on income tax, in percent of the tax.',
  conversion_gst:
    'GST on the conversion of currency: value of the service in percent of the amount by slab, and the tax on it.',
  cost_inflation_index: 'Cost inflation index of a financial year, for the indexation of older debt units.',
  deposit_insurance: 'Insured amount for each depositor and bank, in rupees.',
  demat_charge: 'Charge of the depository for shares that leave a demat account, in rupees before GST.',
  elss_lock_in: 'Lock-in of each allotment of an ELSS fund, in months.',
  equity_exemption: 'Yearly exemption of long-term gains on equity, in rupees.',
  equity_gains:
    'Tax on gains of equity and equity funds, in percent, and the months that make a gain long-term.',
  minor_clubbing: 'Whether income and gains of a minor are added to those of a parent.',
  minor_exemption:
    'Rupees of the added income of each minor that are exempt for the parent, old regime only.',
  dividend_tax: 'Whether dividends and IDCW payouts are taxed as income of the holder.',
  exchange_charge: 'Transaction charge of the stock exchange, in percent of the value.',
  fd_tds:
    'Yearly interest above which a payer deducts tax, in rupees, and the rate of the deduction in percent.',
  foreign_income_rate: 'Day whose rate of exchange turns foreign gains and income into rupees for tax.',
  foreign_share_gains:
    'Tax on long-term gains of foreign shares, in percent, and the months that make them long-term.',
  fund_kind:
    'Shares of equity and debt, in percent, above which a fund is taxed as equity or as a specified fund.',
  graded_liquid_load:
    'Exit load of liquid funds on the days after the purchase, in percent, first day first.',
  grandfathering: 'Day whose price may replace the cost of older equity units.',
  late_payout_rate: 'Interest that an AMC owes for a late payout, in percent a year.',
  mandate:
    'Bank mandates: amounts for each type in rupees, amount without an OTP, hours of notice and years of validity.',
  market_protection: 'How far from the last price a market order of shares may trade, in percent.',
  market_halt:
    'Minutes without trading, and of call auction after them, when the index has moved by a percentage, by the time of day.',
  market_hours: 'Pre-open, opening and closing time of the stock exchange.',
  money_realised:
    'When the money of a payment mode reaches the AMC: cut-off, settlement days and margins in minutes.',
  muhurat_hours: 'Times of the Diwali session of the stock exchange.',
  name_match: 'Least likeness, out of 100, at which two names count as the same person.',
  nav: 'Cut-off and NAV date of purchases and redemptions by class of scheme, and days until settlement.',
  nav_correction: 'Who bears the difference when a fund house corrects a NAV.',
  nav_overnight: 'Cut-off and NAV date of redemptions of overnight funds.',
  nav_overseas: 'Cut-off, NAV date and settlement of redemptions of overseas funds.',
  new_regime_slabs:
    'Slabs of the new tax regime in rupees and percent, with rebate, cess and standard deduction.',
  nominee_limit: 'Most nominees of a folio.',
  non_resident_tds: 'Tax deducted from the gains of non-residents, in percent, with surcharges and cess.',
  nps_annuity_floor: 'Least share of an NPS corpus that buys an annuity, in percent.',
  nro_repatriation_limit: 'Most that leaves an NRO account in a financial year, in dollars.',
  offer_allotment: 'Business days within which the units of a new fund offer are allotted after it closes.',
  old_regime_rates: 'Rates of the slabs of the old tax regime, in percent.',
  order_hours: 'Hours in which an order is processed on the same day.',
  other_fund_gains: 'Tax on gains of other funds, in percent, and the months that make a gain long-term.',
  pan_check: 'PANs and checks allowed for each user and network in 24 hours.',
  payout_limit: 'Business days within which an AMC pays a redemption.',
  plan_cancel: 'Business days until the cancellation of a SIP takes effect.',
  plan_change: 'Notice before an instalment for a change of a plan, with and without a mandate.',
  plan_failure: 'Failed instalments in a row after which a plan is cancelled.',
  platform_cut_off: 'Our cut-off of purchases, before that of the AMC.',
  pre_open_orders: 'Minutes of the pre-open session in which the stock exchange collects orders.',
  price_band: 'How far the price of a share may move in a day, in percent.',
  redemption_send: 'Time at which redemptions of a day are sent to AMCs, by class of scheme.',
  redemption_send_overnight: 'Time at which redemptions of overnight funds are sent.',
  refund: 'Business days within which a failed payment is refunded.',
  remittance_limit: 'Most that a resident remits abroad in a financial year, in dollars.',
  remittance_terms:
    'Terms of the bank that sends money abroad: margin in percent, fee in rupees with GST, cut-off and smallest amount.',
  remittance_tcs: 'Tax collected on remittances above an amount in rupees, in percent.',
  risk_free_rate: 'Rate that the Sharpe ratio compares with, in percent a year.',
  sebi_fee: 'Turnover fee of SEBI on trades of shares, in percent of the value.',
  section_80c: 'Most that section 80C deducts in a year, in rupees.',
  service_gst: 'GST on charges of exchange, SEBI and depository, in percent.',
  share_dividend_tds:
    'Yearly dividends of a company above which it deducts tax, in rupees, and the rate of the deduction in percent.',
  share_settlement: 'Settlement days after a trade of shares.',
  share_stamp_duty: 'Stamp duty on the purchase of shares, in percent of the value.',
  share_stt: 'Securities transaction tax on delivered shares, in percent of the value.',
  specified_fund: 'First day of purchase from which gains of specified funds are always short-term.',
  stamp_duty: 'Stamp duty on the purchase of units, in percent of the amount.',
  stt_units: 'Securities transaction tax on the redemption of equity units, in percent.',
  tick_size: 'Smallest step of the price of a share, by its price in rupees.',
  upi: 'Daily limit of UPI payments in rupees, and whether only verified handles may collect.',
  us_dividend_statutory:
    'Tax that the United States withhold from dividends of a holder without a valid W-8BEN, in percent.',
  us_dividend_withholding: 'Tax that the United States withhold from dividends, in percent.',
  us_order_terms:
    'Smallest and largest order of US shares in dollars, brokerage in percent, and how far from the last price a market order may trade.',
  us_sec_fee: 'Fee of the SEC on sales of US shares, in dollars for each million dollars.',
  us_settlement: 'Settlement days after a trade of US shares.',
  us_trading_fee:
    'Trading activity fee of FINRA on sales of US shares, in dollars a share, and the most for a trade.',
};
