import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import {
  Card,
  EmptyState,
  LinkButton,
  Loading,
  Pager,
  Row,
  SkeletonTable,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { newestNav } from '../scheme/newestNav.ts';
import { MESSAGES } from '../messages.ts';
import { FundTable } from './FundTable.tsx';
import { cleared, fileOf, PER_PAGE, searchOf, type ListQuery } from './listQuery.ts';
import type { HrefOf } from './useListQuery.ts';

/** How many funds the query found, the rows of one page, and the pages. */
export function FoundFunds({ query, hrefOf }: { query: ListQuery; hrefOf: HrefOf }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const found = useCall('mutualFundSearch', { query: searchOf(query) }, { keepPrevious: true });
  if (found.isPending) {
    return (
      <Loading>
        <SkeletonTable rows={10} columns={6} />
      </Loading>
    );
  }
  if (found.isError) return <CallProblem of={found} />;
  const { data: rows, meta } = found.data;
  const asOf = newestNav(rows);
  return (
    <Stack gap={4} aria-busy={found.isPlaceholderData}>
      <Row justify="between">
        <Text size="small" role="status">
          {t('list.found', { count: meta.total })} {asOf && t('list.navOf', { date: date(asOf) })}
        </Text>
        {meta.total > 0 && (
          <TextLink href={fileOf(query)} download="funds.csv">
            {t('list.file')}
          </TextLink>
        )}
      </Row>
      {rows.length > 0 ? (
        <Card padding="tight">
          <FundTable rows={rows} query={query} old={found.isPlaceholderData} hrefOf={hrefOf} />
        </Card>
      ) : (
        <EmptyState
          title={t('state.noResults')}
          picture="search"
          action={<LinkButton href={hrefOf({ ...cleared(query), q: '' })}>{t('list.clearAll')}</LinkButton>}
        >
          {t('list.noMatch')}
        </EmptyState>
      )}
      <Pager page={query.page} pages={Math.ceil(meta.total / PER_PAGE)} hrefOf={(page) => hrefOf({ page })} />
    </Stack>
  );
}
