import { useMessages } from '@sanchay/i18n';
import { Term } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** The word XIRR with what it means. */
export function XirrTerm() {
  const { t } = useMessages(MESSAGES);
  return <Term explain={t('figures.xirrMeans')}>{t('figures.xirr')}</Term>;
}
