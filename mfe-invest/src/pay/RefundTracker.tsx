import type { Refund } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Card, Stack, Text, Timeline } from '@sanchay/ui';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { WORDS } from '../words.ts';

/** Where money that goes back is, and by when it has to be there. */
export function RefundTracker({ refunds, today }: { refunds: readonly Refund[]; today: string }) {
  const { t } = useWords(WORDS);
  const { rupees, date, dateTime } = useFormat();
  if (refunds.length === 0) return null;
  return (
    <Card title={t('refund.title')}>
      <Stack gap={6}>
        {refunds.map((refund) => {
          const amount = rupees(refund.amount, { decimals: rupeeDecimals(refund.amount) });
          const confirmed = refund.status === 'confirmed';
          const late = refund.due_by < today;
          return (
            <Stack gap={3} key={refund.id}>
              <Timeline
                steps={[
                  {
                    id: 'asked',
                    title: t('refund.asked', { amount }),
                    state: 'done',
                    time: dateTime(refund.asked_at),
                  },
                  {
                    id: 'sent',
                    title: confirmed ? t('refund.sent', { reference: refund.reference }) : t('refund.waiting'),
                    state: confirmed ? 'done' : 'current',
                  },
                  {
                    id: 'due',
                    title: t('refund.due', { day: date(refund.due_by) }),
                    state: confirmed ? 'current' : 'upcoming',
                  },
                ]}
              />
              {late && <Text size="small">{t('refund.late')}</Text>}
            </Stack>
          );
        })}
      </Stack>
    </Card>
  );
}
