import { useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, Loading, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { stockLine } from '../share/shareLine.ts';
import { RANKED } from '../share/ShareRanking.tsx';
import { ShareTable } from '../share/ShareTable.tsx';

/** The stocks that most investors bought here. */
export function MostBought() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const asked = useCall('mostBoughtStocks', {});
  if (asked.isPending)
    return (
      <Loading>
        <SkeletonTable rows={RANKED} columns={2} />
      </Loading>
    );
  const stocks = asked.data?.data;
  if (!stocks) return <CallProblem of={asked} compact />;
  return (
    <Card title={t('mostBought.title')} titleLevel={3}>
      <Stack gap={3}>
        <Text size="label">{t('mostBought.rule')}</Text>
        {stocks.length === 0 ? (
          <Text size="small">{t('mostBought.none')}</Text>
        ) : (
          <ShareTable caption={t('mostBought.title')} lines={stocks.map(stockLine)} short />
        )}
      </Stack>
    </Card>
  );
}
