import type { Holding } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Change, Figure, Grid, SkeletonBlock, Stack, Text } from '@sanchay/ui';
import { gainOf } from '../asset/figures.ts';
import { Answer } from '../read/Answer.tsx';
import { WORDS } from '../words.ts';

const PATHS: Record<string, string> = { mutual_fund: '/portfolio/mutual-funds', gold: '/portfolio/gold' };

/** One card for each kind of asset that is held, which leads to its page, and one for money in transit. */
export function AssetCards({ holdings }: { holdings: readonly Holding[] }) {
  const { t } = useWords(WORDS);
  const format = useFormat();
  const returns = useCall('portfolioReturns');
  return (
    <Answer of={returns} compact skeleton={<SkeletonBlock height={130} />}>
      {({ data }) => (
        <Grid min={300}>
          {data.assets.map((figures) => (
            <Card key={figures.asset} title={t(`asset.${figures.asset}`)} href={PATHS[figures.asset]}>
              <Stack gap={1}>
                <Figure size="large">{format.rupees(figures.current_value, { decimals: 2 })}</Figure>
                {figures.asset !== 'in_transit' && (
                  <Change
                    amount={gainOf(figures)}
                    percent={figures.absolute_percentage}
                    decimals={2}
                    label={t('dashboard.inAll')}
                  />
                )}
                <Text size="label">
                  {figures.asset === 'in_transit'
                    ? t('overview.inTransit')
                    : t(`overview.count.${figures.asset}`, {
                        count: holdings.filter(({ asset }) => asset === figures.asset).length,
                      })}
                </Text>
              </Stack>
            </Card>
          ))}
        </Grid>
      )}
    </Answer>
  );
}
