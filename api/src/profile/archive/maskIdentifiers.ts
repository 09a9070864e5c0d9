import { maskAccount, maskPan } from '@sanchay/finance';

/** Identifiers by the names they have in the data users provided. */
const MASKS: Record<string, (text: string) => string> = {
  pan: maskPan,
  account_no: maskAccount,
  tin: maskAccount,
  id_number: maskAccount,
  date_of_birth: (date) => `${date.slice(0, 4)}-••-••`,
};

/** The same values with every identifier masked, however deep it lies. */
export function maskIdentifiers<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(maskIdentifiers) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => [
      name,
      typeof inner === 'string' && Object.hasOwn(MASKS, name) ? MASKS[name]!(inner) : maskIdentifiers(inner),
    ]),
  ) as Value;
}
