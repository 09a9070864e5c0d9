import { useWords } from '@sanchay/i18n';
import { Term } from '@sanchay/ui';
import { WORDS } from '../words.ts';

/** The word XIRR with what it means. */
export function XirrTerm() {
  const { t } = useWords(WORDS);
  return <Term explain={t('figures.xirrMeans')}>{t('figures.xirr')}</Term>;
}
