import { STOCK_RANKINGS } from '@sanchay/contracts';
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
import { usStockLine } from '../share/shareLine.ts';
import { ShareRanking } from '../share/ShareRanking.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_WORDS } from '../words.ts';
import { AbroadRules } from './AbroadRules.tsx';
import { ExchangeRate } from './ExchangeRate.tsx';

const LIST = '/us-stocks/all';
const SHOWN = 5;
const ORDERS = {
  top_stocks: { sort_by: 'market_cap', order_type: 'desc' },
  gainers: { sort_by: 'change', order_type: 'desc' },
  losers: { sort_by: 'change', order_type: 'asc' },
} as const;

/** `/us-stocks`: search, the largest, gainers and losers, sectors, and what to know before money goes abroad. */
export function UsStocks() {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { config } = usePlatform();
  const format = useShareFormat();
  const all = useCall('usStockList', { query: { per_page: 1 } });
  usePageHead({
    title: t('us.title'),
    description: t('us.description'),
    structured: [breadcrumbList([{ label: t('us.title'), href: '/us-stocks' }])],
  });
  useBusEvent('prices/published', () => void refreshCalls('usStockList'));
  return (
    <Page>
      <Stack gap={10}>
        <Stack gap={4}>
          <Heading level={1}>{t('us.title')}</Heading>
          <Text size="lead">{t('us.lead')}</Text>
          <ListForm
            path={LIST}
            label={t('us.search')}
            fields={[searchField(t, t('us.search'))]}
            values={{}}
            action={t('form.find')}
          />
          <Row>
            <LinkButton href={LIST} variant="secondary">
              {t('us.all')}
            </LinkButton>
            <ExchangeRate />
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
        {all.data && (
          <LinkList
            id="sectors"
            title={t('sectors.title')}
            counted="list.companies"
            items={all.data.meta.facets.sector.map(({ value, count }) => ({
              label: format.sector(value),
              href: addressWith(LIST, { sector: value }),
              count,
            }))}
          />
        )}
        <AbroadRules />
      </Stack>
    </Page>
  );
}

function Ranking({ type }: { type: StockRanking }) {
  const order = ORDERS[type];
  const found = useCall('usStockList', { query: { ...order, per_page: SHOWN } });
  if (found.isPending)
    return (
      <Loading>
        <SkeletonTable rows={SHOWN} columns={2} />
      </Loading>
    );
  if (!found.data) return <CallProblem of={found} compact />;
  const fits = (change: number) => type === 'top_stocks' || (type === 'gainers' ? change > 0 : change < 0);
  return (
    <ShareRanking
      type={type}
      lines={found.data.data.filter((row) => fits(row.change_percentage)).map(usStockLine)}
      asOf={found.data.meta.as_of}
      more={addressWith(LIST, { sort: `${order.sort_by}.${order.order_type}` })}
    />
  );
}
