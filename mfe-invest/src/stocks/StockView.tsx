import type { Stock } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Stack } from '@sanchay/ui';
import { stockLine, stockPath } from '../share/shareLine.ts';
import { ShareView } from '../share/ShareView.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { CompanyQuarters } from './CompanyQuarters.tsx';
import { OwnShares } from './OwnShares.tsx';
import { ShareActions } from './ShareActions.tsx';
import { StockChart } from './StockChart.tsx';
import { TradeCard } from './TradeCard.tsx';
import { TradingSession } from './TradingSession.tsx';
import { VolumeChart } from './VolumeChart.tsx';
import { useStockFacts } from './useStockFacts.ts';

/** A stock that is known. */
export function StockView({ stock }: { stock: Stock }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const format = useShareFormat();
  const { name, slug, symbol, isin } = stock;
  return (
    <ShareView
      market={{ label: t('stocks.title'), href: '/stocks' }}
      href={stockPath(slug)}
      description={t('stock.headText', { name, price: format.price(stock.price, 'INR') })}
      name={name}
      symbol={symbol}
      codes={[symbol, isin]}
      sector={stock.sector}
      industry={stock.industry}
      founded={stock.founded}
      cap={stock.cap_class}
      currency="INR"
      price={stock.price}
      previous={stock.previous_price}
      change={stock.change_percentage}
      day={stock.price_date}
      tradedAt={stock.price_at}
      year_1={stock.year_1}
      note={
        <Stack gap={5}>
          {!stock.merged_into && <TradingSession slug={slug} />}
          <OwnShares slug={slug} />
        </Stack>
      }
      buy={<TradeCard stock={stock} />}
      chart={
        <>
          <StockChart stock={stock} />
          <VolumeChart slug={slug} />
        </>
      }
      facts={useStockFacts(stock)}
      peers={stock.peers.map(stockLine)}
      sandbox={stock.sandbox}
    >
      <CompanyQuarters slug={slug} />
      <ShareActions slug={slug} sandbox={stock.sandbox} />
    </ShareView>
  );
}
