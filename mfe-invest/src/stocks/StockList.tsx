import { CAP_CLASSES } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useBusEvent, useCall } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { readShareList, shareCall } from '../share/listAddress.ts';
import { facetField } from '../share/shareFields.ts';
import { stockLine } from '../share/shareLine.ts';
import { ShareListPage } from '../share/ShareListPage.tsx';
import { useShareFormat } from '../share/useShareFormat.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';

/** `/stocks/all`: all stocks, found by words, sector and size. */
export function StockList() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const format = useShareFormat();
  const [address] = useSearchParams();
  const query = { ...readShareList(address), industry: '' };
  const found = useCall('stockList', { query: shareCall(query) }, { keepPrevious: true });
  const facets = useCall('stockList', { query: { per_page: 1 } }).data?.meta.facets;
  useBusEvent('prices/published', () => void refreshCalls('stockList'));
  return (
    <ShareListPage
      market={{ label: t('stocks.title'), href: '/stocks' }}
      title={t('stocks.all')}
      description={t('stocks.listDescription')}
      search={t('stocks.search')}
      query={query}
      filters={[
        facetField(
          'sector',
          t('form.sector'),
          t('form.anySector'),
          facets?.sector ?? [],
          query.sector,
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
      ]}
      found={found}
      lineOf={stockLine}
    />
  );
}
