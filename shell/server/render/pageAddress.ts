/** Query fields of campaigns: no page reads them, and they would fill the cache with copies. */
const CAMPAIGN = /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|dclid|mc_cid|mc_eid|igshid|_ga|_gl)$/i;

const MOST_FIELDS = 24;
const LONGEST = 1_024;
const LANGUAGE_FIELD = 'lang';

/** An address as far as a page depends on it. */
export interface PageAddress {
  /** Still encoded, as the browser has it. */
  path: string;
  /** Sorted by name, with question mark, or empty. */
  search: string;
  /** Value of `?lang`. */
  lang: string | null;
}

/**
 * The address of a page to render: campaign fields left out, the rest in one order, so that equal pages are one.
 * Null for an address that no link of ours makes (too long, too many fields, badly encoded): the browser makes that page.
 */
export function pageAddress(url: string): PageAddress | null {
  const [whole = ''] = url.split('#', 1);
  const mark = whole.indexOf('?');
  const path = mark < 0 ? whole : whole.slice(0, mark);
  const query = mark < 0 ? '' : whole.slice(mark + 1);
  if (
    path.length + query.length > LONGEST ||
    path.includes('//') ||
    !wellEncoded(path) ||
    !wellEncoded(query)
  )
    return null;
  const fields = [...new URLSearchParams(query)].filter(([name]) => !CAMPAIGN.test(name));
  if (fields.length > MOST_FIELDS) return null;
  const search = new URLSearchParams(fields);
  search.sort();
  return { path, search: search.size > 0 ? `?${search}` : '', lang: search.get(LANGUAGE_FIELD) };
}

function wellEncoded(text: string): boolean {
  try {
    return !/[\0-\x1f\x7f]/.test(decodeURIComponent(text));
  } catch {
    return false;
  }
}
