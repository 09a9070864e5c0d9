import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Stack } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useState } from 'react';
import { ProblemNotice } from '../sign-in/ProblemNotice.tsx';
import { passkeysHere, withPasskey } from '../sign-in/passkey.ts';
import { MESSAGES } from '../messages.ts';

/** Signs in with a passkey of this device, where the browser can. */
export function PasskeyButton({ onGrant }: { onGrant: (grant: CallReply<'authenticate'>) => Promise<void> }) {
  const { t } = useMessages(MESSAGES);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const options = useWrite('passkeySignInOptions');
  const signIn = useWrite('passkeySignIn');
  if (!passkeysHere()) return null;

  async function enter(): Promise<void> {
    setProblem(null);
    setBusy(true);
    try {
      const { data } = await options.mutateAsync({ body: {} });
      const response = await withPasskey('get', data.options);
      if (!response) return;
      await onGrant(await signIn.mutateAsync({ body: { challenge_id: data.challenge_id, response } }));
    } catch (error) {
      setProblem(ApiError.from(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Stack gap={3}>
      <Button
        variant="secondary"
        full
        busy={busy}
        busyLabel={t('passkey.waiting')}
        onClick={() => void enter()}
      >
        {t('passkey.signIn')}
      </Button>
      <ProblemNotice error={problem} />
    </Stack>
  );
}
