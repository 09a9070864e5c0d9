import type { HoldingFigures } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

/** How many assets and loans the returns of everything leave out; nothing where there is none. */
export function LeftOut({ figures }: { figures: Pick<HoldingFigures, 'left_out'> | undefined | null }) {
  const { t } = useMessages(MESSAGES);
  const count = figures?.left_out;
  return count === undefined ? null : <Text size="label">{t('netWorth.leftOut', { count })}</Text>;
}
