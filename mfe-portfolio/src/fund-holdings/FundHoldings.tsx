import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Card, Heading, Page, Stack, useIsPhone, type Sort } from '@sanchay/ui';
import { HoldingsTable } from '../asset/HoldingsTable.tsx';
import { NothingHeld } from '../asset/NothingHeld.tsx';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsCard } from '../asset/TotalsCard.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { ExternalFilterChips } from '../net-worth/ExternalFilterChips.tsx';
import { shownAssets } from '../net-worth/shownAssets.ts';
import { sortOf, withSort } from './holdingSort.ts';
import { SortField } from './SortField.tsx';

/** `/portfolio/mutual-funds`: the funds held here and elsewhere, in the order and with the filter specified by the address. */
export function FundHoldings() {
  const { t } = useMessages(MESSAGES);
  const isPhone = useIsPhone();
  const [query, setQuery] = useSearchParams();
  const sort = sortOf(query);
  const shown = shownAssets(query);
  const holdings = useCall(
    'everyHolding',
    { query: { asset: 'mutual_fund', sortBy: sort.key, sortType: sort.direction, external: shown } },
    { keepPrevious: true },
  );
  usePageTitle(t('asset.mutual_fund'));
  const choose = (next: Sort) => setQuery(withSort(query, next), { replace: true });
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('overview.title'), href: '/portfolio' }, { label: t('asset.mutual_fund') }]}
          />
          <Heading level={1}>{t('asset.mutual_fund')}</Heading>
        </Stack>
        <Answer of={holdings} skeleton={<TotalsSkeleton />}>
          {({ data }) => (
            <>
              {data.has_external && <ExternalFilterChips />}
              {data.holdings.length === 0 && !data.sold_out ? (
                <NothingHeld of={data.has_external && shown === 'only' ? 'imported' : 'funds'} />
              ) : (
                <>
                  <TotalsCard
                    figures={data.totals}
                    day={data.as_of}
                    of={{ asset: 'mutual_fund' }}
                    shown={shown}
                  />
                  <Card title={t('funds.count', { count: data.holdings.length })}>
                    <Stack gap={4}>
                      {isPhone && <SortField sort={sort} onSort={choose} />}
                      <HoldingsTable
                        caption={t('funds.caption')}
                        holdings={data.holdings}
                        soldOut={data.sold_out}
                        sort={isPhone ? undefined : sort}
                        onSort={isPhone ? undefined : choose}
                      />
                    </Stack>
                  </Card>
                </>
              )}
            </>
          )}
        </Answer>
        <SandboxNote />
      </Stack>
    </Page>
  );
}
