import { dataLabel, useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Grid, Loading, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { CallProblem } from '../../problem/CallProblem.tsx';
import { FIGURE_MESSAGES, MESSAGES } from '../../messages.ts';
import { ShareBars } from './ShareBars.tsx';

/** The largest holdings and industries and the split of the money, as bars, with the day that they are of. */
export function FundInside({ code }: { code: string }) {
  const { t } = useMessages(MESSAGES);
  const { t: figures } = useMessages(FIGURE_MESSAGES);
  const { date } = useFormat();
  const stats = useCall('fundInvestmentStats', { params: { code } });
  const inside = stats.data?.data;
  const known = inside && inside.top_holdings.length > 0;
  return (
    <Card title={t('inside.title')}>
      {stats.isPending && (
        <Loading>
          <SkeletonTable rows={10} columns={2} />
        </Loading>
      )}
      <CallProblem of={stats} compact />
      {inside && !known && <Text>{t('inside.unknown')}</Text>}
      {inside && known && (
        <Stack gap={6}>
          <ShareBars
            title={t('inside.holdings')}
            companies
            parts={inside.top_holdings.map(({ name, industry, weight }) => ({
              name: dataLabel(t, 'holding', name),
              detail: dataLabel(t, 'industry', industry),
              weight,
            }))}
          />
          <Grid min={280} gap={8}>
            <ShareBars
              title={t('inside.industries')}
              parts={inside.top_industry_exposure.map(({ industry, weight }) => ({
                name: dataLabel(t, 'industry', industry),
                weight,
              }))}
            />
            <Stack gap={6}>
              <ShareBars
                title={figures('split.assets')}
                ofWhole
                parts={inside.assets.map(({ asset, weight }) => ({
                  name: figures(`asset.${asset}`),
                  weight,
                }))}
              />
              <ShareBars
                title={figures('split.caps')}
                ofWhole
                rule={figures('split.rule')}
                parts={inside.market_caps.map(({ cap, weight }) => ({
                  name: figures(`cap.${cap}`),
                  weight,
                }))}
              />
            </Stack>
          </Grid>
          {inside.as_of && <Text size="label">{t('state.asOf', { date: date(inside.as_of) })}</Text>}
        </Stack>
      )}
    </Card>
  );
}
