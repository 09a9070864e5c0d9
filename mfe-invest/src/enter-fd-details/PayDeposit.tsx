import { PAYMENT_METHODS, type PaymentMethod } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { ActionBar, Button, Card, ChoiceField, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { DEPOSIT_MESSAGES, MESSAGES } from '../messages.ts';
import { MethodFields } from '../pay/MethodFields.tsx';
import { firstChoice, type PayChoice } from '../pay/payChoice.ts';
import { usePaymentOptions } from '../pay/usePaymentOptions.ts';
import { useUpiCheck } from '../pay/useUpiCheck.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import type { Booking } from './useBooking.ts';
import { useBookDeposit } from './useBookDeposit.ts';

interface PayDepositProps {
  booking: Booking;
  preview: NonNullable<Booking['preview']>;
}

/** The payment of a booking: the method, an OTP, and the gateway's page. */
export function PayDeposit({ booking, preview }: PayDepositProps) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { t: ofPayments } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const { accepted } = booking.answers;
  const options = usePaymentOptions(preview.principal, true);
  const [picked, setPicked] = useState<PayChoice | null>(null);
  const [tried, setTried] = useState(false);
  const choice = picked ?? firstChoice(options);
  // A mandate is agreed to for instalments, so it does not pay a deposit.
  const method: PaymentMethod = choice.method === 'mandate' ? 'netbanking' : choice.method;
  const upi = useUpiCheck(choice.upiId);
  const inTheWay = options?.options.find((option) => option.method === method)?.reason ?? null;
  const paying = useBookDeposit(booking, preview);
  const blocked = inTheWay !== null || (method === 'upi' && upi.problem !== undefined);
  function start(): void {
    setTried(true);
    if (accepted && preview.accounts.length > 0) void paying.start({ ...choice, method });
  }
  return (
    <Card title={t('pay.title')}>
      <Stack gap={4}>
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
          errors={paying.error?.errors ?? {}}
          upi={upi}
        />
        {inTheWay && <Notice tone="warn">{inTheWay}</Notice>}
        {tried && !accepted && <Notice tone="error" live title={t('pay.acceptFirst')} />}
        <WriteProblem error={paying.error} />
        {paying.blocked && (
          <Notice
            tone="warn"
            live
            action={
              <LinkButton href={paying.blocked.address} size="small">
                {ofPayments('live.openHere')}
              </LinkButton>
            }
          >
            {ofPayments('live.blocked')}
          </Notice>
        )}
        <Text size="small">{t('pay.next')}</Text>
        <ActionBar label={t('pay.title')}>
          <Button
            full
            busy={paying.busy}
            busyLabel={ofPayments('pay.busy')}
            disabled={blocked}
            onClick={start}
          >
            {t('pay.button', { amount: rupees(preview.principal) })}
          </Button>
        </ActionBar>
      </Stack>
      {paying.dialog}
    </Card>
  );
}
