import type { Stock } from '@sanchay/contracts';
import { dataLabel, useMessages } from '@sanchay/i18n';
import { breadcrumbList, usePageHead } from '@sanchay/remote-kit';
import { Card, Page, Split, Text } from '@sanchay/ui';
import type { ComponentProps, ReactNode } from 'react';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { addressWith } from './listAddress.ts';
import { ShareFacts, type ShareFact } from './ShareFacts.tsx';
import { ShareHeader } from './ShareHeader.tsx';
import type { ShareLine } from './shareLine.ts';
import { SharePeers } from './SharePeers.tsx';
import { useShareFormat } from './useShareFormat.ts';

type Header = ComponentProps<typeof ShareHeader>;

interface ShareViewProps extends Omit<Header, 'crumbs'> {
  /** The pages of its market. */
  market: { label: string; href: '/stocks' | '/us-stocks' };
  /** Address of this page. */
  href: string;
  symbol: string;
  founded: Stock['founded'];
  /** For search engines. */
  description: string;
  /** Its prices. */
  chart: ReactNode;
  facts: readonly ShareFact[];
  peers: readonly ShareLine[];
  /** Beside all that: whether and how it can be bought. */
  buy: ReactNode;
  /** Below the header. */
  note?: ReactNode;
  sandbox: boolean;
  /** Content below the company information. */
  children?: ReactNode;
}

/** A share of either market: price, chart, figures, peers. */
export function ShareView(props: ShareViewProps) {
  const { market, href, symbol, founded, description, chart, facts, peers, buy, note, sandbox, children } =
    props;
  const { name, sector, industry } = props;
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const format = useShareFormat();
  const alike = addressWith(`${market.href}/all`, { sector });
  const crumbs = [market, { label: format.sector(sector), href: alike }, { label: name, href }];
  usePageHead({
    title: t('stock.headTitle', { name }),
    description,
    structured: [
      breadcrumbList(crumbs),
      { '@context': 'https://schema.org', '@type': 'Corporation', name, tickerSymbol: symbol, url: href },
    ],
  });
  return (
    <Page>
      <Split stickyAside aside={buy}>
        <ShareHeader {...props} crumbs={crumbs} />
        {note}
        {chart}
        <ShareFacts facts={facts} />
        <SharePeers lines={peers} more={alike} />
        <Card title={t('about.title', { name })}>
          <Text>
            {t(founded ? 'about.founded' : 'about.plain', {
              name,
              industry: dataLabel(t, 'industry', industry),
              sector: format.sector(sector),
              year: founded,
            })}
          </Text>
        </Card>
        {children}
        {sandbox && <SandboxNotice />}
      </Split>
    </Page>
  );
}
