import type { HoldingFigures } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, DetailList, Figure, Stat, Term, wide } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { shownReturn } from '../asset/figures.ts';
import { gainParts, problemText } from '../asset/figureTerms.tsx';
import { XirrTerm } from './XirrTerm.tsx';
import { MESSAGES } from '../messages.ts';

const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-5);
  ${wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :last-child {
      max-width: 18rem;
      margin-top: -20px;
      text-align: end;
    }
  }
`;

const Parts = styled.div`
  margin-top: var(--space-4);
  & > dl {
    display: flex;
    flex-wrap: wrap;
  }
`;

const Changes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--space-5);
  margin-top: var(--space-1);
`;

/**
 * What all is worth in whole rupees, its change in one day, its overall returns with their parts, and its XIRR or
 * absolute return.
 */
export function NetWorthFigures({ totals }: { totals: HoldingFigures }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const shown = shownReturn(totals);
  return (
    <Box>
      <div>
        <Figure size="hero">{format.rupees(totals.current_value)}</Figure>
        <Changes>
          <Change
            amount={totals.one_day_change}
            percent={totals.one_day_change_percentage}
            label={t('dashboard.oneDay')}
          />
          <Change
            amount={totals.overall_gain}
            percent={totals.absolute_percentage}
            label={<Term explain={t('figures.overallMeans')}>{t('figures.overall')}</Term>}
          />
        </Changes>
        <Parts>
          <DetailList layout="grid" items={gainParts(t, totals, 0)} />
        </Parts>
      </div>
      <Stat
        size="large"
        label={totals.return_basis === 'xirr' ? <XirrTerm /> : t('figures.absolute')}
        value={shown === null ? t('state.notAvailable') : format.percent(shown, { decimals: 1 })}
        detail={
          problemText(t, totals) ?? t('dashboard.onPutIn', { amount: format.rupees(totals.total_invested) })
        }
      />
    </Box>
  );
}
