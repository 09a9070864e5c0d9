import { useWords } from '@sanchay/i18n';
import {
  breadcrumbList,
  refreshCalls,
  useBusEvent,
  useCall,
  usePageHead,
  usePlatform,
} from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Heading, Loading, Page, SkeletonTable, Stack } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { FoundShares } from '../share/FoundShares.tsx';
import { isFiltered, orderOf, readShareList, shareCall } from '../share/listAddress.ts';
import { ListForm } from '../share/ListForm.tsx';
import { facetField, orderField, searchField } from '../share/shareFields.ts';
import { usStockLine } from '../share/shareLine.ts';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_WORDS } from '../words.ts';
import { ExchangeRate } from './ExchangeRate.tsx';

const PATH = '/us-stocks/all';

/** `/us-stocks/all`: all US stocks, found by words, sector and industry, in an order; the address holds it all. */
export function UsStockList() {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { config } = usePlatform();
  const format = useShareFormat();
  const [address] = useSearchParams();
  const query = { ...readShareList(address), cap: '' as const };
  const { search, sector, industry } = query;
  const found = useCall('usStockList', { query: shareCall(query) }, { keepPrevious: true });
  const every = useCall('usStockList', { query: { per_page: 1, ...(sector !== '' && { sector }) } });
  const sectors = useCall('usStockList', { query: { per_page: 1 } });
  const title = t('us.all');
  const crumbs = [
    { label: t('us.title'), href: '/us-stocks' },
    { label: title, href: PATH },
  ];
  usePageHead({
    title,
    description: t('us.listDescription'),
    index: !isFiltered(query),
    structured: [breadcrumbList(crumbs)],
  });
  useBusEvent('prices/published', () => void refreshCalls('usStockList'));
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs items={crumbs} />
          <Heading level={1}>{title}</Heading>
          <ExchangeRate />
        </Stack>
        <ListForm
          path={PATH}
          label={t('us.search')}
          action={t('form.find')}
          values={{ search, sector, industry, sort: orderOf(query) }}
          fields={[
            searchField(t, t('us.search')),
            facetField(
              'sector',
              t('form.sector'),
              t('form.anySector'),
              sectors.data?.meta.facets.sector ?? [],
              sector,
              format.sector,
            ),
            facetField(
              'industry',
              t('form.industry'),
              t('form.anyIndustry'),
              every.data?.meta.facets.industry ?? [],
              industry,
              (name) => name,
            ),
            orderField(t),
          ]}
        />
        <CallProblem of={found} />
        {found.isPending && (
          <Loading>
            <SkeletonTable rows={10} columns={5} />
          </Loading>
        )}
        {found.data && (
          <FoundShares
            path={PATH}
            caption={title}
            query={query}
            lines={found.data.data.map(usStockLine)}
            total={found.data.meta.total}
            asOf={found.data.meta.as_of}
            busy={found.isPlaceholderData}
          />
        )}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
