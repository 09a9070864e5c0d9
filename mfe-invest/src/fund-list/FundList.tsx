import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, refreshCalls, useBusEvent, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { LinkProvider, Page, Row, Stack, wide } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { CompareTray } from '../compare/CompareTray.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FoundFunds } from './FoundFunds.tsx';
import { filterCount, LIST_PATH } from './listQuery.ts';
import { ListSearchField } from './ListSearchField.tsx';
import { ListTop } from './ListTop.tsx';
import { SortControl } from './SortControl.tsx';
import { TagRule } from './TagRule.tsx';
import { useListQuery } from './useListQuery.ts';
import { useRowsAhead } from './useRowsAhead.ts';
import { noScripts, WithCode } from './withoutCode.ts';

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  ${wide} {
    grid-template-columns: 248px minmax(0, 1fr);
  }
`;

const Filters = styled.section`
  display: none;
  ${wide} {
    display: block;
  }
  ${noScripts} {
    display: block;
  }
`;

const SheetButton = styled(WithCode)`
  ${wide} {
    display: none;
  }
`;

/** `/mutual-funds/all`: search, filter, sort and page through the funds; the address holds it all. */
export function FundList() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  const { query, change, hrefOf, follow } = useListQuery();
  usePageHead({
    title: t('list.title'),
    description: t('list.description'),
    index: query.q === '' && filterCount(query) === 0,
    structured: [
      breadcrumbList([
        { label: t('explore.title'), href: '/mutual-funds' },
        { label: t('list.title'), href: LIST_PATH },
      ]),
    ],
  });
  useBusEvent('nav/published', () => void refreshCalls('mutualFundSearch'));
  useRowsAhead(query);
  return (
    <LinkProvider navigate={follow}>
      <Page>
        <Stack gap={5}>
          <ListTop />
          <Row justify="between" align="end">
            <ListSearchField message={query.q} onChange={change} />
            <Row gap={2} align="end">
              <SheetButton>
                <FilterSheet query={query} onApply={change} />
              </SheetButton>
              <SortControl query={query} onChange={change} hrefOf={hrefOf} />
            </Row>
          </Row>
          <ActiveFilters query={query} hrefOf={hrefOf} />
          <TagRule query={query} />
          <Columns>
            <Filters aria-label={t('filter.title')}>
              <FilterPanel query={query} onChange={change} />
            </Filters>
            <Stack gap={5}>
              <FoundFunds query={query} hrefOf={hrefOf} />
              {config.sandbox && <SandboxNotice />}
            </Stack>
          </Columns>
          <CompareTray />
        </Stack>
      </Page>
    </LinkProvider>
  );
}
