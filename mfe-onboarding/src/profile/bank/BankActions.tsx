import { confirmsOf, type BankAccount } from '@sanchay/contracts';
import { useStepUp, useWrite, useConfirmed } from '@sanchay/remote-kit';
import { Button, Dialog, Row, showToast, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { NameDifference } from '../../bank-solo-setup/NameDifference.tsx';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';

const REFRESH = ['bankAccounts', 'onboardingStatus', 'consents'] as const;

/** The actions of an account: make it the default, verify it with its bank again, remove it. */
export function BankActions({ account }: { account: BankAccount }) {
  const { t } = useMessages(MESSAGES);
  const { id, status, is_default: isDefault, name_match: match } = account;
  const stepUp = useStepUp();
  const makeDefault = useWrite('setDefaultBankAccount', [...REFRESH]);
  const retry = useWrite('retryBankAccount', [...REFRESH]);
  const remove = useWrite('removeBankAccount', [...REFRESH]);
  const [asking, setAsking] = useState(false);
  const { run, problem, busy } = useConfirmed(stepUp);
  const messages = { bank: account.bank_name, number: account.masked_account_no.slice(-8) };

  async function change(kind: 'default' | 'remove'): Promise<void> {
    setAsking(false);
    const params = { id };
    const call = kind === 'default' ? 'setDefaultBankAccount' : 'removeBankAccount';
    const end = await run(
      'bank',
      (step_up) =>
        (kind === 'default' ? makeDefault : remove).mutateAsync({
          params,
          body: { ...(step_up && { step_up }) },
        }),
      confirmsOf(call, { params }),
    );
    if (end === 'done')
      showToast({ message: t(kind === 'default' ? 'bank.madeDefault' : 'bank.removed', messages) });
  }

  return (
    <Stack gap={3}>
      {status === 'name_differs' && match && <NameDifference match={match} />}
      {status === 'pending' && <Text size="small">{t('bank.waiting')}</Text>}
      <Row>
        {status === 'verified' && !isDefault && (
          <Button variant="secondary" size="small" busy={busy} onClick={() => void change('default')}>
            {t('bank.makeDefault')}
          </Button>
        )}
        {status === 'pending' && (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() => void run('bank', () => retry.mutateAsync({ params: { id }, body: {} }))}
          >
            {t('bank.askAgain')}
          </Button>
        )}
        <Button variant="secondary" size="small" busy={busy} onClick={() => setAsking(true)}>
          {t(status === 'failed' ? 'bank.dismiss' : 'action.remove')}
        </Button>
      </Row>
      <ProblemNotice error={problem} />
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('bank.removeTitle')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('action.cancel')}
            </Button>
            <Button onClick={() => void change('remove')}>{t('action.remove')}</Button>
          </>
        }
      >
        <Text>{t('bank.removeText', messages)}</Text>
      </Dialog>
      {stepUp.dialog}
    </Stack>
  );
}
