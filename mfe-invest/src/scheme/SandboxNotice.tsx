import { useMessages } from '@sanchay/i18n';
import { Notice } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** States that the market data on the page is invented. */
export function SandboxNotice() {
  const { t } = useMessages(MESSAGES);
  return (
    <Notice tone="sandbox" title={t('sandbox.title')}>
      {t('sandbox.text')}
    </Notice>
  );
}
