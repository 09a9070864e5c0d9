import { loginAddress } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePageTitle, usePlatform, useSession, useTogether } from '@sanchay/remote-kit';
import { useLocation, useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  EmptyState,
  GoldIcon,
  Heading,
  LinkButton,
  Loading,
  Notice,
  Page,
  Row,
  SkeletonCards,
  Stack,
  TextLink,
} from '@sanchay/ui';
import { PerimeterNotice } from '../perimeter/PerimeterNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { GoldHeld } from './GoldHeld.tsx';
import { OrderList } from './OrderList.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { useLiveOrders } from './useLiveOrders.ts';

/** `/gold/orders`: how the last payment ended, grams held, and every order with its invoice, live. */
export function GoldOrders() {
  const { t } = useMessages(MESSAGES);
  const { config } = usePlatform();
  usePageTitle(t('orders.title'));
  return (
    <Page width="text">
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs items={[{ label: t('explore.title'), href: '/gold' }, { label: t('orders.title') }]} />
          <Row justify="between">
            <Heading level={1}>{t('orders.title')}</Heading>
            <TextLink href="/orders">{t('orders.others')}</TextLink>
          </Row>
        </Stack>
        <OwnGold />
        <PerimeterNotice later />
        {config.sandbox && <Notice tone="sandbox" />}
      </Stack>
    </Page>
  );
}

function OwnGold() {
  const { t } = useMessages(MESSAGES);
  const [query] = useSearchParams();
  const place = useLocation();
  const { loggedIn, userFetched } = useSession();
  const payment = query.get('payment');
  const held = useCall('holdings', { query: { asset: 'gold' } }, { enabled: loggedIn });
  const orders = useCall('goldOrders', undefined, { enabled: loggedIn });
  useLiveOrders();
  const together = useTogether([held, orders]);
  if (!userFetched || (loggedIn && !together)) {
    return (
      <Loading>
        <SkeletonCards count={2} height={140} />
      </Loading>
    );
  }
  if (!loggedIn) {
    const { pathname, search, hash } = place;
    return (
      <EmptyState
        icon={<GoldIcon size={26} />}
        title={t('orders.logInTitle')}
        action={<LinkButton href={loginAddress(pathname + search + hash)}>{t('orders.logIn')}</LinkButton>}
      >
        {t('orders.logInHint')}
      </EmptyState>
    );
  }
  return (
    <>
      {payment && <PaymentReturn id={payment} />}
      <GoldHeld held={held} orders={orders.data} />
      <OrderList orders={orders} />
    </>
  );
}
