import type { Redemption } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, refreshCalls, useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Stack, Text } from '@sanchay/ui';
import { useState } from 'react';
import { WriteProblem } from '../problem/WriteProblem.tsx';
import { SALE_MESSAGES } from '../messages.ts';

/** Cancels a sale that has not been sent yet; requires confirmation first. */
export function CancelSale({ sale }: { sale: Pick<Redemption, 'id'> }) {
  const { t } = useMessages(SALE_MESSAGES);
  const [asking, setAsking] = useState(false);
  const cancel = useWrite('cancelRedemption', ['redemption', 'redemptions', 'sellable']);

  async function confirm(): Promise<void> {
    try {
      await cancel.mutateAsync({ params: { id: sale.id } });
      setAsking(false);
    } catch {
      // The sale was sent in the meantime: the page shows its state and the dialog shows the reason.
      await refreshCalls('redemption');
    }
  }

  return (
    <OwnerOnly quiet>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        {t('cancel.open')}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('cancel.title')}
        actions={
          <>
            <Button variant="secondary" onClick={() => setAsking(false)}>
              {t('cancel.keep')}
            </Button>
            <Button variant="danger" busy={cancel.isPending} onClick={() => void confirm()}>
              {t('cancel.confirm')}
            </Button>
          </>
        }
      >
        <Stack gap={3}>
          <Text>{t('cancel.text')}</Text>
          <WriteProblem error={cancel.error} />
        </Stack>
      </Dialog>
    </OwnerOnly>
  );
}
