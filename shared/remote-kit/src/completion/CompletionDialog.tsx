import type { CompletionAction, CompletionModal } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Button, Dialog, LinkButton, Text } from '@sanchay/ui';
import { usePlatform } from '../remote/Platform.tsx';

export interface CompletionDialogProps {
  /** Nothing is shown for null. */
  modal: CompletionModal | null;
  /** The way on from there, where there is one. */
  action?: CompletionAction | undefined;
  onClose: () => void;
}

/** The modals of the routing table: what is being checked, or what stands in the way, and the way on. OK closes it. */
export function CompletionDialog({ modal, action, onClose }: CompletionDialogProps) {
  const { t } = useMessages();
  const { config } = usePlatform();
  if (!modal) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`completion.${modal}.title`)}
      actions={
        <>
          {action && <LinkButton href={action.path}>{t(`completion.action.${action.action}`)}</LinkButton>}
          <Button variant={action ? 'secondary' : 'primary'} onClick={onClose}>
            {t('action.ok')}
          </Button>
        </>
      }
    >
      <Text>{t(`completion.${modal}.text`, { email: config.contact.help })}</Text>
    </Dialog>
  );
}
