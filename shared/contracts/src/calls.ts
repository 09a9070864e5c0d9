import type { Call } from './call.ts';

/** Every call of the product. Schemas of the same names are in `schemas.ts`, which browsers never load. */
export const calls = {
  authenticate: {
    method: 'POST',
    path: '/api/v5/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Sign in with e-mail and password',
  },
  authenticateV3: {
    method: 'POST',
    path: '/api/v3/users/authenticate.json',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Sign in, the older path with the same shape',
  },
  register: {
    method: 'POST',
    path: '/api/v5/users/register.json',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Start a new account; it exists once its code is verified',
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/v5/users/otp/verify.json',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Confirm a 6-digit code',
  },
  resendOtp: {
    method: 'POST',
    path: '/api/v5/users/otp/resend.json',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Send the code again',
  },
  refreshSession: {
    method: 'POST',
    path: '/api/v3/auth/refresh.json',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Exchange the refresh cookie for a new token',
  },
  logout: {
    method: 'POST',
    path: '/api/v3/auth/logout.json',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Revoke the token',
  },
  userInfo: {
    method: 'GET',
    path: '/api/v3/user/info.json',
    audience: 'signed-in',
    summary: 'The signed-in user and the current portfolio',
  },
  onboarding: {
    method: 'GET',
    path: '/api/v3/onboarding.json',
    audience: 'signed-in',
    summary: 'Onboarding state and the saved draft of the first step',
  },
  saveOnboardingDraft: {
    method: 'PUT',
    path: '/api/v3/onboarding/draft.json',
    audience: 'signed-in',
    summary: 'Keep the answers given so far',
  },
  setPrimaryApplicant: {
    method: 'POST',
    path: '/api/v3/onboarding/primary_applicant.json',
    audience: 'signed-in',
    idempotent: true,
    summary: 'Finish the first step: who invests and how',
  },
  portfolioList: {
    method: 'GET',
    path: '/api/v3/portfolio/list.json',
    audience: 'signed-in',
    summary: 'Linked accounts',
  },
  managedAccounts: {
    method: 'GET',
    path: '/api/v3/user/managers/accounts.json',
    audience: 'signed-in',
    summary: 'Accounts that the user manages for others',
  },
  switchPortfolio: {
    method: 'POST',
    path: '/api/v3/portfolio/switch/{id}.json',
    audience: 'signed-in',
    summary: 'Make another portfolio or managed account the current one',
  },

  amcList: {
    method: 'GET',
    path: '/api/v3/funds/amc_list.json',
    audience: 'anyone',
    summary: 'Fund houses with contact details',
  },
  fundAmcs: { method: 'GET', path: '/mf/api/v5/fund_amcs.json', audience: 'anyone', summary: 'Fund houses' },
  fundsOfAmc: {
    method: 'GET',
    path: '/mf/api/v5/fund_amcs/{code}/funds.json',
    audience: 'anyone',
    summary: 'Funds of one house',
  },
  fundCategories: {
    method: 'GET',
    path: '/mf/api/v4/fund_categories.json',
    audience: 'anyone',
    summary: 'Returns of each category',
  },
  fundSchemeCategories: {
    method: 'GET',
    path: '/mf/api/v4/fund_scheme_categories.json',
    audience: 'anyone',
    summary: 'Tree of categories and sub-categories',
  },
  schemeList: {
    method: 'GET',
    path: '/mf/api/v4/fund_schemes/list.json',
    audience: 'anyone',
    summary: 'All schemes by category, sub-category and house',
  },
  schemeDetails: {
    method: 'GET',
    path: '/mf/api/v4/fund_schemes/{codes}.json',
    audience: 'anyone',
    summary: 'Details of schemes; codes joined by a bar, or one slug',
  },
  fundInvestmentStats: {
    method: 'GET',
    path: '/mf/api/v5/fund_investment_stats/{code}.json',
    audience: 'anyone',
    summary: 'Top holdings and industries',
  },
  navHistory: {
    method: 'GET',
    path: '/mf/api/v4/nav_history/{code}.json',
    audience: 'anyone',
    summary: 'NAV of each day, as a list or packed',
  },
  mutualFundSearch: {
    method: 'GET',
    path: '/insight/api/v1/mutual_fund_search.json',
    audience: 'anyone',
    summary: 'Search, filter and sort funds',
  },

  cart: { method: 'GET', path: '/api/v3/cart.json', audience: 'signed-in', summary: 'Orders waiting for payment' },
  replaceCart: {
    method: 'PUT',
    path: '/api/v3/cart.json',
    audience: 'signed-in',
    idempotent: true,
    summary: 'Replace the lines of the cart',
  },
  orders: {
    method: 'GET',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
    summary: 'Pending and recent orders',
  },
  order: {
    method: 'GET',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
    summary: 'One order with its timeline',
  },
  createOrder: {
    method: 'POST',
    path: '/api/v3/orders.json',
    audience: 'signed-in',
    idempotent: true,
    summary: 'Put a lumpsum or SIP into the cart; updates the pending order of the same fund and type',
  },
  updateOrder: {
    method: 'PUT',
    path: '/api/v3/orders/{id}.json',
    audience: 'signed-in',
    idempotent: true,
    summary: 'Change a pending order',
  },
  cancelOrder: {
    method: 'POST',
    path: '/api/v3/orders/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
    summary: 'Cancel a pending order',
  },
  pay: {
    method: 'POST',
    path: '/api/v3/payments.json',
    audience: 'ready',
    idempotent: true,
    summary: 'Pay one revision of the cart; one live payment a cart',
  },
  payment: {
    method: 'GET',
    path: '/api/v3/payments/{id}.json',
    audience: 'signed-in',
    summary: 'State of a payment',
  },
  systematicPlans: {
    method: 'GET',
    path: '/api/v3/systematic.json',
    audience: 'signed-in',
    summary: 'SIP plans with their next six dates',
  },

  holdings: {
    method: 'GET',
    path: '/api/v3/portfolio/holdings.json',
    audience: 'signed-in',
    summary: 'What the current portfolio holds',
  },
  holding: {
    method: 'GET',
    path: '/api/v3/portfolio/holdings/{code}.json',
    audience: 'signed-in',
    summary: 'One holding with folios and transactions',
  },
  portfolioReturns: {
    method: 'GET',
    path: '/api/v3/portfolio/returns.json',
    audience: 'signed-in',
    summary: 'Totals by asset, and value over time',
  },

  goldPrices: {
    method: 'GET',
    path: '/api/v3/gold/prices.json',
    audience: 'anyone',
    summary: 'Price of a gram, day by day',
  },
  goldCurrentPrice: {
    method: 'GET',
    path: '/api/v3/gold/current_price.json',
    audience: 'anyone',
    summary: 'Live price, held for five minutes under block_id',
  },
  goldOrders: {
    method: 'GET',
    path: '/api/v3/gold/orders.json',
    audience: 'signed-in',
    summary: 'Gold orders of the current portfolio',
  },
  createGoldOrder: {
    method: 'POST',
    path: '/api/v3/gold/orders.json',
    audience: 'ready',
    idempotent: true,
    summary: 'Buy gold at the held price by rupees or grams',
  },

  insuranceQuotes: {
    method: 'GET',
    path: '/api/v3/insurance/{kind}/quotes.json',
    audience: 'anyone',
    summary: 'Premiums of the insurers for the answers given',
  },

  configFile: {
    method: 'GET',
    path: '/api/v3/config/{file}.json',
    audience: 'anyone',
    summary: 'app.json (settings) or remotes.json (registry)',
  },
  cspReport: {
    method: 'POST',
    path: '/api/v3/csp_reports',
    audience: 'anyone',
    keepsSession: true,
    summary: 'Reports of the browser policy',
  },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;

/** Server-sent events; not JSON, so it stands outside the table. */
export const STREAM_PATH = '/api/v3/stream';
