import { useWords } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** Says that the market data on the page is invented. */
export function SandboxNotice() {
  const { t } = useWords(WORDS);
  return (
    <Notice tone="sandbox" title={t('sandbox.title')}>
      {t('sandbox.text')}
    </Notice>
  );
}
