import type { ApiError } from '@sanchay/api-client';
import { STOCK_RANKINGS, type StockRanking } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { Grid, Heading, Page, Row, Stack, Text, TextLink } from '@sanchay/ui';
import type { ComponentType, ReactNode } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { ListSearch } from '../search/ListSearch.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { LinkList } from './LinkList.tsx';
import { addressWith } from './listAddress.ts';
import { useShareFormat } from './useShareFormat.ts';

interface SharesPageProps {
  path: '/stocks' | '/us-stocks';
  title: string;
  lead: string;
  description: string;
  /** The query in the search box. */
  search: string;
  /** Name of the whole list. */
  all: string;
  /** Below the search box. */
  note?: ReactNode;
  /** The first shares by one rule. */
  Ranking: ComponentType<{ type: StockRanking }>;
  /** A ranking that only this market has. */
  ownRanking?: ReactNode;
  /** The list that counts its sectors. */
  list: {
    data: { meta: { facets: { sector: readonly { value: string; count: number }[] } } } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Below the sectors. */
  children?: ReactNode;
}

/** A market from the outside: search, rankings, sectors. */
export function SharesPage(props: SharesPageProps) {
  const { path, title, lead, description, search, all, note, Ranking, ownRanking, list, children } = props;
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { config } = usePlatform();
  const format = useShareFormat();
  const whole = `${path}/all`;
  usePageHead({ title, description, structured: [breadcrumbList([{ label: title, href: path }])] });
  return (
    <Page>
      <Stack gap={10}>
        <Stack gap={4}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead">{lead}</Text>
          <ListSearch
            path={whole}
            name="search"
            label={search}
            hint={t('form.searchHint')}
            action={t('form.find')}
          />
          {note}
        </Stack>
        {config.sandbox && <SandboxNotice />}
        <Stack gap={5} as="section" aria-labelledby="rankings">
          <Row justify="between" align="end">
            <Heading level={2} id="rankings">
              {t('ranking.title')}
            </Heading>
            <TextLink href={whole}>{all}</TextLink>
          </Row>
          <Grid min={300} gap={5}>
            {STOCK_RANKINGS.map((type) => (
              <Ranking key={type} type={type} />
            ))}
            {ownRanking}
          </Grid>
        </Stack>
        <CallProblem of={list} compact />
        <LinkList
          id="sectors"
          title={t('sectors.title')}
          counted="list.companies"
          items={(list.data?.meta.facets.sector ?? []).map(({ value, count }) => ({
            label: format.sector(value),
            href: addressWith(whole, { sector: value }),
            count,
          }))}
        />
        {children}
      </Stack>
    </Page>
  );
}
