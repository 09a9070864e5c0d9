import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Disclosure, Stack, Table, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';
import type { Figures } from './figures.ts';

/** The formula of the Sharpe ratio with every risk-free rate in it, so that it can be worked out again. */
export function SharpeRates({ sharpe: { rates } }: { sharpe: NonNullable<Figures['sharpe']> }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent, date } = useFormat();
  return (
    <Disclosure summary={t('sharpe.how')}>
      <Stack gap={3}>
        <Text size="small">{t('sharpe.formula')}</Text>
        <Table
          caption={t('sharpe.rates')}
          rows={rates}
          rowKey={({ rule_id }) => rule_id}
          columns={[
            {
              key: 'months',
              head: t('sharpe.months'),
              rowHead: true,
              cell: ({ months, from, to }) =>
                t('sharpe.span', { count: months, from: date(from), to: date(to) }),
            },
            { key: 'rate', head: t('sharpe.rate'), align: 'end', cell: ({ rate }) => percent(rate) },
            {
              key: 'rule',
              head: t('sharpe.rule'),
              hideOnPhone: true,
              cell: ({ rule_id }) => <RuleSource ids={[rule_id]} />,
            },
          ]}
        />
      </Stack>
    </Disclosure>
  );
}
