import { useFormat, useMessages } from '@sanchay/i18n';
import { breadcrumbList, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { Heading, Notice, Page, Split, Stack, Text } from '@sanchay/ui';
import { PerimeterNotice } from '../perimeter/PerimeterNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { AboutGold } from './AboutGold.tsx';
import { BuyCard } from './BuyCard.tsx';
import { CampaignCountdown } from './CampaignCountdown.tsx';
import { PricePanel } from './PricePanel.tsx';

/** `/gold`: what gold costs and has cost, what exactly is bought, and the way to buy it. */
export function ExploreGold() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { config } = usePlatform();
  usePageHead({
    title: t('explore.title'),
    description: t('explore.description', { minimum: format.rupees(config.gold.minimum) }),
    structured: [
      breadcrumbList([
        { label: t('common:nav.home'), href: '/' },
        { label: t('explore.title'), href: '/gold' },
      ]),
    ],
  });
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('explore.title')}</Heading>
          <Text size="lead" tone="ink-2">
            {t('explore.lead')}
          </Text>
        </Stack>
        <Split
          asideFirstOnPhone
          aside={
            <>
              <BuyCard />
              <PerimeterNotice />
              <CampaignCountdown />
            </>
          }
        >
          <PricePanel />
          <AboutGold />
          {config.sandbox && <Notice tone="sandbox" />}
        </Split>
      </Stack>
    </Page>
  );
}
