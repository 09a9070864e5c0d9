import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, usePageTitle, usePlatform, useRequiredSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Menu, Page, Row, Stack, Tabs, Text } from '@sanchay/ui';
import { OrdersSkeleton } from '../orders/OrdersSkeleton.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { PLAN_MESSAGES } from '../messages.ts';
import { PlanList } from './PlanList.tsx';

/** `/systematic`: the SIPs, STPs and SWPs that go on, and those of the past. */
export function Plans() {
  const { t } = useMessages(PLAN_MESSAGES);
  usePageTitle(t('plans.title'));
  const session = useRequiredSession();
  const { config } = usePlatform();
  const [address, setAddress] = useSearchParams();
  if (!session) return <OrdersSkeleton />;
  const choose = (tab: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (tab === 'past') next.set('tab', tab);
      else next.delete('tab');
      return next;
    });
  return (
    <Page>
      <Stack gap={6}>
        <Row justify="between" align="start">
          <Stack gap={2}>
            <Heading level={1}>{t('plans.title')}</Heading>
            <Text>{t('plans.lead')}</Text>
          </Stack>
          <OwnerOnly quiet minors="until_of_age">
            <Menu
              label={t('plans.new')}
              items={[
                { id: 'sip', label: t('plans.newSip'), href: '/mutual-funds/all' },
                { id: 'stp', label: t('plans.newStp'), href: '/systematic/stp' },
                { id: 'swp', label: t('plans.newSwp'), href: '/systematic/swp' },
              ]}
            />
          </OwnerOnly>
        </Row>
        <Tabs
          label={t('plans.title')}
          selected={address.get('tab') === 'past' ? 'past' : 'active'}
          onSelect={choose}
          tabs={[
            { id: 'active', label: t('plans.active'), content: <PlanList state="active" /> },
            { id: 'past', label: t('plans.past'), content: <PlanList state="past" /> },
          ]}
        />
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
