import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, refreshCalls, useBusEvent, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { Grid, Heading, LinkButton, Page, Row, Stack, Text } from '@sanchay/ui';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { CategoryReturns } from './CategoryReturns.tsx';
import { FundHouses } from './FundHouses.tsx';
import { FundSearch } from './FundSearch.tsx';
import { RankedList } from './RankedList.tsx';
import { RANKINGS } from './rankings.ts';
import { TagLists } from './TagLists.tsx';

/** `/mutual-funds`: search, lists with their rule, categories and houses. */
export function Explore() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  usePageHead({
    title: t('explore.title'),
    description: t('explore.lead'),
    structured: [breadcrumbList([{ label: t('explore.title'), href: '/mutual-funds' }])],
  });
  useBusEvent('nav/published', () => void refreshCalls('mutualFundSearch', 'fundCategories', 'fundLists'));
  return (
    <Page>
      <Stack gap={10}>
        <Stack gap={4}>
          <Heading level={1}>{t('explore.title')}</Heading>
          <Text size="lead">{t('explore.lead')}</Text>
          <Row>
            <FundSearch />
            <LinkButton href="/mutual-funds/all" variant="secondary">
              {t('explore.all')}
            </LinkButton>
          </Row>
        </Stack>
        {config.sandbox && <SandboxNotice />}
        <Stack gap={5} as="section" aria-labelledby="lists">
          <Heading level={2} id="lists">
            {t('explore.lists')}
          </Heading>
          <Grid min={300} gap={5}>
            {RANKINGS.map((ranking) => (
              <RankedList key={ranking.id} ranking={ranking} />
            ))}
          </Grid>
        </Stack>
        <TagLists />
        <CategoryReturns />
        <FundHouses />
      </Stack>
    </Page>
  );
}
