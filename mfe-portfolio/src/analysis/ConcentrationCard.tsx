import { fundTitle, type PortfolioAnalysis } from '@sanchay/contracts';
import { dataLabel, useFormat, useMessages, type Translate } from '@sanchay/i18n';
import { Card, Stack, Table, Text, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { RowName } from './RowName.tsx';

type Row = PortfolioAnalysis['concentration'][number];

function largestName(t: Translate, { of, largest }: Row): string {
  if (of === 'sectors') return dataLabel(t, 'sector', largest);
  return of === 'funds' ? fundTitle(largest) : largest;
}

/** How much of the portfolio its largest companies, sectors, fund houses and funds are. */
export function ConcentrationCard({ analysis }: { analysis: PortfolioAnalysis }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const rows = analysis.concentration;
  if (rows.length === 0) return null;
  const figure = (key: 'top_1' | 'top_5' | 'top_10', head: string, more: Partial<Column<Row>> = {}) => ({
    key,
    head: t(head),
    align: 'end' as const,
    cell: (row: Row) => format.percent(row[key], { decimals: 1 }),
    ...more,
  });
  const columns: Column<Row>[] = [
    {
      key: 'of',
      head: t('analysis.column.of'),
      rowHead: true,
      cell: (row) => (
        <RowName below={largestName(t, row)}>
          {t(`analysis.concentration.${row.of}`)} ({format.number(row.count)})
        </RowName>
      ),
    },
    figure('top_1', 'analysis.top1'),
    figure('top_5', 'analysis.top5', { hideOnPhone: true }),
    figure('top_10', 'analysis.top10'),
  ];
  return (
    <Card title={t('analysis.concentration')}>
      <Stack gap={4}>
        <Table
          caption={t('analysis.concentration')}
          hideCaption
          columns={columns}
          rows={rows}
          rowKey={({ of }) => of}
        />
        <Text size="small">{t('analysis.concentrationRule')}</Text>
      </Stack>
    </Card>
  );
}
