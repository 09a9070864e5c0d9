import { useMessages } from '@sanchay/i18n';
import { Button, Dialog, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

interface Props {
  title: string;
  text: string;
  action: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Requests confirmation before an access or an invitation ends. */
export function ConfirmEnd({ title, text, action, onConfirm, onClose }: Props) {
  const { t } = useMessages(MESSAGES);
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      <Text>{text}</Text>
    </Dialog>
  );
}
