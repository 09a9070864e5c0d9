import type { NetWorth } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Change, DetailList, Figure, Term, Text, wide } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { gainParts } from '../asset/figureTerms.tsx';
import { MESSAGES } from '../messages.ts';
import { LeftOut } from './LeftOut.tsx';
import { ReturnStat } from './ReturnStat.tsx';

const Box = styled.div`
  display: grid;
  gap: var(--space-4);
  margin-bottom: var(--space-5);
  ${wide} {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :nth-child(2) {
      max-width: 18rem;
      padding-top: var(--space-1);
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
 * What all that is shown is worth in whole rupees, its change in one day, and the overall returns, their parts and the
 * XIRR or absolute return of everything in it.
 */
export function NetWorthFigures({ found }: { found: NetWorth }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { overall: totals } = found;
  return (
    <Box>
      <div>
        <Figure size="hero">{format.rupees(found.value)}</Figure>
        <Changes>
          {totals && (
            <Change
              amount={found.one_day_change}
              percent={found.one_day_change_percentage}
              label={t('dashboard.oneDay')}
            />
          )}
          {totals && (
            <Change
              amount={totals.overall_gain}
              percent={totals.absolute_percentage}
              label={<Term explain={t('figures.overallMeans')}>{t('figures.overall')}</Term>}
            />
          )}
        </Changes>
        <Sources found={found} />
        <LeftOut figures={totals} />
        {totals && (
          <Parts>
            <DetailList layout="grid" items={gainParts(t, totals, 0)} />
          </Parts>
        )}
      </div>
      {totals && <ReturnStat figures={totals} />}
    </Box>
  );
}

/** What the value is made of, where assets held elsewhere are part of it. */
function Sources({ found: { sources, owned, owed } }: { found: NetWorth }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  if (sources.every(({ source }) => source === 'sanchay')) return null;
  const parts = sources.map(({ source, value }) =>
    t('netWorth.part', { source: t(`source.${source}`), amount: format.rupees(value) }),
  );
  return (
    <>
      <Text size="small">{parts.join(' · ')}</Text>
      {owed > 0 && (
        <Text size="small">
          {t('other.ownedAndOwed', { owned: format.rupees(owned), owed: format.rupees(owed) })}
        </Text>
      )}
    </>
  );
}
