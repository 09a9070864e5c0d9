import type { UsStock } from '@sanchay/contracts';
import { rupees as exact, toWire } from '@sanchay/finance';
import { useFormat, useWords } from '@sanchay/i18n';
import { breadcrumbList, useCall, usePageHead } from '@sanchay/remote-kit';
import { Card, Page, Stack, Text } from '@sanchay/ui';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { addressWith } from '../share/listAddress.ts';
import { PriceChart } from '../share/PriceChart.tsx';
import { ShareFacts } from '../share/ShareFacts.tsx';
import { ShareHeader } from '../share/ShareHeader.tsx';
import { usStockLine, usStockPath } from '../share/shareLine.ts';
import { SharePeers } from '../share/SharePeers.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { WatchButton } from '../watch/WatchButton.tsx';
import { INSTRUMENT_WORDS } from '../words.ts';
import { AbroadRules } from './AbroadRules.tsx';
import { ExchangeRate } from './ExchangeRate.tsx';
import { useUsStockFacts } from './useUsStockFacts.ts';

/** A US stock that is known: price in dollars and rupees, chart, figures, peers, and what holds for money abroad. */
export function UsStockView({ stock }: { stock: UsStock }) {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { rupees } = useFormat();
  const format = useShareFormat();
  const facts = useUsStockFacts(stock);
  const rate = useCall('exchangeRate').data?.data.price;
  const { name, slug, symbol, sector, industry } = stock;
  const history = useCall('usStockHistory', { params: { slug }, query: { format: 'packed' } });
  const crumbs = [
    { label: t('us.title'), href: '/us-stocks' },
    { label: format.sector(sector), href: addressWith('/us-stocks/all', { sector }) },
    { label: name, href: usStockPath(slug) },
  ];
  usePageHead({
    title: t('stock.headTitle', { name }),
    description: t('us.headText', { name, price: format.price(stock.price_usd, 'USD') }),
    structured: [
      breadcrumbList(crumbs),
      {
        '@context': 'https://schema.org',
        '@type': 'Corporation',
        name,
        tickerSymbol: symbol,
        url: usStockPath(slug),
      },
    ],
  });
  return (
    <Page>
      <Stack gap={6}>
        <ShareHeader
          crumbs={crumbs}
          name={name}
          codes={[symbol, stock.exchange]}
          sector={sector}
          industry={industry}
          cap={stock.cap_class}
          currency="USD"
          price={stock.price_usd}
          previous={stock.previous_price_usd}
          change={stock.change_percentage}
          day={stock.price_date}
          year_1={stock.year_1}
          inRupees={
            rate !== undefined &&
            t('us.inRupees', {
              amount: rupees(toWire(exact(stock.price_usd).times(rate), 2), { decimals: 2 }),
            })
          }
          action={<WatchButton kind="us_stock" id={symbol} name={name} />}
        />
        <ExchangeRate />
        <Card>
          <PriceChart history={history} name={name} currency="USD" />
        </Card>
        <ShareFacts facts={facts} />
        <SharePeers lines={stock.peers.map(usStockLine)} more={addressWith('/us-stocks/all', { sector })} />
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
        <AbroadRules />
        {stock.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
