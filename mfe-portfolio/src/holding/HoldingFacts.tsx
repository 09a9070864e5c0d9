import type { Holding } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Sparkline } from '@sanchay/ui';
import { averageCost, unitDecimals } from '../asset/figures.ts';
import { holdingName } from '../asset/holdingName.ts';
import { MESSAGES } from '../messages.ts';

/** Units, the price of one now and before, and what one cost on average. */
export function HoldingFacts({ holding }: { holding: Holding }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { nav, last_nav: last } = holding.fundInfo;
  const decimals = holding.asset === 'gold' ? 2 : 4;
  const kind = holding.asset;
  return (
    <Card title={t('facts.title')}>
      <DetailList
        layout="grid"
        items={[
          {
            term: t(`facts.units.${kind}`),
            value: format.units(holding.units, unitDecimals([holding.units])),
          },
          {
            term: t(`facts.nav.${kind}`),
            value: nav ? format.nav(nav.nav, decimals) : t('state.notAvailable'),
            hint: nav && format.date(nav.date),
          },
          {
            term: t(`facts.last.${kind}`),
            value: last ? format.nav(last.nav, decimals) : t('state.notAvailable'),
            hint: last && format.date(last.date),
          },
          { term: t(`facts.cost.${kind}`), value: format.nav(averageCost(holding), decimals) },
          {
            term: t('column.trend'),
            value: (
              <Sparkline
                values={holding.trend}
                label={t('holding.trend', { name: holdingName(t, holding), count: holding.trend.length })}
              />
            ),
          },
          ...(holding.asset === 'mutual_fund'
            ? [{ term: t('facts.scheme'), value: holding.fundInfo.name }]
            : []),
        ]}
      />
    </Card>
  );
}
