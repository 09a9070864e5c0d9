import { ONBOARDING_STATE, PAYMENT_METHODS } from '@sanchay/contracts';
import type { Cart, PaymentMethod, UserInfo } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { useRetryWait } from '@sanchay/remote-kit';
import { Button, Card, ChoiceField, DetailList, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { rupeeDecimals } from '../scheme/rupeeDecimals.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { WORDS } from '../words.ts';
import type { PayCart } from './usePayCart.ts';

interface PayCardProps {
  cart: Cart;
  paying: PayCart;
  user: UserInfo | null;
}

/** Totals, the way of paying, and the button. Whoever is not ready to invest yet is told, and the cart is kept. */
export function PayCard({ cart, paying, user }: PayCardProps) {
  const { t } = useWords(WORDS);
  const { rupees } = useFormat();
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const ready = user?.current_portfolio?.onboarding_state === ONBOARDING_STATE.REGISTRATION_COMPLETE;
  const nothingNow = cart.pay_now === 0;
  const seconds = useRetryWait(paying.error);
  const chosen = paying.settledMethod ?? method;
  const money = (amount: number) => rupees(amount, { decimals: rupeeDecimals(amount) });
  return (
    <Card raised title={t('pay.title')}>
      <Stack gap={4}>
        <DetailList
          items={[
            { term: t('pay.now'), value: money(cart.pay_now) },
            { term: t('pay.scheduled'), value: money(cart.scheduled) },
          ]}
        />
        {!ready && (
          <>
            <Notice tone="warn" title={t('pay.notReady')}>
              {t('pay.notReadyHint')}
            </Notice>
            <LinkButton href="/solo-setup" full>
              {t('pay.finishSetup')}
            </LinkButton>
          </>
        )}
        {ready && !nothingNow && (
          <ChoiceField
            label={t('pay.method')}
            value={chosen}
            onChange={(value) => setMethod(value as PaymentMethod)}
            disabled={paying.settledMethod !== null}
            options={PAYMENT_METHODS.map((value) => ({
              value,
              label: t(`method.${value}`),
              hint: t(`method.${value}.hint`),
            }))}
          />
        )}
        <WriteProblem error={paying.error} />
        {ready && (
          <Button
            full
            busy={paying.busy || seconds > 0}
            busyLabel={seconds > 0 ? t('action.wait', { seconds }) : t('pay.busy')}
            onClick={() => void paying.start(cart, chosen)}
          >
            {payWords()}
          </Button>
        )}
        <Text size="label">{t('pay.promise')}</Text>
      </Stack>
    </Card>
  );

  function payWords(): string {
    if (paying.settledMethod !== null) return t('pay.checkAgain');
    return nothingNow ? t('pay.confirm') : t('pay.button', { amount: money(cart.pay_now) });
  }
}
