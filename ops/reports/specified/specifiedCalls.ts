import type { CallName } from '@sanchay/contracts';

/** A call of section 7 of the specification, and the call of the contracts that it is. */
export interface SpecifiedCall {
  /** Method and path as the specification prints them; only the operation where it prints neither. */
  specified: string;
  /** Null while the feature that needs it is not built. */
  call: CallName | null;
  /** Why there is no call, or how it differs. */
  note?: string;
  /** The feature that is missing, as `docs/features.md` names it. */
  missing?: 'P5' | 'P8';
}

/** Section 7 of the specification, in its order. */
export const SPECIFIED_CALLS: readonly SpecifiedCall[] = [
  {
    specified: 'GET /api/v3/config/{file}.json',
    call: 'configFile',
    note: 'The edge server reads it when it starts.',
  },
  { specified: 'POST /api/v5/users/authenticate.json', call: 'authenticate' },
  { specified: 'POST /api/v5/users/register.json', call: 'register' },
  { specified: 'User info fetch', call: 'userInfo' },
  { specified: 'GET /api/v3/user/info.json', call: 'userInfo' },
  { specified: 'Newsletter add', call: 'subscribeNewsletter' },
  { specified: 'GET /api/v4/user/callback_eligibility.json', call: 'callbackEligibility' },
  { specified: 'PUT /insight/api/v1/most_searched/{id}.json', call: 'countSearch' },
  { specified: 'GET /api/v3/orders.json', call: 'orders' },
  { specified: 'GET /api/v3/portfolio/list.json', call: 'portfolioList' },
  { specified: 'GET /api/v3/user/managers/accounts.json', call: 'managedAccounts' },
  { specified: 'POST /api/v3/portfolio/switch/{id}.json', call: 'switchPortfolio' },
  { specified: 'GET /insight/api/v1/global_search.json', call: 'globalSearch' },
  { specified: 'GET /insight/api/v1/recent_search.json', call: 'recentSearches' },
  { specified: 'PUT /insight/api/v1/recent_search/{id}.json', call: 'rememberSearch' },
  { specified: 'GET /insight/api/v1/mutual_fund_search.json', call: 'mutualFundSearch' },
  { specified: 'GET /mf/api/v4/fund_scheme_categories.json', call: 'fundSchemeCategories' },
  { specified: 'GET /equity/api/v1/explore/market_stats.json', call: 'stockMarketStats' },
  { specified: 'GET /vested/api/v1/instrument_details/explore.json', call: 'usStockList' },
  { specified: 'GET /mf/api/v5/fund_amcs.json', call: 'fundAmcs' },
  { specified: 'GET /mf/api/v5/fund_amcs/{code}/funds.json', call: 'fundsOfAmc' },
  { specified: 'GET /mf/api/v5/fund_investment_stats/{code}.json', call: 'fundInvestmentStats' },
  {
    specified: 'Captcha image of the captcha host, /api/v3/captcha/{id}',
    call: 'renewCaptcha',
    note: 'The captcha is an OTP to the registered e-mail or mobile number, so there is no image and no host.',
  },
  { specified: 'POST /api/v6/users/otp_generation.json', call: 'housingOtpGeneration' },
  { specified: 'POST /api/v6/users/otp_verification.json', call: 'housingOtpVerification' },
  { specified: 'POST /api/v6/users/otp_resend.json', call: 'housingOtpResend' },
  { specified: 'Get subscription', call: 'subscriptions' },
  { specified: 'Update subscription', call: 'updateSubscription' },
  { specified: 'Get tax harvesting info', call: 'taxHarvestingInfo' },
  { specified: 'Get pending orders', call: 'orders', note: 'The pending ones of the same list.' },
  { specified: 'Create order', call: 'createOrder' },
  { specified: 'Update order', call: 'updateOrder' },
  { specified: 'Fetch all funds', call: 'schemeList' },
  { specified: 'Coin transactions', call: 'coins' },
  { specified: 'Get KYC data', call: 'kyc' },
  { specified: 'Get portfolio KYC data', call: 'portfolioKyc' },
  { specified: 'Get IPV data by id', call: 'ipv' },
  { specified: 'Fetch KYC info by id', call: 'kycInfo' },
  { specified: 'Update KYC data', call: 'updateKyc' },
  {
    specified: 'Update KYC status',
    call: 'decideKyc',
    note: 'Staff decide; a user cannot change the status of a KYC.',
  },
  { specified: 'Get risk profile', call: 'riskProfile' },
  {
    specified: 'Get insurance link',
    call: 'insuranceQuotes',
    note: 'Quotes of the insurers take the place of a link to one.',
  },
  { specified: 'Social login through Google and Facebook', call: 'startSocialSignIn' },
  { specified: 'Return of a social login to /auth/callback', call: 'finishSocialSignIn' },
  {
    specified: 'Analytics service',
    call: 'analyticsEvents',
    note: 'The shell sends a beacon to its path when a page is left.',
  },
  {
    specified: 'Error-reporting service',
    call: 'reportRemoteFailure',
    note: 'Every failure of a remote. Errors with their stack go to the error service of the setting `sentryDsn` as well, where one is set.',
  },
  { specified: 'Support chat', call: 'sendChatMessage' },
  {
    specified: 'In-page hello-bar script',
    call: 'configFile',
    note: 'The announcement bar of the shell, with the text of the setting `announcement`, takes the place of a script of another company.',
  },
  { specified: 'Payment providers', call: 'pay' },
  { specified: 'E-sign service for KYC', call: 'startEsign' },
];
