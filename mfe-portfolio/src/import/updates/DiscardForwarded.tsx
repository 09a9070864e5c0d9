import { useMessages } from '@sanchay/i18n';
import { useWrite } from '@sanchay/remote-kit';
import { Button, Dialog, Notice, Stack, Text, useToast } from '@sanchay/ui';
import { MESSAGES } from '../../messages.ts';
import { UPDATE_CALLS } from './updateTypes.ts';

/** Deletes a forwarded statement that waits for its password, once the user confirms it. */
export function DiscardForwarded({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useMessages(MESSAGES);
  const toast = useToast();
  const discard = useWrite('discardForwardedStatement', [...UPDATE_CALLS]);
  const confirm = (): void =>
    discard.mutate(
      { params: { id } },
      {
        onSuccess: () => {
          toast({ message: t('updates.discarded') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('updates.discardTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={discard.isPending} onClick={confirm}>
            {t('import.discard')}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        <Text>{t('updates.discardWhat')}</Text>
        {discard.error && (
          <Notice tone="error" live>
            {discard.error.message}
          </Notice>
        )}
      </Stack>
    </Dialog>
  );
}
