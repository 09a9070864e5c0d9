import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, useCall, useManagedAccount, usePageTitle } from '@sanchay/remote-kit';
import { Card, Figure, Heading, LinkButton, Notice, Page, Row, Stack, Stat, Term, Text } from '@sanchay/ui';
import { SandboxNote } from '../asset/SandboxNote.tsx';
import { TotalsSkeleton } from '../asset/TotalsSkeleton.tsx';
import { MESSAGES } from '../messages.ts';
import { Answer } from '../read/Answer.tsx';
import { HarvestPlan } from './HarvestPlan.tsx';
import { HarvestRuns } from './HarvestRuns.tsx';

/** `/tax-harvesting`: what is left of the exemption, and the units that save most tax when redeemed and bought back. */
export function TaxHarvesting() {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const managed = useManagedAccount();
  const info = useCall('taxHarvestingInfo');
  usePageTitle(t('harvest.title'));
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Heading level={1}>{t('harvest.title')}</Heading>
          <Text>{t('harvest.lead')}</Text>
        </Stack>
        <Answer of={info} skeleton={<TotalsSkeleton />}>
          {(data) => (
            <>
              <Card>
                <Row justify="between" align="last-baseline" wrap gap={5}>
                  <div>
                    <Text size="label">{t('harvest.harvestable')}</Text>
                    <Figure size="hero">{exact(data.harvestable_ltcg)}</Figure>
                  </div>
                  <Stat
                    label={<Term explain={t('harvest.unrealisedWhat')}>{t('harvest.unrealised')}</Term>}
                    value={exact(data.unrealised_amt)}
                  />
                </Row>
              </Card>
              {!data.active ? (
                <Notice
                  tone="info"
                  title={t('harvest.inactive')}
                  action={
                    <OwnerOnly quiet>
                      <LinkButton size="small" href="/subscriptions">
                        {t('coins.use')}
                      </LinkButton>
                    </OwnerOnly>
                  }
                >
                  {managed
                    ? t('harvest.inactiveManaged', { name: managed.owner_name })
                    : t('harvest.inactiveText')}
                </Notice>
              ) : (
                <HarvestPlan info={data} />
              )}
            </>
          )}
        </Answer>
        <HarvestRuns />
        <SandboxNote />
      </Stack>
    </Page>
  );
}
