import type { HoldingFigures } from '@sanchay/contracts';
import { RichMessage } from '@sanchay/i18n';
import { Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** How many imported holdings the cost and returns leave out, with the way to the reason of each; nothing without one. */
export function CostLeftOut({ figures }: { figures: Pick<HoldingFigures, 'left_out'> }) {
  const { left_out: count } = figures;
  if (count === undefined) return null;
  return (
    <Text size="small">
      <RichMessage
        ns={MESSAGES}
        k="figures.leftOut"
        values={{ count }}
        parts={{ link: <TextLink href="/import" /> }}
      />
    </Text>
  );
}
