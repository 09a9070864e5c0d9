import type { HoldingFigures } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, DetailList, Grid, Stack, Stat, Term, useIsPhone, type DetailItem } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { CostLeftOut } from './CostLeftOut.tsx';
import { shownReturn } from './figures.ts';
import { costText, gainParts, problemText } from './figureTerms.tsx';

/**
 * Put in, overall returns, change in one day and XIRR, then the parts of the overall returns, to the paisa. Amounts
 * and percents apart, so that crores have room.
 */
export function FigureCells({ figures }: { figures: HoldingFigures }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const cells: DetailItem[] = [
    {
      term: t('figures.putIn'),
      value: costText(t, figures.total_invested, (cost) => format.rupees(cost, { decimals: 2 })),
    },
    {
      term: <Term explain={t('figures.overallMeans')}>{t('figures.overall')}</Term>,
      value: <Change amount={figures.overall_gain} decimals={2} />,
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
      hint:
        problemText(t, figures) ??
        t(figures.return_basis === 'xirr' ? 'figures.xirrShort' : 'figures.absoluteShort'),
    },
  ];
  const parts = gainParts(t, figures, 2);
  if (isPhone) {
    return (
      <Stack gap={3}>
        <DetailList items={[...cells, ...parts]} />
        <CostLeftOut figures={figures} />
      </Stack>
    );
  }
  return (
    <Stack gap={5}>
      {[cells, parts].map((row, place) => (
        <Grid key={place} min={200} gap={5}>
          {row.map(({ term, value, hint }, index) => (
            <Stat key={index} label={term} value={value} detail={hint} />
          ))}
        </Grid>
      ))}
      <CostLeftOut figures={figures} />
    </Stack>
  );
}
