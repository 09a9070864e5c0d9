import type { CallReply, ExternalFilter } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { AssetTile, Card, Change, Figure, Grid, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { withFilter } from '../net-worth/shownAssets.ts';

const PATHS: Record<string, string> = { mutual_fund: '/portfolio/mutual-funds', gold: '/portfolio/gold' };

interface Props {
  held: Pick<CallReply<'everyHolding'>['data'], 'holdings' | 'assets'>;
  /** The filter of assets held elsewhere. */
  shown: ExternalFilter;
}

function pathOf(kind: string, shown: ExternalFilter): string | undefined {
  const path = PATHS[kind];
  return path && withFilter(path, shown);
}

/**
 * One card for each kind of asset that is or was held, which leads to its page, and one for money in transit. A single
 * card has no figures: they are those of the whole portfolio, which stand above.
 */
export function AssetCards({ held: { holdings, assets }, shown }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const below = (kind: string): string => {
    if (kind === 'in_transit') return t('overview.inTransit');
    const count = holdings.filter(({ asset }) => asset === kind).length;
    return count === 0 ? t('holding.soldOut') : t(`overview.count.${kind}`, { count });
  };
  return (
    <Grid min={300}>
      {assets.map((figures) => (
        <Card
          key={figures.asset}
          title={t(`asset.${figures.asset}`)}
          href={pathOf(figures.asset, shown)}
          actions={<AssetTile kind={figures.asset} />}
        >
          <Stack gap={1}>
            {assets.length > 1 && <Figure size="large">{format.rupees(figures.current_value)}</Figure>}
            {assets.length > 1 && figures.asset !== 'in_transit' && (
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
  );
}
