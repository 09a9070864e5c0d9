import type { GoalState } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Badge, type BadgeTone } from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';

const TONES: Record<GoalState, BadgeTone> = {
  reached: 'gain',
  on_track: 'gain',
  behind: 'warn',
  due: 'warn',
};

/** How a goal stands, in a word. */
export function GoalStateBadge({ state }: { state: GoalState }) {
  const { t } = useMessages(GOAL_MESSAGES);
  return <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>;
}
