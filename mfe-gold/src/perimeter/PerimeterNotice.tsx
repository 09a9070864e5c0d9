import { useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/**
 * Always on the pages of gold: it is outside the market regulator's protection.
 * @param later see `Notice`
 */
export function PerimeterNotice({ later = false }: { later?: boolean }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Notice tone="warn" later={later} title={t('perimeter.title')}>
      {t('perimeter.text')}
    </Notice>
  );
}
