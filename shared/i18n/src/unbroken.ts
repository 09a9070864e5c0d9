const FINANCIAL_YEAR = /^(\d{4})-(\d{2})$/;

/** A value as it stands in a sentence: a financial year is not broken after its hyphen, everything else is as it was. */
export function unbroken(value: string): string {
  const [, from, to] = FINANCIAL_YEAR.exec(value) ?? [];
  return from && (Number(from) + 1) % 100 === Number(to) ? `${from}-\u2060${to}` : value;
}
