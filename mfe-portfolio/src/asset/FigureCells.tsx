import { useFormat, useWords } from '@sanchay/i18n';
import { Change, Grid, Stat } from '@sanchay/ui';
import { WORDS } from '../words.ts';
import type { Figures } from './figures.ts';
import { gainOf } from './figures.ts';

/** Put in, gain, change in one day and XIRR, to the paisa. */
export function FigureCells({ figures }: { figures: Figures }) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  return (
    <Grid min={148} gap={5}>
      <Stat label={t('figures.putIn')} value={format.rupees(figures.total_invested, { decimals: 2 })} />
      <Stat
        label={t('figures.gain')}
        value={<Change amount={gainOf(figures)} percent={figures.absolute_percentage} decimals={2} />}
      />
      <Stat
        label={t('figures.oneDay')}
        value={
          <Change amount={figures.one_day_change} percent={figures.one_day_change_percentage} decimals={2} />
        }
      />
      <Stat
        label={t('figures.xirr')}
        value={<Change percent={figures.xirr_percentage} />}
        detail={t('figures.xirrShort')}
      />
    </Grid>
  );
}
