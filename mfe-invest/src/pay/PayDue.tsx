import { PAYMENT_METHODS, type PaymentMethod, type PaymentPurpose } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Button, ChoiceField, Dialog, Notice, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { MESSAGES } from '../messages.ts';
import { MethodFields } from './MethodFields.tsx';
import { firstChoice, type PayChoice } from './payChoice.ts';
import { usePayDue } from './usePayDue.ts';
import type { PaymentFlow } from './usePaymentFlow.ts';
import { usePaymentOptions } from './usePaymentOptions.ts';
import { useUpiCheck } from './useUpiCheck.ts';

interface PayDueProps {
  chargeback: { id: string; outstanding: number; purpose: PaymentPurpose };
  through: PaymentFlow;
  onClose: () => void;
}

/** Pays an amount that is due after a chargeback: the method, an OTP, and the gateway's page. */
export function PayDue({ chargeback, through, onClose }: PayDueProps) {
  const { t } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const { outstanding, purpose } = chargeback;
  const paying = usePayDue(chargeback, through, onClose);
  const options = usePaymentOptions({ amount: outstanding, purpose }, true);
  const [picked, setPicked] = useState<PayChoice | null>(null);
  const choice = picked ?? firstChoice(options);
  // A mandate is agreed to for instalments, so it does not pay an amount due.
  const method: PaymentMethod = choice.method === 'mandate' ? 'netbanking' : choice.method;
  const upi = useUpiCheck(choice.upiId);
  const inTheWay = options?.options.find((option) => option.method === method)?.reason ?? null;
  const amount = rupees(outstanding, { decimals: 2 });
  return (
    <>
      <Dialog
        open={paying.dialog === null}
        onClose={onClose}
        title={t('due.payTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              busy={paying.busy}
              busyLabel={t('pay.busy')}
              disabled={inTheWay !== null || (method === 'upi' && upi.problem !== undefined)}
              onClick={() => void paying.start({ ...choice, method })}
            >
              {t('pay.button', { amount })}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text>{t('due.payLead', { amount })}</Text>
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
          <WriteProblem error={paying.error} />
        </Stack>
      </Dialog>
      {paying.dialog}
    </>
  );
}
