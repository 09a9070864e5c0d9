import { useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  useManagedAccount,
  usePageTitle,
  usePlatform,
  useRequiredSession,
} from '@sanchay/remote-kit';
import { CartIcon, EmptyState, Heading, LinkButton, Notice, Page, Split, Stack } from '@sanchay/ui';
import { useCart } from '../live/useCart.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { MESSAGES } from '../messages.ts';
import { CartLine } from './CartLine.tsx';
import { CartSkeleton } from './CartSkeleton.tsx';
import { KeptNotices } from './KeptNotices.tsx';
import { useKeptOrders } from './useKeptOrders.ts';
import { LivePayment } from '../pay/LivePayment.tsx';
import { PayCard } from '../pay/PayCard.tsx';
import { usePayCart } from '../pay/usePayCart.ts';
import { usePaymentFlow } from '../pay/usePaymentFlow.ts';

/** `/cart`: what waits for payment, what paying now brings, and the payment. */
export function Cart() {
  const { t } = useMessages(MESSAGES);
  usePageTitle(t('cart.title'));
  const session = useRequiredSession();
  const { config } = usePlatform();
  const managed = useManagedAccount();
  const cart = useCart();
  const through = usePaymentFlow();
  const paying = usePayCart(through);
  const shown = cart.data?.data;
  const brought = useKeptOrders(shown?.payment_id === null && managed === null && session ? shown : null);
  if (!session || cart.isPending) return <CartSkeleton />;
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{t('cart.title')}</Heading>
        {!shown && <CallProblem of={cart} />}
        {brought && <KeptNotices brought={brought} />}
        {shown && shown.items.length === 0 && (
          <EmptyState
            title={t('cart.empty')}
            icon={<CartIcon size={26} />}
            action={!managed && <LinkButton href="/mutual-funds">{t('cart.explore')}</LinkButton>}
          >
            {managed ? t('cart.emptyManaged', { name: managed.owner_name }) : t('cart.emptyHint')}
          </EmptyState>
        )}
        {shown && shown.items.length > 0 && (
          <Split
            aside={
              <OwnerOnly minors="until_of_age">
                {shown.payment_id === null ? (
                  <PayCard cart={shown} paying={paying} user={session.user} />
                ) : (
                  <LivePayment id={shown.payment_id} through={through} />
                )}
              </OwnerOnly>
            }
          >
            {shown.notices.map(({ code, text }) => (
              <Notice key={`${code} ${text}`} tone="warn">
                {text}
              </Notice>
            ))}
            <Stack gap={4} as="ul" data-cards>
              {shown.items.map((item, index) => (
                <li key={item.order_id}>
                  <CartLine
                    item={item}
                    locked={shown.payment_id !== null || managed !== null}
                    problem={paying.problemOfLine(index)}
                  />
                </li>
              ))}
            </Stack>
          </Split>
        )}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
