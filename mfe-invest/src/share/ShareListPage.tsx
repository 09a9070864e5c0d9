import type { ApiError } from '@sanchay/api-client';
import { useFormat, useMessages } from '@sanchay/i18n';
import { breadcrumbList, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { Breadcrumbs, Heading, Loading, Page, SkeletonTable, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { FoundShares } from './FoundShares.tsx';
import { filtersOf, isFiltered, orderOf, type ShareListQuery } from './listAddress.ts';
import { ListForm, type FormField } from './ListForm.tsx';
import { screenFields } from './screenFields.ts';
import { orderField, searchField } from './shareFields.ts';
import type { ShareLine } from './shareLine.ts';

interface ShareListPageProps<Row> {
  /** The pages of this market. */
  market: { label: string; href: '/stocks' | '/us-stocks' };
  title: string;
  description: string;
  /** The query in the search box. */
  search: string;
  query: ShareListQuery;
  /** Filters between the search box and the order. */
  filters: readonly FormField[];
  found: {
    data: { data: readonly Row[]; meta: { total: number; as_of: string | null } } | undefined;
    error: ApiError | null;
    isPending: boolean;
    isFetching: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  lineOf: (row: Row) => ShareLine;
  /** Below the title. */
  note?: ReactNode;
}

/** All shares of a market, found by words and filters, in an order; the address holds it all. */
export function ShareListPage<Row>(props: ShareListPageProps<Row>) {
  const { market, title, description, search, query, filters, found, lineOf, note } = props;
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { config } = usePlatform();
  const format = useFormat();
  const path = `${market.href}/all`;
  const crumbs = [market, { label: title, href: path }];
  usePageHead({
    title,
    description,
    index: !isFiltered(query),
    structured: [breadcrumbList(crumbs)],
  });
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs items={crumbs} />
          <Heading level={1}>{title}</Heading>
          {note}
        </Stack>
        <ListForm
          path={path}
          label={search}
          action={t('form.find')}
          values={{ ...filtersOf(query), sort: orderOf(query) }}
          fields={[searchField(t, search), ...filters, orderField(t)]}
          more={screenFields(t, format, query)}
        />
        <CallProblem of={found} />
        {found.isPending && (
          <Loading>
            <SkeletonTable rows={10} columns={5} />
          </Loading>
        )}
        {found.data && (
          <FoundShares
            path={path}
            caption={title}
            query={query}
            lines={found.data.data.map(lineOf)}
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
