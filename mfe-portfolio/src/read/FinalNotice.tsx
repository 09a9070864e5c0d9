import { useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** The status of a report whose year is over and complete. */
export function FinalNotice({ year }: { year: string }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Notice tone="success" title={t('report.final', { year })} later>
      {t('report.finalWhat')}
    </Notice>
  );
}
