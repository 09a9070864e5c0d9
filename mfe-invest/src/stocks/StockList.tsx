import { CAP_CLASSES } from '@sanchay/contracts';
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
import { stockLine } from '../share/shareLine.ts';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_WORDS } from '../words.ts';

const PATH = '/stocks/all';

/** `/stocks/all`: all stocks, found by words, sector and size, in an order; the address holds it all. */
export function StockList() {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { config } = usePlatform();
  const format = useShareFormat();
  const [address] = useSearchParams();
  const query = readShareList(address);
  const { search, sector, cap } = query;
  const found = useCall(
    'stockList',
    { query: shareCall({ ...query, industry: '' }) },
    { keepPrevious: true },
  );
  const every = useCall('stockList', { query: { per_page: 1 } });
  const title = t('stocks.all');
  const crumbs = [
    { label: t('stocks.title'), href: '/stocks' },
    { label: title, href: PATH },
  ];
  usePageHead({
    title,
    description: t('stocks.listDescription'),
    index: !isFiltered(query),
    structured: [breadcrumbList(crumbs)],
  });
  useBusEvent('prices/published', () => void refreshCalls('stockList'));
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs items={crumbs} />
          <Heading level={1}>{title}</Heading>
        </Stack>
        <ListForm
          path={PATH}
          label={t('stocks.search')}
          action={t('form.find')}
          values={{ search, sector, cap, sort: orderOf(query) }}
          fields={[
            searchField(t, t('stocks.search')),
            facetField(
              'sector',
              t('form.sector'),
              t('form.anySector'),
              every.data?.meta.facets.sector ?? [],
              sector,
              format.sector,
            ),
            {
              kind: 'select',
              name: 'cap',
              label: t('form.cap'),
              options: [
                { value: '', label: t('form.anyCap') },
                ...CAP_CLASSES.map((value) => ({ value, label: t(`cap.${value}`) })),
              ],
            },
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
            lines={found.data.data.map(stockLine)}
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
