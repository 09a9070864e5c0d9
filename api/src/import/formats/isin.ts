/** What a security is by its ISIN: a fund, a share, or something that is not imported, such as a bond. */
export type SecurityKind = 'mutual_fund' | 'stock' | 'other';

/** Whether a text is an Indian ISIN with a correct check digit (ISO 6166). */
export function isIsin(text: string): boolean {
  if (!/^IN[A-Z0-9]{9}\d$/.test(text)) return false;
  const digits = [...text].map((character) => Number.parseInt(character, 36)).join('');
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const weighted = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (weighted > 9 ? weighted - 9 : weighted);
  }, 0);
  return sum % 10 === 0;
}

/** How the ISINs of the invented shares of the sandbox begin; they only count up. */
const INVENTED_SHARES = 'INESBX';

/** Units of funds begin with INF; the eighth and ninth character of shares are 01 (NSDL's scheme of ISINs). */
export function securityKind(isin: string): SecurityKind {
  if (isin.startsWith('INF')) return 'mutual_fund';
  if (isin.startsWith(INVENTED_SHARES)) return 'stock';
  return /^IN[E9]/.test(isin) && isin.slice(7, 9) === '01' ? 'stock' : 'other';
}
