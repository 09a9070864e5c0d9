import type { Call } from './call.ts';
import { ANALYTICS_PATH, LOGOUT_PATH, VITALS_PATH } from './callPaths.ts';

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
    path: LOGOUT_PATH,
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

  globalSearch: { method: 'GET', path: '/insight/api/v1/global_search.json', audience: 'anyone' },
  recentSearches: { method: 'GET', path: '/insight/api/v1/recent_search.json', audience: 'signed-in' },
  rememberSearch: { method: 'PUT', path: '/insight/api/v1/recent_search/{id}.json', audience: 'signed-in' },
  forgetSearches: {
    method: 'POST',
    path: '/insight/api/v1/recent_search/forget.json',
    audience: 'signed-in',
  },
  mostSearched: { method: 'GET', path: '/insight/api/v1/most_searched.json', audience: 'anyone' },
  countSearch: { method: 'PUT', path: '/insight/api/v1/most_searched/{id}.json', audience: 'anyone' },
  subscribeNewsletter: { method: 'POST', path: '/api/v3/newsletter.json', audience: 'anyone' },

  stockMarketStats: {
    method: 'GET',
    path: '/equity/api/v1/explore/market_stats.json',
    audience: 'anyone',
  },
  stockPrices: { method: 'GET', path: '/equity/api/v1/stock/prices.json', audience: 'anyone' },
  stockList: { method: 'GET', path: '/equity/api/v1/explore/stocks.json', audience: 'anyone' },
  stockDetails: { method: 'GET', path: '/equity/api/v1/stocks/{slug}.json', audience: 'anyone' },
  stockHistory: {
    method: 'GET',
    path: '/equity/api/v1/price_history/{slug}.json',
    audience: 'anyone',
  },
  usStockList: {
    method: 'GET',
    path: '/vested/api/v1/instrument_details/explore.json',
    audience: 'anyone',
  },
  usStockDetails: {
    method: 'GET',
    path: '/vested/api/v1/instruments/{slug}.json',
    audience: 'anyone',
  },
  usStockHistory: {
    method: 'GET',
    path: '/vested/api/v1/price_history/{slug}.json',
    audience: 'anyone',
  },
  exchangeRate: {
    method: 'GET',
    path: '/vested/api/v1/exchange_rates/live.json',
    audience: 'anyone',
  },
  depositPlans: { method: 'GET', path: '/fixed_deposit/api/v1/plans.json', audience: 'anyone' },
  depositIssuer: {
    method: 'GET',
    path: '/fixed_deposit/api/v1/issuers/{slug}.json',
    audience: 'anyone',
  },
  watchlist: { method: 'GET', path: '/api/v3/watchlist.json', audience: 'signed-in' },
  watch: { method: 'PUT', path: '/api/v3/watchlist/{kind}/{id}.json', audience: 'signed-in' },
  unwatch: { method: 'DELETE', path: '/api/v3/watchlist/{kind}/{id}.json', audience: 'signed-in' },
  topWatchlist: { method: 'GET', path: '/api/v3/funds/tags/top_watchlist.json', audience: 'anyone' },

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
  datedRules: { method: 'GET', path: '/api/v3/rules.json', audience: 'anyone' },
  cspReport: {
    method: 'POST',
    path: '/api/v3/csp_reports',
    audience: 'anyone',
    keepsSession: true,
  },
  vitals: { method: 'POST', path: VITALS_PATH, audience: 'anyone', keepsSession: true },
  analyticsEvents: {
    method: 'POST',
    path: ANALYTICS_PATH,
    audience: 'anyone',
    keepsSession: true,
  },

  helpDesk: { method: 'GET', path: '/api/v3/help/desk.json', audience: 'anyone' },
  helpArticle: { method: 'GET', path: '/api/v3/help/articles/{slug}.json', audience: 'anyone' },
  searchHelp: { method: 'GET', path: '/api/v3/help/search.json', audience: 'anyone' },
  voteArticle: {
    method: 'POST',
    path: '/api/v3/help/articles/{slug}/vote.json',
    audience: 'anyone',
  },
  tickets: { method: 'GET', path: '/api/v3/help/tickets.json', audience: 'signed-in' },
  ticket: { method: 'GET', path: '/api/v3/help/tickets/{id}.json', audience: 'signed-in' },
  createTicket: {
    method: 'POST',
    path: '/api/v3/help/tickets.json',
    audience: 'signed-in',
    idempotent: true,
  },
  replyToTicket: {
    method: 'POST',
    path: '/api/v3/help/tickets/{id}/replies.json',
    audience: 'signed-in',
    idempotent: true,
  },
  closeTicket: {
    method: 'POST',
    path: '/api/v3/help/tickets/{id}/close.json',
    audience: 'signed-in',
    idempotent: true,
  },
  callbackEligibility: {
    method: 'GET',
    path: '/api/v4/user/callback_eligibility.json',
    audience: 'signed-in',
  },
  requestCallback: {
    method: 'POST',
    path: '/api/v3/help/callbacks.json',
    audience: 'signed-in',
    idempotent: true,
  },
  cancelCallback: {
    method: 'POST',
    path: '/api/v3/help/callbacks/{id}/cancel.json',
    audience: 'signed-in',
    idempotent: true,
  },
  chat: { method: 'GET', path: '/api/v3/chat.json', audience: 'signed-in' },
  chatUnread: { method: 'GET', path: '/api/v3/chat/unread.json', audience: 'signed-in' },
  sendChatMessage: {
    method: 'POST',
    path: '/api/v3/chat/messages.json',
    audience: 'signed-in',
    idempotent: true,
  },
  readChat: { method: 'POST', path: '/api/v3/chat/read.json', audience: 'signed-in' },
  chatTyping: { method: 'POST', path: '/api/v3/chat/typing.json', audience: 'signed-in' },
  staffMe: { method: 'GET', path: '/api/v3/staff/me.json', audience: 'signed-in' },
  staffTickets: { method: 'GET', path: '/api/v3/staff/tickets.json', audience: 'signed-in' },
  staffTicket: { method: 'GET', path: '/api/v3/staff/tickets/{id}.json', audience: 'signed-in' },
  answerTicket: {
    method: 'POST',
    path: '/api/v3/staff/tickets/{id}/answers.json',
    audience: 'signed-in',
    idempotent: true,
  },
  staffCloseTicket: {
    method: 'POST',
    path: '/api/v3/staff/tickets/{id}/close.json',
    audience: 'signed-in',
    idempotent: true,
  },
  staffCallbacks: { method: 'GET', path: '/api/v3/staff/callbacks.json', audience: 'signed-in' },
  finishCallback: {
    method: 'POST',
    path: '/api/v3/staff/callbacks/{id}/finish.json',
    audience: 'signed-in',
    idempotent: true,
  },
  staffChats: { method: 'GET', path: '/api/v3/staff/chats.json', audience: 'signed-in' },
  staffChat: { method: 'GET', path: '/api/v3/staff/chats/{id}.json', audience: 'signed-in' },
  claimChat: {
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/claim.json',
    audience: 'signed-in',
    idempotent: true,
  },
  answerChat: {
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/messages.json',
    audience: 'signed-in',
    idempotent: true,
  },
  staffReadChat: { method: 'POST', path: '/api/v3/staff/chats/{id}/read.json', audience: 'signed-in' },
  staffChatTyping: { method: 'POST', path: '/api/v3/staff/chats/{id}/typing.json', audience: 'signed-in' },
  closeChat: {
    method: 'POST',
    path: '/api/v3/staff/chats/{id}/close.json',
    audience: 'signed-in',
    idempotent: true,
  },

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
