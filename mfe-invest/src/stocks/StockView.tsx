import type { Stock } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { breadcrumbList, useCall, usePageHead } from '@sanchay/remote-kit';
import { Card, Page, Stack, Text } from '@sanchay/ui';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { addressWith } from '../share/listAddress.ts';
import { PriceChart } from '../share/PriceChart.tsx';
import { ShareFacts } from '../share/ShareFacts.tsx';
import { ShareHeader } from '../share/ShareHeader.tsx';
import { stockLine, stockPath } from '../share/shareLine.ts';
import { SharePeers } from '../share/SharePeers.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { WatchButton } from '../watch/WatchButton.tsx';
import { INSTRUMENT_WORDS } from '../words.ts';
import { useStockFacts } from './useStockFacts.ts';

/** A stock that is known: price, chart, figures, peers. */
export function StockView({ stock }: { stock: Stock }) {
  const { t } = useWords(INSTRUMENT_WORDS);
  const format = useShareFormat();
  const facts = useStockFacts(stock);
  const { name, slug, symbol, isin, sector, industry } = stock;
  const history = useCall('stockHistory', { params: { slug }, query: { format: 'packed' } });
  const crumbs = [
    { label: t('stocks.title'), href: '/stocks' },
    { label: format.sector(sector), href: addressWith('/stocks/all', { sector }) },
    { label: name, href: stockPath(slug) },
  ];
  usePageHead({
    title: t('stock.headTitle', { name }),
    description: t('stock.headText', { name, price: format.price(stock.price, 'INR') }),
    structured: [
      breadcrumbList(crumbs),
      {
        '@context': 'https://schema.org',
        '@type': 'Corporation',
        name,
        tickerSymbol: symbol,
        url: stockPath(slug),
      },
    ],
  });
  return (
    <Page>
      <Stack gap={6}>
        <ShareHeader
          crumbs={crumbs}
          name={name}
          codes={[symbol, isin]}
          sector={sector}
          industry={industry}
          cap={stock.cap_class}
          currency="INR"
          price={stock.price}
          previous={stock.previous_price}
          change={stock.change_percentage}
          day={stock.price_date}
          year_1={stock.year_1}
          action={<WatchButton kind="stock" id={isin} name={name} />}
        />
        <Card>
          <PriceChart history={history} name={name} currency="INR" />
        </Card>
        <ShareFacts facts={facts} />
        <SharePeers lines={stock.peers.map(stockLine)} more={addressWith('/stocks/all', { sector })} />
        <Card title={t('about.title', { name })}>
          <Text>
            {t(stock.founded ? 'about.founded' : 'about.plain', {
              name,
              industry,
              sector: format.sector(sector),
              year: stock.founded,
            })}
          </Text>
        </Card>
        {stock.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
