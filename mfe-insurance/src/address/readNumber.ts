/** A number of the address within its range, or the usual one when it is missing or not a number. */
export function readNumber(
  query: URLSearchParams,
  name: string,
  { min, max, usual }: { min: number; max: number; usual: number },
): number {
  const text = query.get(name);
  const value = text === null || text.trim() === '' ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : usual;
}
