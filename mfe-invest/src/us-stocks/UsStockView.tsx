import type { UsStock } from '@sanchay/contracts';
import { rupees as exact, toWire } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Stack } from '@sanchay/ui';
import { usStockLine, usStockPath } from '../share/shareLine.ts';
import { PriceChart } from '../share/PriceChart.tsx';
import { ShareView } from '../share/ShareView.tsx';
import { useShareFacts } from '../share/useShareFacts.ts';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { AbroadRules } from './AbroadRules.tsx';
import { ExchangeRate } from './ExchangeRate.tsx';
import { UsSession } from './UsSession.tsx';
import { UsShareActions } from './UsShareActions.tsx';
import { UsTradeCard } from './UsTradeCard.tsx';

/** A US stock that is known, its price in dollars and rupees, and what holds for money abroad. */
export function UsStockView({ stock }: { stock: UsStock }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  const format = useShareFormat();
  const rate = useCall('exchangeRate').data?.data.price;
  const { name, slug, symbol, price_usd: price } = stock;
  const history = useCall('usStockHistory', { params: { slug }, query: { format: 'packed' } });
  const figures = {
    ...stock,
    marketCap: stock.market_cap_usd,
    eps: stock.eps_usd,
    bookValue: stock.book_value_usd,
    high: stock.high_52_weeks_usd,
    low: stock.low_52_weeks_usd,
  };
  const inRupees =
    rate !== undefined &&
    t('us.inRupees', { amount: rupees(toWire(exact(price).times(rate), 2), { decimals: 2 }) });
  return (
    <ShareView
      market={{ label: t('us.title'), href: '/us-stocks' }}
      href={usStockPath(slug)}
      description={t('us.headText', { name, price: format.price(price, 'USD') })}
      name={name}
      symbol={symbol}
      codes={[symbol, stock.exchange]}
      sector={stock.sector}
      industry={stock.industry}
      founded={stock.founded}
      cap={stock.cap_class}
      currency="USD"
      price={price}
      previous={stock.previous_price_usd}
      change={stock.change_percentage}
      day={stock.price_date}
      year_1={stock.year_1}
      inRupees={inRupees}
      buy={<UsTradeCard stock={stock} />}
      note={
        <Stack gap={1}>
          <ExchangeRate />
          <UsSession />
        </Stack>
      }
      chart={<PriceChart history={history} name={name} currency="USD" />}
      facts={useShareFacts(figures, 'USD')}
      peers={stock.peers.map(usStockLine)}
      sandbox={stock.sandbox}
    >
      <UsShareActions slug={slug} sandbox={stock.sandbox} />
      <AbroadRules />
    </ShareView>
  );
}
