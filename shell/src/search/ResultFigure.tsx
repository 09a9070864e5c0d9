import type { SearchItem } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { Change } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';

const Figure = styled.span`
  display: grid;
  flex: none;
  justify-items: end;
  font-variant-numeric: tabular-nums;
  font-weight: 640;
`;

/** Price or rate of a result, and how it moved on its last day. */
export function ResultFigure({ figure }: { figure: NonNullable<SearchItem['figure']> }) {
  const { t } = useWords();
  const { rupees, percent } = useFormat();
  const { unit, value, change_percent: change } = figure;
  const shown =
    unit === 'percent'
      ? t('search.rate', { rate: percent(value) })
      : rupees(value, { decimals: 2, currency: unit === 'dollars' ? 'USD' : 'INR' });
  return (
    <Figure>
      {shown}
      {change !== null && <Change percent={change} percentDecimals={2} size="small" />}
    </Figure>
  );
}
