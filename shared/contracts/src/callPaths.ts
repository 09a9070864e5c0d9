// Addresses that the shell needs without the table of calls, which comes with the first call.

/** Server-sent events; not JSON, so it stands outside the table. */
export const STREAM_PATH = '/api/v3/stream';
export const LOGOUT_PATH = '/api/v3/auth/logout.json';
/** Pictures of documents go below it; only their bodies may be so large. */
export const DOCUMENTS_PATH = '/api/v3/documents/';
export const MOST_PICTURE_BYTES = 8 * 1024 * 1024;
export const VITALS_PATH = '/api/v3/vitals';
export const REMOTE_MOUNTS_PATH = '/api/v3/remote_mounts';
export const REGISTRY_REFUSALS_PATH = '/api/v3/registry_refusals';
/** Below it, one signed release each: `<remote>/<version>.json`. Served by the edge, not by the API. */
export const RELEASES_PATH = '/platform/releases/';
export const ANALYTICS_PATH = '/api/v3/analytics/events.json';
/** Lists and NAVs as files: a page links to them without the table. */
export const FUND_SEARCH_PATH = '/insight/api/v1/mutual_fund_search.json';
export const NAV_HISTORY_PATH = '/mf/api/v4/nav_history/{code}.json';
