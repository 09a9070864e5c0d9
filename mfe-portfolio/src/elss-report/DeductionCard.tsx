import type { ElssReport } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, Figure, Stack, Table, Text, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Year = ElssReport['years'][number];

/** What was invested in the year, what of it counts for section 80C, and the years before. */
export function DeductionCard({ report }: { report: ElssReport }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  const { invested, deductible, limit } = report;
  const columns: Column<Year>[] = [
    {
      key: 'year',
      head: t('elss.column.year'),
      rowHead: true,
      cell: (year) => t('report.yearNamed', { year: year.financial_year }),
    },
    {
      key: 'invested',
      head: t('elss.column.invested'),
      align: 'end',
      exact: true,
      cell: (year) => exact(year.invested),
    },
    {
      key: 'deductible',
      head: t('elss.column.deductible'),
      align: 'end',
      exact: true,
      cell: (year) => exact(year.deductible),
    },
  ];
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <Text size="label">{t('elss.counts')}</Text>
          <Figure size="hero">{exact(deductible)}</Figure>
          <Text size="small">
            {t('elss.invested', { year: report.financial_year })}: {exact(invested)}.{' '}
            {invested > deductible && t('elss.overLimit', { amount: exact(invested - deductible) })}
          </Text>
        </div>
        {limit !== null && (
          <Text size="small">
            {t('elss.limit', { limit: format.rupees(limit) })} <RuleSource ids={report.rule_ids} />
          </Text>
        )}
        {report.years.length > 1 && (
          <Table
            caption={t('elss.byYear')}
            hideCaption
            columns={columns}
            rows={report.years}
            rowKey={(year) => year.financial_year}
          />
        )}
      </Stack>
    </Card>
  );
}
