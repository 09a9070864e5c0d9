const SECRET =
  /(^|_)(tokens?|passwords?|secrets?|authorization|otps?|pin|pans?|aadhaar|dob|emails?|phones?|mobile|accountnumber|account_number|account_no|ifsc|date_of_birth)(_|$)/;
const BLANK = '[redacted]';
const DEEPEST = 8;

const messages = (field: string) => field.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** The value with secrets and identifiers blanked, judged by the words of the field's name (`authToken`, `pan_number`). */
export function redact(value: unknown, depth = 0): unknown {
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  // A payload may hold a cycle: structured clone carries those.
  if (depth >= DEEPEST) return '[too deep]';
  if (Array.isArray(value)) return value.map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([field, inner]) => [
      field,
      SECRET.test(messages(field)) ? BLANK : redact(inner, depth + 1),
    ]),
  );
}
