import type { ApiError } from '@sanchay/api-client';
import { Notice } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';
import { problemText } from '../problemText.ts';

/** A failure of the whole form, read out as it appears. */
export function ProblemNotice({ error }: { error: ApiError | null }) {
  const { t } = useMessages(MESSAGES);
  if (!error) return null;
  return (
    <Notice tone="error" live>
      {problemText(t, error)}
    </Notice>
  );
}
