import type { FolioStatus, ImportFault } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Badge, Text, type BadgeTone } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

const TONES: Record<FolioStatus, BadgeTone> = { green: 'gain', amber: 'warn', red: 'loss' };

/** Whether a folio adds up, in a word. */
export function FolioBadge({ status }: { status: FolioStatus }) {
  const { t } = useMessages(MESSAGES);
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
