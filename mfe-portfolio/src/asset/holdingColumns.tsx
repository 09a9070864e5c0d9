import type { Formats, Translate } from '@sanchay/i18n';
import { Change } from '@sanchay/ui';
import type { Column } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import type { Figures } from './figures.ts';
import { ReturnCell } from './ReturnCell.tsx';

const Below = styled.div`
  font-weight: 400;
`;

/** Columns of figures, which rows and their totals have alike. The keys are the sort fields of the API. */
export function holdingColumns(t: Translate, format: Formats): Column<Figures>[] {
  const money = (amount: number) => format.rupees(amount, { decimals: 2 });
  return [
    {
      key: 'investment',
      head: t('figures.putIn'),
      align: 'end',
      sortable: true,
      cell: (figures) => money(figures.total_invested),
    },
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      sortable: true,
      cell: (figures) => (
        <>
          <strong>{money(figures.current_value)}</strong>
          <Below>
            <Change
              size="small"
              amount={figures.one_day_change}
              percent={figures.one_day_change_percentage}
              decimals={2}
              label={t('figures.dayShort')}
            />
          </Below>
        </>
      ),
    },
    {
      key: 'returns',
      head: t('figures.overall'),
      align: 'end',
      sortable: true,
      cell: (figures) => (
        <>
          <Change percent={figures.absolute_percentage} percentDecimals={2} />
          <Below>
            <Change size="small" amount={figures.overall_gain} decimals={2} />
          </Below>
        </>
      ),
    },
    {
      key: 'xirr',
      head: t('figures.xirr'),
      align: 'end',
      width: '6rem',
      cell: (figures) => <ReturnCell figures={figures} />,
    },
  ];
}
