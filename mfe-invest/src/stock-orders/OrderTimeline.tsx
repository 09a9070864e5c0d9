import type { StockOrder } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Timeline } from '@sanchay/ui';
import { STOCK_ORDER_MESSAGES } from '../messages.ts';

/** What has happened with an order of shares, the last step as the current one. */
export function OrderTimeline({ timeline }: Pick<StockOrder, 'timeline'>) {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { dateTime } = useFormat();
  return (
    <Card title={t('one.timeline')}>
      <Timeline
        label={t('one.timeline')}
        steps={timeline.map(({ at, step, title, text }, index) => ({
          title,
          time: dateTime(at),
          detail: text ?? undefined,
          state:
            step === 'rejected' || step === 'annulled'
              ? 'failed'
              : index === timeline.length - 1
                ? 'now'
                : 'done',
        }))}
      />
    </Card>
  );
}
