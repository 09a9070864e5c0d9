import type { Translate } from '@sanchay/i18n';

/** The words for a feature's code; a code that is newer than these words is shown as it is, readable. */
export function featureName(t: Translate, code: string): string {
  const key = `feature.${code}`;
  const message = t(key);
  return message === key ? code.replaceAll('_', ' ') : message;
}
