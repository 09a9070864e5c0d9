import type { AppConfig } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Disclosure, Stack, Table, Text, type Column } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { sourceRows, trendRows, type SourceRow, type TrendRow } from './complaints.ts';

// A phone scrolls each table sideways, by keys too.
const Wide = styled.div`
  overflow-x: auto;
  > * {
    min-width: 580px;
  }
`;

/** The regulator's full form: the month by source, then the trend by month and by year. */
export function DisclosureForm({ complaints }: { complaints: AppConfig['complaints'] }) {
  const { t } = useMessages();
  const { number, month, financialYear } = useColumnsOf();
  const sources: Column<SourceRow>[] = [
    {
      key: 'source',
      head: t('regulatory.from'),
      rowHead: true,
      cell: ({ source }) => t(`regulatory.from.${source}`),
    },
    number('start', 'regulatory.start', ({ start }) => start),
    number('received', 'regulatory.received', ({ received }) => received),
    number('resolved', 'regulatory.resolved', ({ resolved }) => resolved),
    number('pending', 'regulatory.pending', ({ pending }) => pending),
    number('old', 'regulatory.overThreeMonths', ({ overThreeMonths }) => overThreeMonths),
    number('days', 'regulatory.averageDays', ({ averageDays }) => averageDays),
  ];
  const trend = (first: Column<TrendRow>): Column<TrendRow>[] => [
    first,
    number('start', 'regulatory.carried', ({ start }) => start),
    number('received', 'regulatory.received', ({ received }) => received),
    number('resolved', 'regulatory.resolved', ({ resolved }) => resolved),
    number('pending', 'regulatory.pending', ({ pending }) => pending),
  ];
  return (
    <Disclosure summary={t('regulatory.full')}>
      <Stack gap={6}>
        <Wide tabIndex={0} role="region" aria-label={t('regulatory.bySource')}>
          <Table
            caption={t('regulatory.bySource')}
            columns={sources}
            rows={sourceRows(complaints.sources)}
            rowKey={({ source }) => source}
          />
        </Wide>
        <Wide tabIndex={0} role="region" aria-label={t('regulatory.byMonth')}>
          <Table
            caption={t('regulatory.byMonth')}
            columns={trend(month)}
            rows={trendRows(complaints.months)}
            rowKey={({ from }) => from}
          />
        </Wide>
        <Wide tabIndex={0} role="region" aria-label={t('regulatory.byYear')}>
          <Table
            caption={t('regulatory.byYear')}
            columns={trend(financialYear)}
            rows={trendRows(complaints.years)}
            rowKey={({ from }) => from}
          />
        </Wide>
        <Text>{t('regulatory.impersonation', { count: complaints.impersonationReports })}</Text>
      </Stack>
    </Disclosure>
  );
}

/** Makers of columns: figures to the end, a month by its name, a financial year as 2026-27. */
function useColumnsOf() {
  const { t } = useMessages();
  const format = useFormat();
  return {
    number: <R,>(key: string, head: string, of: (row: R) => number | null): Column<R> => ({
      key,
      head: t(head),
      align: 'end',
      cell: (row) => {
        const value = of(row);
        return value === null ? '--' : format.number(value);
      },
    }),
    month: {
      key: 'from',
      head: t('regulatory.month'),
      rowHead: true,
      // Without its day, which is always the first.
      cell: ({ from }: TrendRow) => format.date(from).replace(/^\d+ /, ''),
    },
    financialYear: {
      key: 'from',
      head: t('regulatory.year'),
      rowHead: true,
      cell: ({ from }: TrendRow) =>
        `${from.slice(0, 4)}-${String(Number(from.slice(2, 4)) + 1).padStart(2, '0')}`,
    },
  };
}
