import { CAP_CLASSES, STOCK_RANKINGS } from '@sanchay/contracts';
import type { StockRanking } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import {
  breadcrumbList,
  refreshCalls,
  useBusEvent,
  useCall,
  usePageHead,
  usePlatform,
} from '@sanchay/remote-kit';
import { Grid, Heading, LinkButton, Loading, Page, Row, SkeletonTable, Stack, Text } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { LinkList } from '../share/LinkList.tsx';
import { addressWith } from '../share/listAddress.ts';
import { ListForm } from '../share/ListForm.tsx';
import { searchField } from '../share/shareFields.ts';
import { stockLine } from '../share/shareLine.ts';
import { ShareRanking } from '../share/ShareRanking.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_WORDS } from '../words.ts';

const LIST = '/stocks/all';
const SHOWN = 5;
const ORDERS: Record<StockRanking, string> = {
  top_stocks: 'market_cap.desc',
  gainers: 'change.desc',
  losers: 'change.asc',
};

/** `/stocks`: search, the largest, gainers and losers, sectors and sizes. */
export function Stocks() {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { config } = usePlatform();
  const format = useShareFormat();
  const all = useCall('stockList', { query: { per_page: 1 } });
  const facets = all.data?.meta.facets;
  usePageHead({
    title: t('stocks.title'),
    description: t('stocks.description'),
    structured: [breadcrumbList([{ label: t('stocks.title'), href: '/stocks' }])],
  });
  useBusEvent('prices/published', () => void refreshCalls('stockMarketStats', 'stockList'));
  return (
    <Page>
      <Stack gap={10}>
        <Stack gap={4}>
          <Heading level={1}>{t('stocks.title')}</Heading>
          <Text size="lead">{t('stocks.lead')}</Text>
          <ListForm
            path={LIST}
            label={t('stocks.search')}
            fields={[searchField(t, t('stocks.search'))]}
            values={{}}
            action={t('form.find')}
          />
          <Row>
            <LinkButton href={LIST} variant="secondary">
              {t('stocks.all')}
            </LinkButton>
          </Row>
        </Stack>
        {config.sandbox && <SandboxNotice />}
        <Stack gap={5} as="section" aria-labelledby="rankings">
          <Heading level={2} id="rankings">
            {t('ranking.title')}
          </Heading>
          <Grid min={300} gap={5}>
            {STOCK_RANKINGS.map((type) => (
              <Ranking key={type} type={type} />
            ))}
          </Grid>
        </Stack>
        <CallProblem of={all} compact />
        {facets && (
          <>
            <LinkList
              id="sectors"
              title={t('sectors.title')}
              counted="list.companies"
              items={facets.sector.map(({ value, count }) => ({
                label: format.sector(value),
                href: addressWith(LIST, { sector: value }),
                count,
              }))}
            />
            <Stack gap={3}>
              <LinkList
                id="sizes"
                title={t('sizes.title')}
                counted="list.companies"
                items={CAP_CLASSES.map((cap) => ({
                  label: t(`cap.${cap}`),
                  href: addressWith(LIST, { cap }),
                  count: facets.cap.find(({ value }) => value === cap)?.count ?? 0,
                }))}
              />
              <Text size="small">{t('sizes.explain')}</Text>
            </Stack>
          </>
        )}
      </Stack>
    </Page>
  );
}

function Ranking({ type }: { type: StockRanking }) {
  const stats = useCall('stockMarketStats', { query: { type, limit: SHOWN } });
  if (stats.isPending)
    return (
      <Loading>
        <SkeletonTable rows={SHOWN} columns={2} />
      </Loading>
    );
  if (!stats.data) return <CallProblem of={stats} compact />;
  const { stocks, as_of } = stats.data.data;
  return (
    <ShareRanking
      type={type}
      lines={stocks.map(stockLine)}
      asOf={as_of}
      more={addressWith(LIST, { sort: ORDERS[type] })}
    />
  );
}
