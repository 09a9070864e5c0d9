import { useMessages } from '@sanchay/i18n';
import { Button, Dialog, Text } from '@sanchay/ui';
import { MANDATE_MESSAGES } from '../messages.ts';

interface RevokeDialogProps {
  bank: string;
  onClose: () => void;
  onRevoke: () => void;
}

/** Explains what ending a mandate means before it is done: it cannot be undone. */
export function RevokeDialog({ bank, onClose, onRevoke }: RevokeDialogProps) {
  const { t } = useMessages(MANDATE_MESSAGES);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('mandate.revokeAsk')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('mandate.keep')}
          </Button>
          <Button onClick={onRevoke}>{t('mandate.revokeYes')}</Button>
        </>
      }
    >
      <Text>{t('mandate.revokeText', { bank })}</Text>
    </Dialog>
  );
}
