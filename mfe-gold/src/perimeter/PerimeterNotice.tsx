import { useWords } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** Always on the pages of gold: it is outside the market regulator's protection. */
export function PerimeterNotice() {
  const { t } = useWords(WORDS);
  return (
    <Notice tone="warn" title={t('perimeter.title')}>
      {t('perimeter.text')}
    </Notice>
  );
}
