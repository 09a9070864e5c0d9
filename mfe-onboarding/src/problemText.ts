import type { ApiError } from '@sanchay/api-client';
import type { Translate } from '@sanchay/i18n';

/**
 * A failure in words. In English these are the API's own; in Hindi the words of its code, where there are some.
 */
export function problemText(t: Translate, error: ApiError): string {
  return t(`problem.${error.code ?? error.kind}`, {
    defaultValue: error.message,
    message: error.message,
    seconds: error.retryAfter ?? 0,
  });
}
