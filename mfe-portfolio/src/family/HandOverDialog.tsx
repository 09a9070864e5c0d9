import { HAND_OVER_LIMITS } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useConfirmed, useStepUp, useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, Stack, Text, TextField, useToast } from '@sanchay/ui';
import { useState } from 'react';
import { MESSAGES } from '../messages.ts';

interface Props {
  id: number;
  name: string;
  onClose: () => void;
}

/** Offers the account of a child who is 18 to the child's own login; what was typed stays when it is refused. */
export function HandOverDialog({ id, name, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const [email, setEmail] = useState('');
  const [mobile, setMobile] = useState('');
  const stepUp = useStepUp();
  const { run, busy, problem } = useConfirmed(stepUp);
  const start = useWrite('startHandOver', ['handOver']);
  const errorOf = (field: string) => problem?.errors[field]?.[0];

  async function send(): Promise<void> {
    const end = await run('access', (step_up) =>
      start.mutateAsync({
        params: { portfolio_id: String(id) },
        body: { email, mobile, ...(step_up && { step_up }) },
      }),
    );
    if (end !== 'done') return;
    toast({ message: t('family.handOver.sent', { email: email.trim() }) });
    onClose();
  }

  return (
    <>
      <Dialog
        open
        onClose={onClose}
        title={t('family.handOver.title', { name })}
        actions={
          <>
            <Button variant="secondary" onClick={onClose}>
              {t('action.cancel')}
            </Button>
            <Button
              busy={busy}
              disabled={email.trim() === '' || mobile.trim() === ''}
              onClick={() => void send()}
            >
              {t('family.handOver.send')}
            </Button>
          </>
        }
      >
        <Stack gap={4}>
          <Text size="small">{t('family.handOver.lead', { name, days: HAND_OVER_LIMITS.days })}</Text>
          <TextField
            label={t('family.handOver.email', { name })}
            type="email"
            value={email}
            onChange={setEmail}
            error={errorOf('email')}
            maxLength={200}
            autoComplete="off"
          />
          <TextField
            label={t('family.handOver.mobile', { name })}
            type="tel"
            value={mobile}
            onChange={setMobile}
            error={errorOf('mobile')}
            maxLength={20}
            autoComplete="off"
          />
          <Text size="small">{t('family.handOver.after', { name })}</Text>
          {problem && Object.keys(problem.errors).length === 0 && (
            <Notice tone="error" live>
              {problem.message}
            </Notice>
          )}
        </Stack>
      </Dialog>
      {stepUp.dialog}
    </>
  );
}
