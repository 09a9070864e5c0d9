import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, useIsManager, usePageTitle, useTogether } from '@sanchay/remote-kit';
import {
  Breadcrumbs,
  Card,
  EmptyState,
  Figure,
  Heading,
  LinkButton,
  Loading,
  Page,
  Row,
  Stack,
  Text,
  TextLink,
} from '@sanchay/ui';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { Answer } from '../read/Answer.tsx';
import { ImportedFolios } from '../import/ImportedFolios.tsx';
import { MESSAGES } from '../messages.ts';
import { AssetRows } from './AssetRows.tsx';

/** Accounts of statements that are no fund, share or gold. */
const ACCOUNTS: readonly string[] = ['nps', 'epf', 'eps'];

/** `/portfolio/other-assets`: what the account holder owns and owes elsewhere, by hand and from statements. */
export function OtherAssets() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isManager = useIsManager();
  const found = useCall('otherAssets');
  const imported = useCall('importedHoldings');
  const together = useTogether([found, imported]);
  const accounts = (imported.data?.data.holdings ?? []).filter(({ asset }) => ACCOUNTS.includes(asset));
  usePageTitle(t('other.title'));
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('overview.title'), href: '/portfolio' }, { label: t('other.title') }]}
          />
          <Row justify="between" align="center" wrap>
            <Heading level={1}>{t('other.title')}</Heading>
            {together && (accounts.length > 0 || (found.data?.data.assets.length ?? 0) > 0) && (
              <OwnerOnly quiet>
                <LinkButton href="/portfolio/other-assets/new">{t('other.add')}</LinkButton>
              </OwnerOnly>
            )}
          </Row>
        </Stack>
        {!together && (
          <Loading>
            <TotalsSkeleton />
          </Loading>
        )}
        {together && (
          <Answer of={found} skeleton={<TotalsSkeleton />}>
            {({ data: { assets, totals } }) =>
              assets.length === 0 ? (
                accounts.length === 0 && (
                  <EmptyState
                    title={t('other.none')}
                    action={
                      <OwnerOnly quiet>
                        <LinkButton href="/portfolio/other-assets/new">{t('other.add')}</LinkButton>
                      </OwnerOnly>
                    }
                  >
                    {isManager ? undefined : t('other.noneWhat')}
                  </EmptyState>
                )
              ) : (
                <>
                  <Card>
                    <Text size="label">{t('other.net')}</Text>
                    <Figure size="hero">{exact(totals.net)}</Figure>
                    {totals.owed > 0 && (
                      <Text size="small">
                        {t('other.ownedAndOwed', { owned: exact(totals.owned), owed: exact(totals.owed) })}
                      </Text>
                    )}
                  </Card>
                  <Card title={t('other.all')}>
                    <AssetRows assets={assets} />
                  </Card>
                </>
              )
            }
          </Answer>
        )}
        {together && accounts.length > 0 && (
          <>
            <ImportedFolios holdings={accounts} />
            <Text size="small">
              {t('other.importedWhy')} <TextLink href="/import">{t('other.toImport')}</TextLink>
            </Text>
          </>
        )}
      </Stack>
    </Page>
  );
}
