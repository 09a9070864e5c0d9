/** The page that an address names; the first one for anything else than a whole number from 1 to 10,000. */
export function pageOf(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= 10_000 ? page : 1;
}
