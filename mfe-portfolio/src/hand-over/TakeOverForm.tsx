import { useMessages } from '@sanchay/i18n';
import { useConfirmed, usePlatform, useStepUp, useWrite } from '@sanchay/remote-kit';
import { Button, DateField, Notice, Row, Stack, useToast } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

/** Date of birth and OTP of the child, who takes the account over; or declines it. */
export function TakeOverForm({ id, closed }: { id: string; closed: boolean }) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const { navigate, openAccount } = usePlatform();
  const [born, setBorn] = useState('');
  const stepUp = useStepUp();
  const { run, busy, problem } = useConfirmed(stepUp);
  const accept = useWrite('acceptHandOver', ['portfolioList', 'family']);
  const decline = useWrite('declineHandOver', ['handOverOffer']);

  async function take(): Promise<void> {
    let account: number | null = null;
    const end = await run('access', async (step_up) => {
      const { data } = await accept.mutateAsync({
        params: { id },
        body: { date_of_birth: born, ...(step_up && { step_up }) },
      });
      account = data.portfolio_id;
    });
    if (end !== 'done' || account === null) return;
    toast({ message: t('takeOver.done') });
    await openAccount?.(String(account));
    navigate('/kyc');
  }

  return (
    <>
      <Stack gap={4}>
        <DateField
          label={t('takeOver.born')}
          hint={t('takeOver.bornHint')}
          value={born}
          onChange={setBorn}
          disabled={closed}
          error={problem?.errors.date_of_birth?.[0]}
        />
        {(problem ?? decline.error) && Object.keys(problem?.errors ?? {}).length === 0 && (
          <Notice tone="error" live>
            {(problem ?? decline.error)!.message}
          </Notice>
        )}
        <Row>
          <Button busy={busy} disabled={closed || born === ''} onClick={() => void take()}>
            {t('takeOver.accept')}
          </Button>
          <Button
            variant="secondary"
            busy={decline.isPending}
            onClick={() => decline.mutate({ params: { id } })}
          >
            {t('takeOver.decline')}
          </Button>
        </Row>
      </Stack>
      {stepUp.dialog}
    </>
  );
}
