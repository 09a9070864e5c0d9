import type { CompletionModal } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Button, Dialog, Text } from '@sanchay/ui';
import { usePlatform } from '../remote/Platform.tsx';

export interface CompletionDialogProps {
  /** Nothing is shown for null. */
  modal: CompletionModal | null;
  onClose: () => void;
}

/** The modals of the routing table: what is being checked, or what stands in the way. OK closes it. */
export function CompletionDialog({ modal, onClose }: CompletionDialogProps) {
  const { t } = useWords();
  const { config } = usePlatform();
  if (!modal) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`completion.${modal}.title`)}
      actions={<Button onClick={onClose}>{t('action.ok')}</Button>}
    >
      <Text>{t(`completion.${modal}.text`, { email: config.contact.help })}</Text>
    </Dialog>
  );
}
