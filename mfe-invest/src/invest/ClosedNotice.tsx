import type { Scheme } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** Why a fund cannot be bought here. */
export function ClosedNotice({ scheme }: { scheme: Scheme }) {
  const { t } = useWords(WORDS);
  return (
    <Notice title={t('invest.closed')}>
      {t(scheme.direct === 'Y' ? 'invest.closedHint' : 'invest.regularHint')}
    </Notice>
  );
}
