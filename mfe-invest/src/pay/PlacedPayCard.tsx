import { PAYMENT_METHODS, type PaymentMethod, type PaymentPurpose } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { ActionBar, Button, Card, ChoiceField, LinkButton, Notice, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MethodFields } from './MethodFields.tsx';
import { firstChoice, type PayChoice } from './payChoice.ts';
import type { PlacedPayment } from './usePlacedPayment.ts';
import { usePaymentOptions } from './usePaymentOptions.ts';
import { useUpiCheck } from './useUpiCheck.ts';

interface PlacedPayCardProps {
  title: string;
  /** Rupees. */
  amount: number;
  purpose: PaymentPurpose;
  /** The UPI handle that receives the money, where it is not ours. */
  payee?: string;
  /** What has to be done first; null when it is done. */
  first: string | null;
  /** What happens after the payment. */
  next: string;
  button: string;
  paying: PlacedPayment;
}

/** The payment of an order that is placed with it: the method, an OTP, and the gateway's page. */
export function PlacedPayCard({ payee, paying, ...placed }: PlacedPayCardProps) {
  const { t } = useMessages(MESSAGES);
  const { title, amount, purpose, first, next, button } = placed;
  const ours = usePaymentOptions({ amount, purpose }, true);
  const options = ours && payee !== undefined ? { ...ours, payee_upi_id: payee } : ours;
  const [picked, setPicked] = useState<PayChoice | null>(null);
  const [tried, setTried] = useState(false);
  const choice = picked ?? firstChoice(options);
  // A mandate is agreed to for instalments, so it pays nothing else.
  const method: PaymentMethod = choice.method === 'mandate' ? 'netbanking' : choice.method;
  const upi = useUpiCheck(choice.upiId);
  const inTheWay = options?.options.find((option) => option.method === method)?.reason ?? null;
  const why = inTheWay ?? (method === 'upi' ? (upi.problem ?? null) : null);
  function start(): void {
    setTried(true);
    if (first === null) void paying.start({ ...choice, method });
  }
  return (
    <Card title={title}>
      <Stack gap={4}>
        <ChoiceField
          label={t('pay.method')}
          value={method}
          onChange={(value) => setPicked({ ...choice, method: value as PaymentMethod })}
          options={PAYMENT_METHODS.map((value) => ({
            value,
            label: t(`method.${value}`),
            hint: t(`method.${value}.hint`),
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
        {tried && first !== null && <Notice tone="error" live title={first} />}
        <WriteProblem error={paying.error} />
        {paying.blocked && (
          <Notice
            tone="warn"
            live
            action={
              <LinkButton href={paying.blocked.address} size="small">
                {t('live.openHere')}
              </LinkButton>
            }
          >
            {t('live.blocked')}
          </Notice>
        )}
        <Text size="small">{next}</Text>
        <ActionBar label={title} why={why}>
          <Button full busy={paying.busy} busyLabel={t('pay.busy')} disabled={why !== null} onClick={start}>
            {button}
          </Button>
        </ActionBar>
      </Stack>
      {paying.dialog}
    </Card>
  );
}
