import type { ApiError } from '@sanchay/api-client';
import { useWords } from '@sanchay/i18n';
import { messageProblem } from '../../chat/messageProblem.ts';
import { SUPPORT_WORDS } from '../../chat/supportWords.ts';

const REFUSED = /^(rule_|source_missing|reason_missing|note_missing|text_too_long)/;

/** Why a proposal or decision was refused: the API's own sentence, which is in the language of the page. */
export function useRuleProblem(): (error: ApiError) => string {
  const { t } = useWords(SUPPORT_WORDS);
  return (error) => (REFUSED.test(error.code ?? '') ? error.message : messageProblem(t, error));
}
