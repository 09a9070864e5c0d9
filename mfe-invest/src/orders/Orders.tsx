import { useMessages } from '@sanchay/i18n';
import { usePageTitle, usePlatform, useRequiredSession } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Heading, Page, Row, Stack, Tabs, TextLink } from '@sanchay/ui';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { OrderKinds } from './OrderKinds.tsx';
import { OrderList } from './OrderList.tsx';
import { OrdersSkeleton } from './OrdersSkeleton.tsx';
import { PreparedList } from '../prepared/PreparedList.tsx';
import { AmountDue } from '../pay/AmountDue.tsx';
import { PaymentBanner } from '../pay/PaymentBanner.tsx';

/** `/orders`: what is in process, and what was ordered before. Comes back here from the gateway. */
export function Orders() {
  const { t } = useMessages(MESSAGES);
  usePageTitle(t('orders.title'));
  const session = useRequiredSession();
  const { config } = usePlatform();
  const [address, setAddress] = useSearchParams();
  if (!session) return <OrdersSkeleton />;
  const paymentId = address.get('payment');
  const choose = (tab: string) =>
    setAddress((now) => {
      const next = new URLSearchParams(now);
      next.delete('page');
      if (tab === 'recent') next.set('tab', tab);
      else next.delete('tab');
      return next;
    });
  return (
    <Page>
      <Stack gap={6}>
        <Row justify="between">
          <Heading level={1}>{t('orders.title')}</Heading>
          <TextLink href="/systematic">{t('orders.toPlans')}</TextLink>
        </Row>
        <OrderKinds here="funds" />
        <AmountDue />
        <PreparedList />
        {paymentId && <PaymentBanner key={paymentId} id={paymentId} />}
        <Tabs
          label={t('orders.title')}
          selected={address.get('tab') === 'recent' ? 'recent' : 'inProcess'}
          onSelect={choose}
          tabs={[
            { id: 'inProcess', label: t('orders.inProcess'), content: <OrderList group="inProcess" /> },
            { id: 'recent', label: t('orders.recent'), content: <OrderList group="recent" /> },
          ]}
        />
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
