import type { Call } from '../call.ts';
import { FUND_SEARCH_PATH, NAV_HISTORY_PATH } from '../callPaths.ts';

/** Fund houses, schemes, NAVs and figures; search; the newsletter. */
export const funds = {
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
  fundFigures: { method: 'GET', path: '/mf/api/v4/fund_figures/{codes}.json', audience: 'anyone' },
  fundRecord: { method: 'GET', path: '/mf/api/v4/fund_record/{code}.json', audience: 'anyone' },
  fundPeers: { method: 'GET', path: '/mf/api/v4/fund_peers/{code}.json', audience: 'anyone' },
  navOverlay: { method: 'GET', path: '/mf/api/v4/nav_overlays/{code}/{of}.json', audience: 'anyone' },
  compareFunds: { method: 'GET', path: '/mf/api/v4/fund_compare/{codes}.json', audience: 'anyone' },
  fundLists: { method: 'GET', path: '/mf/api/v4/fund_lists.json', audience: 'anyone' },
  fundInvestmentStats: {
    method: 'GET',
    path: '/mf/api/v5/fund_investment_stats/{code}.json',
    audience: 'anyone',
  },
  navHistory: {
    method: 'GET',
    path: NAV_HISTORY_PATH,
    audience: 'anyone',
  },
  mutualFundSearch: {
    method: 'GET',
    path: FUND_SEARCH_PATH,
    audience: 'anyone',
  },

  globalSearch: { method: 'GET', path: '/insight/api/v1/global_search.json', audience: 'anyone' },
  recentSearches: { method: 'GET', path: '/insight/api/v1/recent_search.json', audience: 'signed-in' },
  rememberSearch: {
    method: 'PUT',
    path: '/insight/api/v1/recent_search/{id}.json',
    audience: 'signed-in',
    personal: true,
  },
  forgetSearches: {
    method: 'POST',
    path: '/insight/api/v1/recent_search/forget.json',
    audience: 'signed-in',
    personal: true,
  },
  mostSearched: { method: 'GET', path: '/insight/api/v1/most_searched.json', audience: 'anyone' },
  countSearch: { method: 'PUT', path: '/insight/api/v1/most_searched/{id}.json', audience: 'anyone' },
  subscribeNewsletter: { method: 'POST', path: '/api/v3/newsletter.json', audience: 'anyone' },
} as const satisfies Record<string, Call>;
