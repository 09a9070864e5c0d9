import type { ApiError } from '@sanchay/api-client';
import { Notice } from '@sanchay/ui';
import { useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { problemText } from '../problemText.ts';

/** A failure of the whole form, read out as it appears. */
export function ProblemNotice({ error }: { error: ApiError | null }) {
  const { t } = useWords(WORDS);
  if (!error) return null;
  return (
    <Notice tone="error" live>
      {problemText(t, error)}
    </Notice>
  );
}
