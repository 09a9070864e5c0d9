import { PAYMENT_METHODS, type PaymentMethod } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, Card, ChoiceField, LinkButton, MoneyField, Notice, Stack } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES, STOCK_ORDER_MESSAGES } from '../messages.ts';
import { MethodFields } from '../pay/MethodFields.tsx';
import { firstChoice, type PayChoice } from '../pay/payChoice.ts';
import { usePaymentOptions } from '../pay/usePaymentOptions.ts';
import { useUpiCheck } from '../pay/useUpiCheck.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { useAddCash } from './useAddCash.ts';

const USUAL = 10_000;

/** Adding cash: the amount, the method, and the gateway's page. */
export function AddCash() {
  const { t } = useMessages(STOCK_ORDER_MESSAGES);
  const { t: ofPayments } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const [amount, setAmount] = useState<number | null>(USUAL);
  const options = usePaymentOptions(
    { amount: amount ?? USUAL, purpose: 'trading_cash' },
    amount !== null && amount > 0,
  );
  const [picked, setPicked] = useState<PayChoice | null>(null);
  const choice = picked ?? firstChoice(options);
  // A mandate is agreed to for instalments, so it does not add cash.
  const method: PaymentMethod = choice.method === 'mandate' ? 'netbanking' : choice.method;
  const upi = useUpiCheck(choice.upiId);
  const inTheWay = options?.options.find((option) => option.method === method)?.reason ?? null;
  const adding = useAddCash();
  const errors = adding.error?.errors ?? {};
  const blocked = amount === null || inTheWay !== null || (method === 'upi' && upi.problem !== undefined);
  return (
    <Card title={t('cash.add')}>
      <Stack gap={4}>
        <MoneyField
          label={t('order.rupees')}
          value={amount}
          chips
          error={errors.amount?.[0]}
          onChange={setAmount}
        />
        <ChoiceField
          label={ofPayments('pay.method')}
          value={method}
          onChange={(value) => setPicked({ ...choice, method: value as PaymentMethod })}
          options={PAYMENT_METHODS.map((value) => ({
            value,
            label: ofPayments(`method.${value}`),
            hint: ofPayments(`method.${value}.hint`),
          }))}
        />
        <MethodFields
          options={options}
          choice={{ ...choice, method }}
          onChange={setPicked}
          errors={errors}
          upi={upi}
        />
        {inTheWay && <Notice tone="warn">{inTheWay}</Notice>}
        {!errors.amount && <WriteProblem error={adding.error} />}
        {adding.blocked && (
          <Notice
            tone="warn"
            live
            action={
              <LinkButton href={adding.blocked.address} size="small">
                {ofPayments('live.openHere')}
              </LinkButton>
            }
          >
            {ofPayments('live.blocked')}
          </Notice>
        )}
        <Button
          full
          busy={adding.busy}
          busyLabel={ofPayments('pay.busy')}
          disabled={blocked}
          onClick={() => void adding.start(amount ?? 0, { ...choice, method })}
        >
          {t('cash.addButton', { amount: rupees(amount ?? 0) })}
        </Button>
      </Stack>
    </Card>
  );
}
