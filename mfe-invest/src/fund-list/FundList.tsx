import { useWords } from '@sanchay/i18n';
import { breadcrumbList, refreshCalls, useBusEvent, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { Breadcrumbs, Heading, Page, Row, Stack, TextField, wide } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { CompareTray } from '../compare/CompareTray.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { WORDS } from '../words.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPanel } from './FilterPanel.tsx';
import { FilterSheet } from './FilterSheet.tsx';
import { FoundFunds } from './FoundFunds.tsx';
import { filterCount, LIST_PATH } from './listQuery.ts';
import { SortControl } from './SortControl.tsx';
import { TagRule } from './TagRule.tsx';
import { useLinksAhead } from './useLinksAhead.ts';
import { useListQuery } from './useListQuery.ts';
import { useTypedSearch } from './useTypedSearch.ts';
import { LIST_FORM, noScripts, WithCode } from './withoutCode.ts';

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

const Search = styled.form`
  flex: 1 1 280px;
  max-width: 520px;
`;

/** `/mutual-funds/all`: search, filter, sort and page through the funds; the address holds it all. */
export function FundList() {
  const { t } = useWords(WORDS);
  const { config } = usePlatform();
  const { query, change, hrefOf } = useListQuery();
  const [typed, setTyped] = useTypedSearch(query.q, (q) => change({ q }, { replace: true }));
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
  useLinksAhead();
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('explore.title'), href: '/mutual-funds' }, { label: t('list.title') }]}
          />
          <Heading level={1}>{t('list.title')}</Heading>
        </Stack>
        <Row justify="between" align="end">
          <Search
            id={LIST_FORM}
            role="search"
            method="get"
            action={LIST_PATH}
            onSubmit={(event) => event.preventDefault()}
          >
            <TextField
              label={t('explore.search')}
              type="search"
              name="q"
              placeholder={t('explore.searchHint')}
              value={typed}
              onChange={setTyped}
              maxLength={200}
              autoComplete="off"
            />
          </Search>
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
  );
}
