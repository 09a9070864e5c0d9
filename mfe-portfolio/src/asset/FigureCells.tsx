import { useFormat, useWords } from '@sanchay/i18n';
import { Change, DetailList, Grid, Stat, useIsPhone } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import type { Figures } from './figures.ts';
import { gainOf, shownReturn } from './figures.ts';

/** Put in, gain, change in one day and XIRR, to the paisa. Amounts and percents apart, so that crores have room. */
export function FigureCells({ figures }: { figures: Figures }) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const isPhone = useIsPhone();
  const cells = [
    { term: t('figures.putIn'), value: format.rupees(figures.total_invested, { decimals: 2 }) },
    {
      term: t('figures.gain'),
      value: <Change amount={gainOf(figures)} decimals={2} />,
      hint: <Change percent={figures.absolute_percentage} percentDecimals={2} />,
    },
    {
      term: t('figures.oneDay'),
      value: <Change amount={figures.one_day_change} decimals={2} />,
      hint: <Change percent={figures.one_day_change_percentage} percentDecimals={2} />,
    },
    {
      term: t(`figures.${figures.return_basis}`),
      value: <Change percent={shownReturn(figures)} />,
      hint: t(figures.return_basis === 'xirr' ? 'figures.xirrShort' : 'figures.absoluteShort'),
    },
  ];
  if (isPhone) return <DetailList items={cells} />;
  return (
    <Grid min={200} gap={5}>
      {cells.map(({ term, value, hint }) => (
        <Stat key={term} label={term} value={value} detail={hint} />
      ))}
    </Grid>
  );
}
