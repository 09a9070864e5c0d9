/** The financial year that an address names, like 2025-26; a text of another form is left out. */
export function yearOf(address: URLSearchParams): { year?: string } {
  const year = address.get('year');
  return year !== null && /^\d{4}-\d{2}$/.test(year) ? { year } : {};
}
