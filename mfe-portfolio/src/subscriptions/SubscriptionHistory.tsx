import { client } from '@sanchay/api-client';
import type { SubscriptionFile } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Disclosure, Row, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Downloads } from '../read/Downloads.tsx';
import type { Subscription } from './subscriptionTypes.ts';

/** Subscriptions with what was paid, their documents and refunds, newest first. */
export function SubscriptionHistory({ rows }: { rows: readonly Subscription[] }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Card title={t('subs.history')}>
      <Stack gap={0}>
        {rows.map((row) => (
          <Entry key={row.id} row={row} />
        ))}
      </Stack>
    </Card>
  );
}

function Entry({ row }: { row: Subscription }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const files = filesOf(row);
  const refund = row.payment?.refunds[0];
  const paid =
    row.paid_with === 'free'
      ? t('subs.free')
      : row.paid_with === 'coins'
        ? t('subs.coins', { coins: format.number(row.coins) })
        : format.rupees(row.total, { decimals: 2 });
  const head = [
    t(`subs.feature.${row.feature_name}`),
    t(`subs.state.${row.status}`),
    format.date(row.placed_at),
  ];
  return (
    <Disclosure summary={head.join(' · ')}>
      <Stack gap={3}>
        <Text size="small">
          {paid}
          {row.starts_on && row.ends_on
            ? ` · ${t('subs.period', { from: format.date(row.starts_on), to: format.date(row.ends_on) })}`
            : ''}
        </Text>
        {row.reason && <Text size="small">{row.reason}</Text>}
        {row.status === 'failed' && row.payment?.reason && <Text size="small">{row.payment.reason}</Text>}
        {refund && (
          <Text size="small">
            {t('subs.refunded', {
              amount: format.rupees(refund.amount, { decimals: 2 }),
              date: format.date(refund.due_by),
            })}
          </Text>
        )}
        {files.length > 0 && (
          <Row>
            <Downloads
              files={files.map((file) => ({
                id: file,
                label: t(`subs.file.${file}`),
                name: `sanchay-${file}`,
                load: () => client.call('subscriptionFile', { params: { id: row.id, file } }),
              }))}
            />
          </Row>
        )}
      </Stack>
    </Disclosure>
  );
}

function filesOf(row: Subscription): SubscriptionFile[] {
  return [
    ...(row.invoice_no ? (['invoice.pdf'] as const) : []),
    ...(row.credit_note_no ? (['credit-note.pdf'] as const) : []),
  ];
}
