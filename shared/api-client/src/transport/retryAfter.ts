/** Seconds that the server requests to wait, provided as seconds or as a date; null when it requests none. */
export function retryAfter(headers: Readonly<Record<string, string>>, now: () => number): number | null {
  const value = headers['retry-after']?.trim();
  if (!value) return null;
  if (/^\d+$/.test(value)) return Number(value);
  // `Date.parse` alone makes a date of almost anything.
  const at = value.endsWith('GMT') ? Date.parse(value) : NaN;
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now()) / 1000));
}
