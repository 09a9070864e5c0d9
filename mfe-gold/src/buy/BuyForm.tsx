import { PAYMENT_METHODS, type PaymentMethod } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform, useRetryWait } from '@sanchay/remote-kit';
import { ActionBar, Button, Card, SelectField, Stack, Text } from '@sanchay/ui';
import { useState, type SubmitEvent } from 'react';
import { MESSAGES } from '../messages.ts';
import { AmountEntry } from './AmountEntry.tsx';
import { BuyError } from './BuyError.tsx';
import { PriceNow } from './PriceNow.tsx';
import type { Purchase, PurchaseRequest } from './purchase.ts';
import { useBuy } from './useBuy.ts';
import type { HeldPriceState } from './useHeldPrice.ts';
import { WhoMayBuy } from './WhoMayBuy.tsx';

interface Props {
  held: HeldPriceState;
  request: PurchaseRequest;
  purchase: Purchase | null;
  onRequest(request: PurchaseRequest): void;
}

/** The card where gold is bought: price, amount, payment method, one button that shows what will be paid. */
export function BuyForm({ held, request, purchase, onRequest }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const { minimum, maximum } = usePlatform().config.gold;
  const [method, setMethod] = useState<PaymentMethod>('upi');
  const [tried, setTried] = useState(false);
  const { buy, busy, error, forget, dialog } = useBuy(held);
  const seconds = useRetryWait(error);

  const problem = purchase && 'problem' in purchase ? purchase.problem : null;
  const announced = problem !== null && (tried || problem !== 'missing');
  const limits = { minimum: format.rupees(minimum), maximum: format.rupees(maximum) };
  const fromServer = Object.values(error?.errors ?? {})[0]?.[0];
  const fieldError = announced ? t(`buy.problem.${request.by}.${problem}`, limits) : fromServer;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setTried(true);
    if (problem === null) buy(request, method);
  }
  function change(next: PurchaseRequest): void {
    forget();
    onRequest(next);
  }

  const breakdown = purchase && 'breakdown' in purchase ? purchase.breakdown : null;
  const paise = (amount: number) => format.rupees(amount, { decimals: 2 });
  return (
    <Card raised>
      <form onSubmit={submit} noValidate>
        <Stack gap={5}>
          <PriceNow held={held} />
          <AmountEntry request={request} error={fieldError} onChange={change} />
          <SelectField
            label={t('buy.method')}
            value={method}
            onChange={(value) => setMethod(value as PaymentMethod)}
            options={PAYMENT_METHODS.map((value) => ({ value, label: t(`buy.method.${value}`) }))}
          />
          {error && !fromServer && <BuyError error={error} />}
          {breakdown && (
            <Text tone="ink-2">
              {t('buy.inShort', { grams: format.units(breakdown.grams, 4), tax: paise(breakdown.tax) })}
            </Text>
          )}
          <WhoMayBuy>
            <ActionBar label={t('buy.title')}>
              <Button
                type="submit"
                full
                busy={busy || seconds > 0}
                busyLabel={seconds > 0 ? t('action.wait', { seconds }) : t('buy.leaving')}
                disabled={!held.price}
              >
                {breakdown ? t('buy.pay', { total: paise(breakdown.total) }) : t('buy.payWithout')}
              </Button>
            </ActionBar>
          </WhoMayBuy>
        </Stack>
      </form>
      {dialog}
    </Card>
  );
}
