import { dataLabel, useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { readShareList, shareCall } from '../share/listAddress.ts';
import { facetField } from '../share/shareFields.ts';
import { usStockLine } from '../share/shareLine.ts';
import { ShareListPage } from '../share/ShareListPage.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { ExchangeRate } from './ExchangeRate.tsx';

/** `/us-stocks/all`: all US stocks, found by words, sector and industry. */
export function UsStockList() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const format = useShareFormat();
  const [address] = useSearchParams();
  const query = { ...readShareList(address), cap: '' as const };
  const { sector, industry } = query;
  const found = useCall('usStockList', { query: shareCall(query) }, { keepPrevious: true });
  const every = useCall('usStockList', { query: { per_page: 1, ...(sector !== '' && { sector }) } });
  const sectors = useCall('usStockList', { query: { per_page: 1 } });
  useBusEvent('prices/published', () => void refreshCalls('usStockList'));
  return (
    <ShareListPage
      market={{ label: t('us.title'), href: '/us-stocks' }}
      title={t('us.all')}
      description={t('us.listDescription')}
      search={t('us.search')}
      query={query}
      filters={[
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
          (name) => dataLabel(t, 'industry', name),
        ),
      ]}
      found={found}
      lineOf={usStockLine}
      note={<ExchangeRate />}
    />
  );
}
