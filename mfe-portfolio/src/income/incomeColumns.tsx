import { fundTitle, type IncomeSource } from '@sanchay/contracts';
import type { Translate } from '@sanchay/i18n';
import { Text, type Column } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { FundName } from '../read/FundName.tsx';
import { TwoLines } from '../read/TwoLines.tsx';

interface Named {
  source: IncomeSource;
  name: string;
  holder?: string;
}

/** Income of a fund, which is what a late payout is of. */
const FUNDS: ReadonlySet<IncomeSource> = new Set(['mutual_fund', 'late_payout']);

/** The name of what earned, with its kind and what else belongs below it. */
export function sourceColumn<Row extends Named>({
  t,
  more,
}: {
  t: Translate;
  more?: (row: Row) => string;
}): Column<Row> {
  return {
    key: 'source',
    head: t('income.column.source'),
    rowHead: true,
    cell: (row) => (
      <TwoLines
        below={[t(`income.source.${row.source}`), more?.(row), row.holder].filter(Boolean).join(' · ')}
      >
        <FundName title={FUNDS.has(row.source) ? fundTitle(row.name) : row.name} />
      </TwoLines>
    ),
  };
}

/** A column of rupees to the paisa. */
export function moneyColumn<Row>(key: string, head: string, cell: (row: Row) => ReactNode): Column<Row> {
  return { key, head, align: 'end', exact: true, cell };
}

/** A second line of a cell. */
export function below(line: string): ReactNode {
  return (
    <Text size="label" as="div">
      {line}
    </Text>
  );
}
