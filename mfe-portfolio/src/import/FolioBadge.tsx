import type { FolioStatus, ImportFault } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Badge, Text, type BadgeTone } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

const TONES: Record<FolioStatus, BadgeTone> = { green: 'gain', amber: 'warn', red: 'loss' };

interface Props {
  status: FolioStatus;
  reasons?: readonly ImportFault[];
}

/** Whether a folio adds up, in a word; one of another PAN is merely left out. */
export function FolioBadge({ status, reasons = [] }: Props) {
  const { t } = useMessages(MESSAGES);
  if (reasons.includes('other_pan')) return <Badge tone="warn">{t('import.otherPan.badge')}</Badge>;
  return <Badge tone={TONES[status]}>{t(`import.status.${status}`)}</Badge>;
}

/** Why a folio is not green. */
export function FolioReasons({ reasons }: { reasons: readonly ImportFault[] }) {
  const { t } = useMessages(MESSAGES);
  return reasons.map((reason) => (
    <Text key={reason} size="small">
      {t(`import.fault.${reason}`)}
    </Text>
  ));
}
