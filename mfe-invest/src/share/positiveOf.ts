/** A number above zero in an address; null without one. */
export function positiveOf(address: URLSearchParams, name: string): number | null {
  const value = Number(address.get(name));
  return Number.isFinite(value) && value > 0 ? value : null;
}
