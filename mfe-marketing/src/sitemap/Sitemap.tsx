import { dataLabel, useMessages } from '@sanchay/i18n';
import { useCall, usePlatform } from '@sanchay/remote-kit';
import { Notice, Stack, TextLink } from '@sanchay/ui';
import { calculatorId, calculatorPath, CALCULATOR_GROUPS } from '../calculators/calculatorNames.ts';
import { CALCULATOR_MESSAGES } from '../calculators/calculatorMessages.ts';
import { PublicPage } from '../public-page/PublicPage.tsx';
import { PAGE_MESSAGES } from '../messages.ts';
import { DataGroup } from './DataGroup.tsx';
import { LinkGroup } from './LinkGroup.tsx';
import { SITE_PAGES } from './pages.ts';

const STOCKS_SHOWN = 60;

/** `/sitemap`: every public page, by name. */
export function Sitemap() {
  const { t } = useMessages(PAGE_MESSAGES);
  const calculators = useMessages(CALCULATOR_MESSAGES);
  const { config } = usePlatform();
  const houses = useCall('fundAmcs');
  const categories = useCall('fundSchemeCategories');
  const stocks = useCall('stockList', { query: { per_page: STOCKS_SHOWN } });
  const usStocks = useCall('usStockList', { query: { per_page: STOCKS_SHOWN } });
  const deposits = useCall('depositPlans');
  const group = (id: keyof typeof SITE_PAGES) => (
    <LinkGroup
      title={t(`sitemap.group.${id}`)}
      links={SITE_PAGES[id].map(({ href, name }) => ({ href, label: t(name) }))}
    />
  );
  return (
    <PublicPage
      path="/sitemap"
      name={t('sitemap.name')}
      lead={t('sitemap.lead')}
      description={t('sitemap.description')}
    >
      <Stack gap={8}>
        {group('about')}
        {group('invest')}
        {group('plan')}
        <LinkGroup
          title={t('sitemap.group.calculators')}
          links={Object.values(CALCULATOR_GROUPS)
            .flat()
            .map((name) => ({
              href: calculatorPath(name),
              label: calculators.t(`calc.${calculatorId(name)}.title`),
            }))}
        />
        <DataGroup
          title={t('sitemap.group.categories')}
          answer={categories}
          linksOf={({ data }) =>
            data.flatMap(({ category, sub_categories }) =>
              sub_categories.map(({ name }) => ({
                href: `/mutual-funds/all?${new URLSearchParams({ category, sub_category: name })}`,
                label: dataLabel(t, 'category', name),
              })),
            )
          }
        />
        <DataGroup
          title={t('sitemap.group.houses')}
          answer={houses}
          linksOf={({ data }) =>
            data.funds.map(({ slug, name }) => ({ href: `/explore/funds/${slug}`, label: name }))
          }
        />
        <DataGroup
          title={t('sitemap.group.deposits')}
          answer={deposits}
          linksOf={({ data }) =>
            [...new Map(data.map(({ attributes }) => [attributes.partner_id, attributes.partner_name]))].map(
              ([slug, name]) => ({ href: `/fixed-deposit/${slug}`, label: name }),
            )
          }
        />
        {config.sandbox && <Notice tone="sandbox" />}
        <DataGroup
          title={t('sitemap.group.stocks')}
          answer={stocks}
          linksOf={({ data }) => data.map(({ slug, name }) => ({ href: `/stocks/${slug}`, label: name }))}
        >
          <TextLink href="/stocks">{t('sitemap.allStocks')}</TextLink>
        </DataGroup>
        <DataGroup
          title={t('sitemap.group.usStocks')}
          answer={usStocks}
          linksOf={({ data }) => data.map(({ slug, name }) => ({ href: `/us-stocks/${slug}`, label: name }))}
        >
          <TextLink href="/us-stocks/all">{t('sitemap.allUsStocks')}</TextLink>
        </DataGroup>
      </Stack>
    </PublicPage>
  );
}
