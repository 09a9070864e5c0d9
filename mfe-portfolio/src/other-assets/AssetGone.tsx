import { useMessages } from '@sanchay/i18n';
import { Breadcrumbs, Card, EmptyState, Heading, LinkButton, PortfolioIcon, Stack } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** An asset that is not in this account, as after it was deleted in another tab, and the way to those that are. */
export function AssetGone() {
  const { t } = useMessages(MESSAGES);
  return (
    <Stack gap={5}>
      <Stack gap={2}>
        <Breadcrumbs
          items={[
            { label: t('overview.title'), href: '/portfolio' },
            { label: t('other.title'), href: '/portfolio/other-assets' },
            { label: t('other.asset') },
          ]}
        />
        <Heading level={1}>{t('other.asset')}</Heading>
      </Stack>
      <Card>
        <EmptyState
          icon={<PortfolioIcon size={26} />}
          title={t('other.gone')}
          action={<LinkButton href="/portfolio/other-assets">{t('other.seeAll')}</LinkButton>}
        >
          {t('other.goneText')}
        </EmptyState>
      </Card>
    </Stack>
  );
}
