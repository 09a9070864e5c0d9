import { confirmsOf } from '@sanchay/contracts';
import { useStepUp, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';

/** Pause, resume and end, each with the code that it requires. */
export function useMandateActions(id: string) {
  const stepUp = useStepUp();
  const pause = useWrite('pauseMandate', ['mandates', 'mandate']);
  const resume = useWrite('resumeMandate', ['mandates', 'mandate']);
  const revoke = useWrite('revokeMandate', ['mandates', 'mandate']);
  const acts = { pauseMandate: pause, resumeMandate: resume, revokeMandate: revoke };
  const [revoking, setRevoking] = useState(false);

  async function withCode(call: keyof typeof acts): Promise<void> {
    const asked = { params: { id }, body: {} };
    const token = await stepUp.ask('mandate', { confirms: confirmsOf(call, asked) });
    if (token === null) return;
    // The refusal is shown by its error.
    await acts[call].mutateAsync({ params: { id }, body: { step_up: token } }).catch(() => undefined);
  }

  return {
    pause: () => withCode('pauseMandate'),
    resume: () => withCode('resumeMandate'),
    askRevoke: () => setRevoking(true),
    turnBack: () => setRevoking(false),
    revoking,
    async revoke() {
      setRevoking(false);
      await withCode('revokeMandate');
    },
    busy: pause.isPending || resume.isPending || revoke.isPending,
    error: pause.error ?? resume.error ?? revoke.error,
    dialog: stepUp.dialog,
  };
}
