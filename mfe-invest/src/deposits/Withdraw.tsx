import type { ApiError } from '@sanchay/api-client';
import { confirmsOf } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { refreshCalls, useCall, useStepUp, useWrite } from '@sanchay/remote-kit';
import { Button, Card, DetailList, Dialog, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { useDepositMessages } from '../fixed-deposit/useDepositMessages.ts';
import { DEPOSIT_MESSAGES, MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { WriteProblem } from '../problem/WriteProblem.tsx';

/** Premature withdrawal: what it pays today, and the confirmation with an OTP. */
export function Withdraw({ id }: { id: string }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const [open, setOpen] = useState(false);
  return (
    <Card title={t('withdraw.title')}>
      <Stack gap={4}>
        <Text>{t('withdraw.lead')}</Text>
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {t('withdraw.show')}
        </Button>
      </Stack>
      {open && <WithdrawDialog id={id} onClose={() => setOpen(false)} />}
    </Card>
  );
}

function WithdrawDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { t: ofPayments } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const messages = useDepositMessages();
  const asked = useCall('previewDepositClosure', { params: { id } }, { staleTime: 0 });
  const close = useWrite('closeDeposit', ['deposit', 'deposits']);
  const stepUp = useStepUp();
  const preview = asked.data?.data;
  const paise = (amount: number) => rupees(amount, { decimals: 2 });

  async function withdraw(amount: number): Promise<void> {
    const request = { params: { id }, body: { amount } };
    const token = await stepUp.ask('redeem', { confirms: confirmsOf('closeDeposit', request) });
    if (token === null) return;
    try {
      await close.mutateAsync({ params: { id }, body: { amount, step_up: token } });
      onClose();
    } catch (cause) {
      if ((cause as ApiError).httpStatus === 409) await refreshCalls('previewDepositClosure', 'deposit');
    }
  }

  return (
    <>
      <Dialog
        open={stepUp.dialog === null}
        onClose={onClose}
        title={t('withdraw.title')}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {ofPayments('action.cancel')}
            </Button>
            {preview?.allowed && (
              <Button busy={close.isPending} onClick={() => void withdraw(preview.amount)}>
                {t('withdraw.confirm', { amount: paise(preview.amount) })}
              </Button>
            )}
          </>
        }
      >
        <Stack gap={4}>
          <CallProblem of={asked} compact />
          {preview?.refusal && <Text>{preview.refusal.message}</Text>}
          {preview?.allowed && (
            <DetailList
              items={[
                { term: t('withdraw.days'), value: t('withdraw.daysCount', { count: preview.days }) },
                { term: t('withdraw.rate'), value: messages.rate(preview.rate) },
                { term: t('postings.interest'), value: paise(preview.interest) },
                ...(preview.recovered > 0
                  ? [
                      {
                        term: t('withdraw.recovered'),
                        value: paise(preview.recovered),
                        hint: t('withdraw.recoveredHint'),
                      },
                    ]
                  : []),
                { term: t('postings.tds'), value: paise(preview.tds) },
                { term: t('withdraw.amount'), value: paise(preview.amount) },
              ]}
            />
          )}
          <WriteProblem error={close.error} />
        </Stack>
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
