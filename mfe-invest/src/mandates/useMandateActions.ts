import { useStepUp, useWrite } from '@sanchay/remote-kit';
import { useState } from 'react';

/** Pause, resume and end, each with the code that they ask for. */
export function useMandateActions(id: string) {
  const stepUp = useStepUp();
  const pause = useWrite('pauseMandate', ['mandates', 'mandate']);
  const resume = useWrite('resumeMandate', ['mandates', 'mandate']);
  const revoke = useWrite('revokeMandate', ['mandates', 'mandate']);
  const [revoking, setRevoking] = useState(false);

  async function withCode(act: typeof pause | typeof resume | typeof revoke): Promise<void> {
    const token = await stepUp.ask('mandate');
    if (token === null) return;
    // The refusal is shown by its error.
    await act.mutateAsync({ params: { id }, body: { step_up: token } }).catch(() => undefined);
  }

  return {
    pause: () => withCode(pause),
    resume: () => withCode(resume),
    askRevoke: () => setRevoking(true),
    turnBack: () => setRevoking(false),
    revoking,
    async revoke() {
      setRevoking(false);
      await withCode(revoke);
    },
    busy: pause.isPending || resume.isPending || revoke.isPending,
    error: pause.error ?? resume.error ?? revoke.error,
    dialog: stepUp.dialog,
  };
}
