import type { Scheme } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { Card, Figure, Stack, Table, Text } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { MESSAGES } from '../messages.ts';
import { returnRows } from './returnRows.ts';

/** Past returns of the fund, of its category and of a deposit. */
export function ReturnsTable({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(MESSAGES);
  const { percent, date } = useFormat();
  const { config } = usePlatform();
  const categories = useCall('fundCategories');
  const rows = returnRows(scheme, categories.data ?? [], config.assumedReturns.fd);
  const share = (value: number | null, strong = false) => (
    <Figure strong={strong}>{percent(value, { decimals: 1 })}</Figure>
  );
  return (
    <Card title={t('returns.title')}>
      <Stack gap={3}>
        <Table
          caption={t('returns.title')}
          hideCaption
          rows={rows}
          rowKey={(row) => row.period}
          columns={[
            {
              key: 'period',
              head: t('returns.period'),
              rowHead: true,
              cell: (row) => t(`returns.${row.period}`),
            },
            { key: 'fund', head: t('returns.fund'), align: 'end', cell: (row) => share(row.fund, true) },
            {
              key: 'category',
              head: t('returns.category'),
              align: 'end',
              cell: (row) => share(row.category),
            },
            { key: 'deposit', head: t('returns.deposit'), align: 'end', cell: (row) => share(row.deposit) },
          ]}
        />
        <CallProblem of={categories} compact />
        <Text size="label">
          {t('returns.rule', {
            category: dataLabel(t, 'category', scheme.fund_category),
            rate: percent(config.assumedReturns.fd, { decimals: 1 }),
          })}{' '}
          {scheme.returns.date && t('state.asOf', { date: date(scheme.returns.date) })}
        </Text>
      </Stack>
    </Card>
  );
}
