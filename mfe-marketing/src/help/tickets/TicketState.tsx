import type { TicketState as State } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { Badge, type BadgeTone } from '@sanchay/ui';
import { HELP_WORDS } from '../../words.ts';

const tones: Record<State, BadgeTone> = {
  open: 'warn',
  reopened: 'warn',
  answered: 'accent',
  closed: 'neutral',
};

/** Where a ticket stands. */
export function TicketState({ state }: { state: State }) {
  const { t } = useWords(HELP_WORDS);
  return <Badge tone={tones[state]}>{t(`ticket.state.${state}`)}</Badge>;
}
