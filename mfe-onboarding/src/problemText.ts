import type { ApiError } from '@sanchay/api-client';
import type { Translate } from '@sanchay/i18n';

/** A failure in words: the API's own, which come in the language of the page, or ours where no answer came. */
export function problemText(t: Translate, error: ApiError): string {
  return error.code ? error.message : t(`problem.${error.kind}`, { defaultValue: error.message });
}
