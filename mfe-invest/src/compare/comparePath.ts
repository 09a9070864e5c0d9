const SEPARATOR = ',';

/** Address of a comparison of funds by their codes; it can be shared. */
export function comparePath(codes: readonly string[]): string {
  return `/mutual-funds/compare?codes=${codes.map(encodeURIComponent).join(SEPARATOR)}`;
}

/** The codes that an address of a comparison names, each once, four at most. */
export function codesOf(address: URLSearchParams): string[] {
  const codes = (address.get('codes') ?? '').split(/[,|]/).map((code) => code.trim());
  return [...new Set(codes.filter(Boolean))].slice(0, 4);
}
