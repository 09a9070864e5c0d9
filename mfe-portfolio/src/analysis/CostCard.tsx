import { fundTitle, type PortfolioAnalysis } from '@sanchay/contracts';
import { useFormat, useMessages, type Formats, type Translate } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Card, Figure, Pager, Stack, Table, Text, TextLink, type Column } from '@sanchay/ui';
import { useState, type ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';
import { commissionLater } from './commission.ts';
import { RowName } from './RowName.tsx';

type FundCost = PortfolioAnalysis['cost']['funds'][number];

const YEARS = 10;
const PER_PAGE = 15;

/** What the funds cost a year by their expense ratios, and what regular plans cost more than direct ones. */
export function CostCard({ analysis }: { analysis: PortfolioAnalysis }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { config } = usePlatform();
  const { cost } = analysis;
  const ratePct = config.goals.returns;
  if (cost.funds.length === 0) return null;
  return (
    <Card title={t('analysis.cost')}>
      <Stack gap={5}>
        <div>
          <Text size="label">{t('analysis.costYearly')}</Text>
          <Figure size="large">
            {cost.average_percentage === null ? t('analysis.riskNone') : format.rupees(cost.yearly)}
          </Figure>
          {cost.average_percentage !== null && (
            <Text size="small">
              {t('analysis.costAverage', {
                percent: format.percent(cost.average_percentage),
                value: format.rupees(cost.covered_value),
              })}
            </Text>
          )}
        </div>
        {cost.regular_yearly > 0 && (
          <div>
            <Text>
              {t('analysis.costRegular', {
                amount: format.rupees(cost.regular_yearly),
                later: format.rupees(commissionLater(analysis, { ratePct, years: YEARS })),
                years: YEARS,
              })}
            </Text>
            <Text size="small">{t('analysis.costSwitch')}</Text>
            <Text size="label">
              {t('analysis.costAssumes', { rate: format.percent(ratePct, { decimals: 0 }) })}
            </Text>
          </div>
        )}
        <CostTable analysis={analysis} />
      </Stack>
    </Card>
  );
}

function CostTable({ analysis }: { analysis: PortfolioAnalysis }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const rows = analysis.cost.funds;
  const names = new Map(analysis.funds.map(({ code, name }) => [code, fundTitle(name)]));
  const columns: Column<FundCost>[] = [
    {
      key: 'fund',
      head: t('analysis.costFund'),
      rowHead: true,
      cell: (row) => <RowName below={costNote(t, format, row)}>{names.get(row.code) ?? row.code}</RowName>,
    },
    {
      key: 'yearly',
      head: t('analysis.column.yearly'),
      align: 'end',
      cell: ({ yearly }) => (yearly === null ? t('analysis.unknown') : format.rupees(yearly)),
    },
  ];
  return (
    <Stack gap={4}>
      <Table
        caption={t('analysis.costTable')}
        hideCaption
        columns={columns}
        rows={rows.slice((page - 1) * PER_PAGE, page * PER_PAGE)}
        rowKey={({ code }) => code}
      />
      <Pager page={page} pages={Math.ceil(rows.length / PER_PAGE)} onPage={setPage} />
    </Stack>
  );
}

/** One line below the fund: for a regular plan what it costs more, with the way to the direct one; else its ratio. */
function costNote(t: Translate, format: Formats, row: FundCost): ReactNode {
  const { expense_percentage: ratio, expense_date: date, direct, twin } = row;
  if (ratio === null) return t('analysis.costNoRatio');
  if (!direct) {
    if (!twin) return t('analysis.costTwinUnknown');
    const { slug, yearly_more: more } = twin;
    const note =
      more === null ? t('analysis.costDirect') : t('analysis.costMore', { amount: format.rupees(more) });
    return <TextLink href={`/mutual-funds/fund/${slug}`}>{note}</TextLink>;
  }
  return [format.percent(ratio), date !== null && format.date(date)].filter(Boolean).join(' · ');
}
