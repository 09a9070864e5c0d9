/** A PAN as statements print it, also in lower case and with blanks; a label without a colon is read too. */
const PRINTED = /\bPAN\b[\s:,']*([A-Z]{5}\s?\d{4}\s?[A-Z])\b/i;
/** What stands behind the label, up to the next one. */
const FIELD = /\bPAN\s*:[^\S\n]*([^\n\t():]*)/i;
const MASKED = /[*]|X{3}/i;

/**
 * The PAN of a text in capitals, null without one. A field that is filled but is no PAN is returned as it stands, because
 * it is nobody's PAN: without it, a single wrong letter would make a stranger's statement one without a PAN.
 */
export function printedPan(text: string): string | null {
  const printed = PRINTED.exec(text)?.[1];
  if (printed !== undefined) return plain(printed);
  const field = FIELD.exec(text)?.[1] ?? '';
  if (MASKED.test(field)) return null;
  const tokens = field.trim().split(/\s+/);
  const starts = [1, 2, 3].map((count) => plain(tokens.slice(0, count).join('')));
  return starts.find(isAlmostPan) ?? null;
}

const plain = (text: string): string => text.replaceAll(/[^A-Z\d]/gi, '').toUpperCase();

/** A PAN has six letters and four digits. */
function isAlmostPan(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return text.length >= 8 && text.length <= 12 && digits >= 3 && text.length - digits >= 3;
}
