import { useWords } from '@sanchay/i18n';
import { usePageTitle, usePlatform, useRequiredSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Page, Stack, Tabs } from '@sanchay/ui';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { WORDS } from '../words.ts';
import { OrderList } from './OrderList.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { PaymentBanner } from '../pay/PaymentBanner.tsx';
import { SipPlans } from './SipPlans.tsx';

/** `/orders`: what was ordered, what became of it, and the SIPs that go on. Comes back here from the gateway. */
export function Orders() {
  const { t } = useWords(WORDS);
  usePageTitle(t('orders.title'));
  const session = useRequiredSession();
  const { config } = usePlatform();
  const [address, setAddress] = useSearchParams();
  if (!session) return <OrdersSkeleton />;
  const paymentId = address.get('payment');
  const choose = (tab: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      if (tab === 'sips') next.set('tab', tab);
      else next.delete('tab');
      return next;
    });
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{t('orders.title')}</Heading>
        {paymentId && <PaymentBanner key={paymentId} id={paymentId} />}
        <Tabs
          label={t('orders.title')}
          selected={address.get('tab') === 'sips' ? 'sips' : 'orders'}
          onSelect={choose}
          tabs={[
            { id: 'orders', label: t('orders.tab'), content: <OrderList /> },
            { id: 'sips', label: t('orders.sips'), content: <SipPlans /> },
          ]}
        />
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
