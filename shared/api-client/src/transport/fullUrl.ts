import type { ApiRequest } from '../link.ts';

/** The address with its query; what is undefined or null is left out. */
export function fullUrl({ url, query }: Pick<ApiRequest, 'url' | 'query'>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size === 0 ? url : `${url}?${search}`;
}
