import type { SearchItem } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change } from '@sanchay/ui';
import { memo } from 'react';

type Figure = NonNullable<SearchItem['figure']>;

interface Props {
  unit: Figure['unit'];
  value: number;
  /** In percent over the last day; null when unknown. */
  change: number | null;
}

/** Price or rate of a result, and its change on the last day. Rendered again only when a figure is another. */
export const ResultFigure = memo(function ResultFigure({ unit, value, change }: Props) {
  const { t } = useMessages();
  const { rupees, percent } = useFormat();
  const shown =
    unit === 'percent'
      ? t('search.rate', { rate: percent(value) })
      : rupees(value, { decimals: 2, currency: unit === 'dollars' ? 'USD' : 'INR' });
  return (
    <span data-part="figure">
      {shown}
      {change !== null && <Change percent={change} percentDecimals={2} size="small" />}
    </span>
  );
});
