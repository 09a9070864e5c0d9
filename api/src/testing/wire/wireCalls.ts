import type { CallName } from '@sanchay/contracts';

const portfolio = `{onboarding_state:integer, id:integer, name, mode_of_investment, smart_switch:boolean,
  trade_smart:boolean, tax_harvesting:boolean, applicant_signature[], aof_status}`;
const returns =
  '{week_1:number?, year_1:number?, year_3:number?, year_5:number?, inception:number?, date:day?}';
const nav = '{nav:number, date:day}';
const counts = '[]{code, count:integer}';
const series = `[]${nav}`;
const signIn =
  '{status, token, name, email, profile{id:integer, onboarding_state:integer}, new_user:boolean}';
const page = 'meta{page:integer, per_page:integer, total:integer}';
const order = `{id, code, type, amount:number, units:number?, start_date:day?, folio_no?, sip_firstorderflag:yn,
  upsize_code?, status, reason?, nav_date_expected:day?, timeline[]{at:instant, state, rule_id?, text}}`;
const figures = `current_value:number, one_day_change:number, absolute_percentage:number?, xirr_percentage:number?,
  total_invested:number`;
const holding = `{fundInfo{code, name}, folioData[]{folio_no, units:number}, ${figures}}`;

/**
 * The replies that clients of this family of APIs know, in the notation of `wireShape`. `?` marks a figure or date that
 * may not exist; a zero in its place would be a false figure. The table follows the specified wire shapes call by call.
 */
export const WIRE_CALLS = {
  authenticateV3: signIn,
  authenticate: signIn,
  userInfo: `{id:integer, email, fname, mname, lname, name, onboarding_state:integer, provider, referral_code,
    referred:boolean, preferences{coins_preferences{smart_switch:boolean, family_account:boolean,
    smart_switch_2:boolean}, display_sort_preference, equity_beta:boolean, fd_beta:boolean, dont_prompt_m1:boolean,
    dont_prompt_mandate:boolean, dont_prompt_import_cas:boolean, dont_prompt_insurance:boolean, 2fa_on:boolean,
    dashboard_returns, dont_prompt_asset_allocation:boolean}, newsletter:boolean, mobile_phone, state:integer,
    has_imported:boolean, big_investor:boolean, holiday:boolean, dob:day?, current_portfolio${portfolio}}`,
  portfolioList: `{status, data[]${portfolio}}`,
  managedAccounts: '{status, data[]{id:integer, name, portfolio_id:integer, request_status}}',
  switchPortfolio: `{status, data{current_portfolio${portfolio}}}`,
  schemeList:
    '{*{*{*[]{c, n, re, r{1:number?, 3:number?, 5:number?, inception:number?, date:day?}, v:number?, kc}}}}',
  schemeDetails: `[]{code, name, short_name, lump_available:yn, sip_available:yn, lump_min:number,
    lump_min_additional:number, lump_max:number, lump_multiplier:number, sip_min:number, sip_max:number,
    sip_multiplier:number, sip_dates[]:integer, redemption_allowed:yn, redemption_amount_multiple:number,
    redemption_amount_minimum:number, redemption_quantity_multiple:number, redemption_quantity_minimum:number, category,
    lock_in_period:integer, upsizecode_sip_dates[]:integer, sip_maximum_gap:integer, fund_house, fund_name, short_code,
    detail_info, ISIN, direct:yn, switch_allowed:yn, stp_flag:yn, swp_flag:yn, sips[]{sip_frequency,
    sip_dates[]:integer, sip_minimum_gap:integer, sip_maximum_gap:integer}, instant:yn, reinvestment, tags[], slug,
    channel_partner_code, tax_period:integer, nav${nav}?, last_nav${nav}?, jan_31_nav:number?, volatility:number?,
    returns${returns}, start_date:day?, face_value:number, fund_type, fund_category, plan, expense_ratio:number?,
    expense_ratio_date:day?, fund_manager, crisil_rating, investment_objective, portfolio_turnover:number?,
    maturity_type, aum:number?, sanchay_id}`,
  amcList: `[]{AMC_code, available_for_purchase:integer, amc_name, image, short_code, rta_info, address, phone_number,
    website, login_url, contact_email, description}`,
  fundCategories: `[]{category_name, report_date:day?, week_1:number?, month_1:number?, month_3:number?, month_6:number?,
    year_1:number?, year_3:number?, year_5:number?, year_10:number?, inception:number?}`,
  topBought: counts,
  topSold: counts,
  topWatchlist: counts,
  indexNav: series,
  depositPlans: `{data[]{id, type, attributes{name, risk_level, partner_id, interest_rate:number,
    senior_citizen_interest_rate:number, offer_code, tenure_from:integer, tenure_to:integer,
    tenure_from_in_months:integer, tenure_to_in_months:integer, start_date:day, end_date:day?, min_amount:digits,
    max_amount:digits, compounding, status, lockin_period:digits}}}`,
  exchangeRate: '{status, data{id:integer, date:instant, price:number, source_currency, target_currency}}',
  goldPrices: '{gold_prices[]{date:day, price:number}}',
  goldCurrentPrice: `{taxes{cgst:number, sgst:number, igst:number}, block_id, fetched_at:instant,
    current_gold_price{buy:number, sell:number}}`,
  stockPrices: '{status, data{*{price:number}}}',
  register: '{status, data{user_id, otp_ref}}',
  resendOtp: '{status, data{otp_ref, resend_after:integer}}',
  verifyOtp: signIn,
  refreshSession: '{status, data{token, expires_at:instant}}',
  logout: '{status}',
  navHistory: series,
  mutualFundSearch: `{status, data[]{code, name, short_name, slug, fund_house, category, sub_category, risk, nav${nav}?,
    last_nav${nav}?, returns${returns}, expense_ratio:number?, aum:number?, sip_min:number, lump_min:number, tags[]},
    ${page}}`,
  cart: '{status, data{id, revision:integer, items[]{code, type, amount:number}, pay_now:number, scheduled:number, notices[]{code, text}}}',
  createOrder: `{status, data${order}}`,
  orders: `{status, data[]${order}, ${page}}`,
  order: `{status, data${order}}`,
  pay: '{status, data{id, status, redirect_url?, expires_at:instant, refund{amount:number}?}}',
  payment: '{status, data{id, status, redirect_url?, expires_at:instant, refund{amount:number}?}}',
  holdings: `{status, data{holdings[]${holding}}}`,
  holding: `{status, data{holding${holding}, transactions[]{date:day, amount:number, nav:number, units:number}}}`,
  portfolioReturns: `{status, data{totals{${figures}}, assets[]{asset, ${figures}}}}`,
  systematicPlans: `{status, data[]{id, kind, frequency, day:integer, amount:number, step_up{by, value:number}?,
    next_dates[]:day}}`,
  mandates: '{status, data[]{id, type, title, status, limit:number, until:day}}',
  goldOrders: '{status, data[]{id, side, status, grams:number, tax:number, invoice_no?}}',
  insuranceQuotes:
    '{status, data[]{id, insurer, plan, cover:number, premium:number, tax:number, features[]}}',
} as const satisfies Partial<Record<CallName, string>>;

export type WireCall = keyof typeof WIRE_CALLS;
