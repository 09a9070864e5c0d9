import type { Refund } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Notice, Stack, Timeline, type TimelineStep } from '@sanchay/ui';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { MESSAGES } from '../messages.ts';

/** Where money that goes back is, and by when it has to be there. */
export function RefundTracker({ refunds }: { refunds: readonly Refund[] }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, date, dateTime } = useFormat();
  const today = useCall('datedRules').data?.data.on;
  if (refunds.length === 0) return null;
  const steps = ({ amount, status, asked_at, due_by, reference }: Refund): TimelineStep[] => {
    const sent = status === 'confirmed';
    return [
      {
        title: t('refund.asked', { amount: rupees(amount, { decimals: rupeeDecimals(amount) }) }),
        time: dateTime(asked_at),
        state: 'done',
      },
      {
        title: sent ? t('refund.sent') : t('refund.waiting'),
        detail: sent && t('refund.reference', { reference }),
        state: sent ? 'done' : 'now',
      },
      { title: t('refund.due', { day: date(due_by) }), state: sent ? 'now' : 'next' },
    ];
  };
  return (
    <Card title={t('refund.title')}>
      <Stack gap={6}>
        {refunds.map((refund) => (
          <Stack gap={3} key={refund.id}>
            <Timeline label={t('refund.title')} steps={steps(refund)} />
            {today !== undefined && refund.due_by < today && <Notice tone="warn">{t('refund.late')}</Notice>}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}
