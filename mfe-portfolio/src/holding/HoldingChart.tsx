import type { PortfolioTransaction } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, LineChart, Loading, SkeletonChart, SkeletonLine, Stack } from '@sanchay/ui';
import { useMemo } from 'react';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';
import { navLine } from './navLine.ts';
import { navMarks, RANGES, rangeOfMarks } from './navMarks.ts';
import { transactionType } from './transactionType.ts';

interface Props {
  code: string;
  name: string;
  transactions: readonly PortfolioTransaction[];
}

/** The NAV of the fund with the investor's own purchases and sales on it. */
export function HoldingChart({ code, name, transactions }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const history = useCall('navHistory', { params: { code }, query: { format: 'packed' } });
  const line = useMemo(() => readLine(history.data), [history.data]);
  const series = useMemo(
    () => [{ label: t('facts.nav.mutual_fund'), values: line?.navs ?? [], kind: 'area' as const }],
    [line, t],
  );
  const marks = useMemo(
    () => ({
      all: navMarks(transactions, (row) =>
        t('chart.mark', {
          type: transactionType(t, row.type),
          units: format.units(Math.abs(row.units), unitDecimals([row.units])),
          nav: format.nav(row.nav),
          date: format.date(row.date),
        }),
      ),
      names: { in: t('chart.in'), out: t('chart.out') },
      column: t('chart.column'),
    }),
    [transactions, t, format],
  );
  if (!history.isPending && !line) return null;
  return (
    <Card title={t('chart.title')}>
      {line ? (
        <LineChart
          label={t('chart.label', { name })}
          dates={line.dates}
          series={series}
          marks={marks}
          ranges={RANGES}
          defaultRange={rangeOfMarks(line.dates, marks.all)}
          format={(value) => format.nav(value)}
        />
      ) : (
        <Loading>
          <Stack gap={2}>
            <SkeletonLine width={60} height={44} />
            <SkeletonLine width={50} height={24} />
            <SkeletonChart height={260} />
          </Stack>
        </Loading>
      )}
    </Card>
  );
}

/** Damaged bytes are no line: the page does without the chart. */
function readLine(history: Parameters<typeof navLine>[0] | undefined) {
  try {
    const line = history && navLine(history);
    return line && line.dates.length > 1 ? line : null;
  } catch {
    return null;
  }
}
