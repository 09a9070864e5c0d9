/** Path of a fund's page. */
export function fundPath(slug: string): string {
  return `/mutual-funds/fund/${encodeURIComponent(slug)}`;
}
