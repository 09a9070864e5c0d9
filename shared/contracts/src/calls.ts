import type { Call } from './call.ts';

/** Every call of the product. Schemas of the same names are in `schemas.ts`, which browsers never load. */
export const calls = {
  authenticate: {
    method: 'POST',
    path: '/api/v5/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
  },
  authenticateV3: {
    method: 'POST',
    path: '/api/v3/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
  },
  register: {
    method: 'POST',
    path: '/api/v5/users/register.json',
    audience: 'anyone',
    keepsSession: true,
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/v5/users/otp/verify.json',
    audience: 'anyone',
    keepsSession: true,
  },
  resendOtp: {
    method: 'POST',
    path: '/api/v5/users/otp/resend.json',
    audience: 'anyone',
    keepsSession: true,
  },
  refreshSession: {
    method: 'POST',
    path: '/api/v3/auth/refresh.json',
    audience: 'anyone',
    keepsSession: true,
  },
  logout: {
    method: 'POST',
    path: '/api/v3/auth/logout.json',
    audience: 'anyone',
    keepsSession: true,
  },
  userInfo: {
    method: 'GET',
    path: '/api/v3/user/info.json',
    audience: 'signed-in',
  },
  onboarding: {
    method: 'GET',
    path: '/api/v3/onboarding.json',
    audience: 'signed-in',
  },
  saveOnboardingDraft: {
    method: 'PUT',
    path: '/api/v3/onboarding/draft.json',
    audience: 'signed-in',
  },
  setPrimaryApplicant: {
    method: 'POST',
    path: '/api/v3/onboarding/primary_applicant.json',
    audience: 'signed-in',
    idempotent: true,
  },
  portfolioList: {
    method: 'GET',
    path: '/api/v3/portfolio/list.json',
    audience: 'signed-in',
  },
  managedAccounts: {
    method: 'GET',
    path: '/api/v3/user/managers/accounts.json',
    audience: 'signed-in',
  },
  switchPortfolio: {
    method: 'POST',
    path: '/api/v3/portfolio/switch/{id}.json',
    audience: 'signed-in',
  },

  amcList: {
    method: 'GET',
    path: '/api/v3/funds/amc_list.json',
    audience: 'anyone',
  },
  fundAmcs: { method: 'GET', path: '/mf/api/v5/fund_amcs.json', audience: 'anyone' },
  fundsOfAmc: {
    method: 'GET',
    path: '/mf/api/v5/fund_amcs/{code}/funds.json',
    audience: 'anyone',
  },
  fundCategories: {
    method: 'GET',
    path: '/mf/api/v4/fund_categories.json',
    audience: 'anyone',
  },
  fundSchemeCategories: {
    method: 'GET',
    path: '/mf/api/v4/fund_scheme_categories.json',
    audience: 'anyone',
  },
  schemeList: {
    method: 'GET',
    path: '/mf/api/v4/fund_schemes/list.json',
    audience: 'anyone',
  },
  schemeDetails: {
    method: 'GET',
    path: '/mf/api/v4/fund_schemes/{codes}.json',
    audience: 'anyone',
  },
  fundInvestmentStats: {
    method: 'GET',
    path: '/mf/api/v5/fund_investment_stats/{code}.json',
    audience: 'anyone',
  },
  navHistory: {
    method: 'GET',
    path: '/mf/api/v4/nav_history/{code}.json',
    audience: 'anyone',
  },
  mutualFundSearch: {
    method: 'GET',
    path: '/insight/api/v1/mutual_fund_search.json',
    audience: 'anyone',
  },

  cart: { method: 'GET', path: '/api/v3/cart.json', audience: 'signed-in' },
  replaceCart: {
    method: 'PUT',
    path: '/api/v3/cart.json',
    audience: 'signed-in',
    idempotent: true,
  },
  orders: {
    method: 'GET',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
  },
  order: {
    method: 'GET',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
  },
  createOrder: {
    method: 'POST',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
    idempotent: true,
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
    idempotent: true,
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/v3/orders/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
  },
  pay: {
    method: 'POST',
    path: '/api/v3/payments.json',
    audience: 'ready',
    idempotent: true,
  },
  payment: {
    method: 'GET',
    path: '/api/v3/payments/{id}.json',
    audience: 'signed-in',
  },
  systematicPlans: {
    method: 'GET',
    path: '/api/v3/systematic.json',
    audience: 'signed-in',
  },

  holdings: {
    method: 'GET',
    path: '/api/v3/portfolio/holdings.json',
    audience: 'signed-in',
  },
  holding: {
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}.json',
    audience: 'signed-in',
  },
  portfolioReturns: {
    method: 'GET',
    path: '/api/v3/portfolio/returns.json',
    audience: 'signed-in',
  },

  goldPrices: {
    method: 'GET',
    path: '/api/v3/gold/prices.json',
    audience: 'anyone',
  },
  goldCurrentPrice: {
    method: 'GET',
    path: '/api/v3/gold/current_price.json',
    audience: 'anyone',
  },
  goldOrders: {
    method: 'GET',
    path: '/api/v3/gold/orders.json',
    audience: 'signed-in',
  },
  createGoldOrder: {
    method: 'POST',
    path: '/api/v3/gold/orders.json',
    audience: 'ready',
    idempotent: true,
  },

  insuranceQuotes: {
    method: 'GET',
    path: '/api/v3/insurance/{kind}/quotes.json',
    audience: 'anyone',
  },

  configFile: {
    method: 'GET',
    path: '/api/v3/config/{file}.json',
    audience: 'anyone',
  },
  cspReport: {
    method: 'POST',
    path: '/api/v3/csp_reports',
    audience: 'anyone',
    keepsSession: true,
  },
  vitals: { method: 'POST', path: '/api/v3/vitals', audience: 'anyone', keepsSession: true },

  registerRelease: { method: 'POST', path: '/api/v3/releases', audience: 'anyone' },
  changeChannel: { method: 'POST', path: '/api/v3/releases/{remote}/channel', audience: 'anyone' },
  remoteReleases: { method: 'GET', path: '/api/v3/releases/{remote}', audience: 'anyone' },
  reportRemoteFailure: {
    method: 'POST',
    path: '/api/v3/remote_failures',
    audience: 'anyone',
    keepsSession: true,
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Server-sent events; not JSON, so it stands outside the table. */
export const STREAM_PATH = '/api/v3/stream';
