import type { CompletionModal } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Button, Dialog, Text } from '@sanchay/ui';

/** Where people write to about their KYC. */
const SUPPORT_EMAIL = 'help@sanchay.example';

export interface CompletionDialogProps {
  /** Nothing is shown for null. */
  modal: CompletionModal | null;
  onClose: () => void;
}

/** The modals of the routing table: what is being checked, or what stands in the way. OK closes it. */
export function CompletionDialog({ modal, onClose }: CompletionDialogProps) {
  const { t } = useWords();
  if (!modal) return null;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`completion.${modal}.title`)}
      actions={<Button onClick={onClose}>{t('action.ok')}</Button>}
    >
      <Text>{t(`completion.${modal}.text`, { email: SUPPORT_EMAIL })}</Text>
    </Dialog>
  );
}
