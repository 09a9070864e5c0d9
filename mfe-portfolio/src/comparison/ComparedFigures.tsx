import type { HoldingComparison } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, Stack, Table, Text, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { comparisonName } from './comparisonName.ts';

interface Row {
  name: string;
  outcome: HoldingComparison['holding'];
}

/** Value, gain and return of the holding and of the same payments elsewhere, and the difference in rupees. */
export function ComparedFigures({ comparison }: { comparison: HoldingComparison }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { holding, other, paid, return_basis: basis } = comparison;
  if (other === null) return null;
  const name = comparisonName(t, comparison);
  const ahead = holding.gain - other.gain;
  const percentOf = ({ gain, xirr_percentage: xirr }: Row['outcome']) =>
    basis === 'xirr' ? xirr : paid > 0 ? (gain / paid) * 100 : null;
  const columns: Column<Row>[] = [
    { key: 'name', head: t('compare.what'), rowHead: true, cell: (row) => row.name },
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      cell: ({ outcome }) => <strong>{format.rupees(outcome.value)}</strong>,
    },
    {
      key: 'gain',
      head: t('compare.gain'),
      align: 'end',
      hideOnPhone: true,
      cell: ({ outcome }) => <Change amount={outcome.gain} />,
    },
    {
      key: 'return',
      head: t(`figures.${basis}`),
      align: 'end',
      cell: ({ outcome }) => <Change percent={percentOf(outcome)} />,
    },
  ];
  return (
    <Stack gap={3}>
      <Text strong>
        {t(ahead >= 0 ? 'compare.ahead' : 'compare.behind', { name, amount: format.rupees(Math.abs(ahead)) })}
      </Text>
      <Table
        caption={t('compare.title')}
        hideCaption
        columns={columns}
        rows={[
          { name: t('compare.yours'), outcome: holding },
          { name, outcome: other },
        ]}
        rowKey={(row) => row.name}
      />
    </Stack>
  );
}
