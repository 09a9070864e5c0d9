import type { Holding } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { AssetTile, Card, Change, Figure, Grid, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';

const PATHS: Record<string, string> = { mutual_fund: '/portfolio/mutual-funds', gold: '/portfolio/gold' };

/**
 * One card for each kind of asset that is or was held, which leads to its page, and one for money in transit. A single
 * card has no figures: they are those of the whole portfolio, which stand above.
 */
export function AssetCards({ holdings }: { holdings: readonly Holding[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const returns = useCall('portfolioReturns');
  const below = (kind: string): string => {
    if (kind === 'in_transit') return t('overview.inTransit');
    const count = holdings.filter(({ asset }) => asset === kind).length;
    return count === 0 ? t('holding.soldOut') : t(`overview.count.${kind}`, { count });
  };
  return (
    <Answer of={returns} compact skeleton={<SkeletonBlock height={130} />}>
      {({ data }) => (
        <Grid min={300}>
          {data.assets.map((figures) => (
            <Card
              key={figures.asset}
              title={t(`asset.${figures.asset}`)}
              href={PATHS[figures.asset]}
              actions={<AssetTile kind={figures.asset} />}
            >
              <Stack gap={1}>
                {data.assets.length > 1 && (
                  <Figure size="large">{format.rupees(figures.current_value)}</Figure>
                )}
                {data.assets.length > 1 && figures.asset !== 'in_transit' && (
                  <Change
                    amount={figures.overall_gain}
                    percent={figures.absolute_percentage}
                    percentDecimals={1}
                    label={t('figures.overall')}
                  />
                )}
                <Text size="label">{below(figures.asset)}</Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Answer>
  );
}
