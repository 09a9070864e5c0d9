import type { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_MESSAGES } from '../../chat/supportMessages.ts';

const REFUSED = /^(rule_|source_missing|reason_missing|note_missing|text_too_long)/;

/** Why a proposal or decision was refused: the API's own sentence, which is in the language of the page. */
export function useRuleProblem(): (error: ApiError) => string {
  const { t } = useMessages(SUPPORT_MESSAGES);
  return (error) => (REFUSED.test(error.code ?? '') ? error.message : messageProblem(t, error));
}
