import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Stack, TextField } from '@sanchay/ui';
import { useState } from 'react';
import { SALE_MESSAGES } from '../messages.ts';
import { WriteProblem } from '../problem/WriteProblem.tsx';

const LONGEST = 300;

/** Declines a prepared order with a reason that the manager reads. */
export function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useMessages(SALE_MESSAGES);
  const [reason, setReason] = useState('');
  const decline = useWrite('declinePreparedOrder', ['preparedOrder', 'preparedOrders']);

  async function send(): Promise<void> {
    try {
      await decline.mutateAsync({ params: { id }, body: { reason: reason.trim() } });
      onClose();
    } catch {
      // The reason of the refusal is shown in the dialog.
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('prepared.declineTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={decline.isPending} disabled={reason.trim() === ''} onClick={() => void send()}>
            {t('prepared.decline')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <TextField
          label={t('prepared.declineReason')}
          hint={t('prepared.declineHint')}
          value={reason}
          onChange={setReason}
          maxLength={LONGEST}
        />
        <WriteProblem error={decline.error} />
      </Stack>
    </Dialog>
  );
}
