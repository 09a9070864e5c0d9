import type { HoldingFigures } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { FigureCells } from './FigureCells.tsx';

/** What something is worth on a day, large and to the paisa, with the figures beside it. */
export function TotalsCard({ figures, day }: { figures: HoldingFigures; day: string | null }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  return (
    <Card>
      <Stack gap={5}>
        <div>
          <Text size="label">
            {day ? t('figures.valueOn', { date: format.date(day) }) : t('figures.value')}
          </Text>
          <Figure size="hero">{format.rupees(figures.current_value, { decimals: 2 })}</Figure>
        </div>
        <FigureCells figures={figures} />
      </Stack>
    </Card>
  );
}
