import type { TicketState as State } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Badge, type BadgeTone } from '@sanchay/ui';
import { HELP_MESSAGES } from '../../messages.ts';

const tones: Record<State, BadgeTone> = {
  open: 'warn',
  reopened: 'warn',
  answered: 'accent',
  closed: 'neutral',
};

/** Where a ticket stands. */
export function TicketState({ state }: { state: State }) {
  const { t } = useMessages(HELP_MESSAGES);
  return <Badge tone={tones[state]}>{t(`ticket.state.${state}`)}</Badge>;
}
