const FORMULA = /^[=+\-@\t\r]/;

/** A field of a CSV file (RFC 4180): in quotes where it needs them. */
export function csvField(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The same for words, which a spreadsheet must not run: an apostrophe before a formula. Source: OWASP, "CSV injection". */
export function csvTextField(text: string): string {
  return csvField(FORMULA.test(text) ? `'${text}` : text);
}
