import { useMessages } from '@sanchay/i18n';
import { useTip } from '@sanchay/remote-kit';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** What the figures of the portfolio mean, on the first few visits. */
export function ReadingTip() {
  const { t } = useMessages(MESSAGES);
  const { shown, close } = useTip('portfolio');
  if (!shown) return null;
  return (
    <Notice title={t('overview.tip.title')} onClose={close}>
      {t('overview.tip.text')}
    </Notice>
  );
}
