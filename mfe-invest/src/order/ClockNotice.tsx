import { useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Notice, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** In the sandbox: where to advance the clock, for a user who waits for an order's next day. */
export function ClockNotice() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  if (!config.sandbox) return null;
  return (
    <Notice tone="sandbox" title={t('order.clock')}>
      {t('order.clockHint')}{' '}
      <TextLink href="/sandbox" target="_blank" rel="noopener">
        {t('order.moveClock')}
      </TextLink>
    </Notice>
  );
}
