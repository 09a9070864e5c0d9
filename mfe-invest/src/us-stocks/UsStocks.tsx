import type { StockRanking } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { Row, Text, TextLink } from '@sanchay/ui';
import { orderParts, RANKING_LISTS } from '../share/listAddress.ts';
import { usStockLine } from '../share/shareLine.ts';
import { RANKED, ShareRanking } from '../share/ShareRanking.tsx';
import { SharesPage } from '../share/SharesPage.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { US_WALLET_PATH } from '../us-wallet/usPaths.ts';
import { AbroadRules } from './AbroadRules.tsx';
import { ExchangeRate } from './ExchangeRate.tsx';
import { UsSession } from './UsSession.tsx';

/** `/us-stocks`: search, the largest, gainers and losers, sectors, and what to know before money goes abroad. */
export function UsStocks() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const list = useCall('usStockList', { query: { per_page: 1 } });
  useBusEvent('prices/published', () => void refreshCalls('usStockList'));
  return (
    <SharesPage
      path="/us-stocks"
      title={t('us.title')}
      lead={t('us.lead')}
      description={t('us.description')}
      search={t('us.search')}
      all={t('us.all')}
      note={
        <Row gap={4}>
          <ExchangeRate />
          <UsSession />
          <Text size="small">
            <TextLink href={US_WALLET_PATH}>{t('us.wallet')}</TextLink>
          </Text>
        </Row>
      }
      Ranking={Ranking}
      list={list}
    >
      <AbroadRules />
    </SharesPage>
  );
}

function Ranking({ type }: { type: StockRanking }) {
  const { sort, at } = RANKING_LISTS[type];
  const found = useCall('usStockList', {
    query: { ...orderParts(sort), ...(at && { at }), per_page: RANKED },
  });
  const fits = (change: number) => {
    if (type === 'gainers') return change > 0;
    return type === 'losers' ? change < 0 : true;
  };
  return (
    <ShareRanking
      type={type}
      of={found}
      ranked={
        found.data && {
          lines: found.data.data.filter((row) => fits(row.change_percentage)).map(usStockLine),
          asOf: found.data.meta.as_of,
        }
      }
      list="/us-stocks/all"
    />
  );
}
