import type { Translate } from '@sanchay/i18n';

/** A type of transaction in words; the API's own where there are none. */
export function transactionType(t: Translate, type: string): string {
  return t(`type.${type}`, { defaultValue: type });
}
