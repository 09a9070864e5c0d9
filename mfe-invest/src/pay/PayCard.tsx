import {
  CART_PAYMENT_METHODS,
  ONBOARDING_STATE,
  type Cart,
  type CartPaymentMethod,
  type UserInfo,
} from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useRetryWait } from '@sanchay/remote-kit';
import { ActionBar, Button, Card, ChoiceField, DetailList, Notice, Stack, Text, TextLink } from '@sanchay/ui';
import { useState } from 'react';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MESSAGES } from '../messages.ts';
import { MethodFields } from './MethodFields.tsx';
import { NotReady } from './NotReady.tsx';
import { firstChoice, type PayChoice } from './payChoice.ts';
import { PayOutcome } from './PayOutcome.tsx';
import { SipConsents, useSipConsents } from './SipConsents.tsx';
import type { PayCart } from './usePayCart.ts';
import { usePaymentOptions } from './usePaymentOptions.ts';
import { useUpiCheck } from './useUpiCheck.ts';

interface PayCardProps {
  cart: Cart;
  paying: PayCart;
  user: UserInfo | null;
}

/**
 * Totals, the payment method and the button. A user who is not ready to invest yet is notified, and the cart is
 * retained.
 */
export function PayCard({ cart, paying, user }: PayCardProps) {
  const { t } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const refused = paying.error?.code === 'not_ready_to_invest';
  const ready =
    !refused && user?.current_portfolio?.onboarding_state === ONBOARDING_STATE.REGISTRATION_COMPLETE;
  const nothingNow = cart.pay_now === 0;
  const options = usePaymentOptions({ amount: cart.pay_now, purpose: 'cart' }, ready && !nothingNow);
  const [picked, setPicked] = useState<PayChoice | null>(null);
  const choice = paying.settled ?? picked ?? firstChoice(options);
  const upi = useUpiCheck(choice.upiId);
  const unknownUpi = choice.method === 'upi' ? (upi.problem ?? null) : null;
  const consents = useSipConsents(cart);
  const seconds = useRetryWait(paying.error);
  const money = (amount: number) => rupees(amount, { decimals: rupeeDecimals(amount) });
  const inTheWay = options?.options.find(({ method }) => method === choice.method)?.reason ?? null;
  const errors = paying.error?.errors ?? {};
  return (
    <Card raised title={t('pay.title')}>
      <Stack gap={4}>
        <DetailList
          items={[
            { term: t('pay.now'), value: money(cart.pay_now) },
            { term: t('pay.scheduled'), value: money(cart.scheduled) },
          ]}
        />
        {!ready && <NotReady pay={payMessages()} refused={refused} />}
        {ready && !nothingNow && (
          <>
            <ChoiceField
              label={t('pay.method')}
              value={choice.method}
              onChange={(method) => setPicked({ ...choice, method: method as CartPaymentMethod })}
              disabled={paying.settled !== null}
              options={shownMethods().map((value) => ({
                value,
                label: t(`method.${value}`),
                hint: t(`method.${value}.hint`),
              }))}
            />
            {paying.settled === null && (
              <MethodFields
                options={options}
                choice={choice}
                onChange={setPicked}
                errors={errors}
                upi={upi}
              />
            )}
            {!inTheWay && <PayOutcome cart={cart} method={choice.method} />}
            {inTheWay && <Notice tone="warn">{inTheWay}</Notice>}
            {inTheWay && choice.method === 'mandate' && (
              <TextLink href="/mandates">{t('pay.toMandates')}</TextLink>
            )}
          </>
        )}
        {ready && <SipConsents cart={cart} consents={consents} />}
        {!refused && <WriteProblem error={paying.error} />}
        {ready && (
          <ActionBar label={t('pay.title')} why={inTheWay ?? unknownUpi}>
            <Button
              full
              busy={paying.busy || seconds > 0}
              busyLabel={seconds > 0 ? t('action.wait', { seconds }) : t('pay.busy')}
              disabled={inTheWay !== null || unknownUpi !== null}
              onClick={() => consents.ask() && void paying.start(cart, choice)}
            >
              {payMessages()}
            </Button>
          </ActionBar>
        )}
        <Text size="label">{t('pay.promise')}</Text>
        {paying.dialog}
      </Stack>
    </Card>
  );

  /** Offers a mandate if the user has one; setting one up has its own page. */
  function shownMethods(): readonly CartPaymentMethod[] {
    const some = (options?.mandates.length ?? 0) > 0 || choice.method === 'mandate';
    return CART_PAYMENT_METHODS.filter((method) => method !== 'mandate' || some);
  }

  function payMessages(): string {
    if (paying.settled !== null) return t('pay.checkAgain');
    return nothingNow ? t('pay.confirm') : t('pay.button', { amount: money(cart.pay_now) });
  }
}
