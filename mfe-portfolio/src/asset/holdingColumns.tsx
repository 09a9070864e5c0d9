import type { HoldingFigures } from '@sanchay/contracts';
import type { Formats, Translate } from '@sanchay/i18n';
import { Change, OnPhone, phone, type Column } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { costText } from './figureTerms.tsx';
import { ReturnCell } from './ReturnCell.tsx';

const Below = styled.div`
  font-weight: 400;
  ${phone} {
    display: none;
  }
`;

/**
 * Columns of figures, in whole rupees; on phones the value with the return below. The keys are the sort fields of the
 * API.
 */
export function holdingColumns(t: Translate, format: Formats): Column<HoldingFigures>[] {
  return [
    {
      key: 'investment',
      head: t('figures.putIn'),
      align: 'end',
      sortable: true,
      hideOnPhone: true,
      cell: (figures) => costText(t, figures.total_invested, (cost) => format.rupees(cost)),
    },
    {
      key: 'value',
      head: t('figures.value'),
      align: 'end',
      sortable: true,
      cell: (figures) => (
        <>
          <strong>{format.rupees(figures.current_value)}</strong>
          <Below>
            <Change
              size="small"
              amount={figures.one_day_change}
              percent={figures.one_day_change_percentage}
              percentDecimals={1}
              label={t('figures.dayShort')}
            />
          </Below>
          <OnPhone>
            <Change size="small" percent={figures.absolute_percentage} />
          </OnPhone>
        </>
      ),
    },
    {
      key: 'returns',
      head: t('figures.overall'),
      align: 'end',
      sortable: true,
      hideOnPhone: true,
      cell: (figures) => (
        <>
          <Change percent={figures.absolute_percentage} />
          <Below>
            <Change size="small" amount={figures.overall_gain} />
          </Below>
        </>
      ),
    },
    {
      key: 'xirr',
      head: t('figures.xirr'),
      align: 'end',
      width: '6rem',
      hideOnPhone: true,
      cell: (figures) => <ReturnCell figures={figures} />,
    },
  ];
}
