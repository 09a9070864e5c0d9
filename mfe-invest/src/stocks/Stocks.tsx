import { CAP_CLASSES, type StockRanking } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { Stack, Text } from '@sanchay/ui';
import { LinkList } from '../share/LinkList.tsx';
import { addressWith } from '../share/listAddress.ts';
import { stockLine } from '../share/shareLine.ts';
import { RANKED, ShareRanking } from '../share/ShareRanking.tsx';
import { SharesPage } from '../share/SharesPage.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { MostBought } from './MostBought.tsx';

const LIST = '/stocks/all';

/** `/stocks`: search, the largest, gainers and losers, sectors and sizes. */
export function Stocks() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const list = useCall('stockList', { query: { per_page: 1 } });
  const caps = list.data?.meta.facets.cap;
  useBusEvent('prices/published', () => void refreshCalls('stockMarketStats', 'stockList'));
  return (
    <SharesPage
      path="/stocks"
      title={t('stocks.title')}
      lead={t('stocks.lead')}
      description={t('stocks.description')}
      search={t('stocks.search')}
      all={t('stocks.all')}
      Ranking={Ranking}
      ownRanking={<MostBought />}
      list={list}
    >
      {caps && (
        <Stack gap={3}>
          <LinkList
            id="sizes"
            title={t('sizes.title')}
            counted="list.companies"
            items={CAP_CLASSES.map((cap) => ({
              label: t(`cap.${cap}`),
              href: addressWith(LIST, { cap }),
              count: caps.find(({ value }) => value === cap)?.count ?? 0,
            }))}
          />
          <Text size="small">{t('sizes.explain')}</Text>
        </Stack>
      )}
    </SharesPage>
  );
}

function Ranking({ type }: { type: StockRanking }) {
  const stats = useCall('stockMarketStats', { query: { type, limit: RANKED } });
  const ranked = stats.data?.data;
  return (
    <ShareRanking
      type={type}
      of={stats}
      ranked={ranked && { lines: ranked.stocks.map(stockLine), asOf: ranked.as_of }}
      list={LIST}
    />
  );
}
