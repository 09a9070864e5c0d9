import type { ExternalFilter, HoldingFigures } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Figure, Row, Stack, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { withFilter } from '../net-worth/shownAssets.ts';
import { FigureCells } from './FigureCells.tsx';

interface Props {
  figures: HoldingFigures;
  day: string | null;
  /** What the figures are of, as the query of the page that shows their calculation. */
  of: { code?: string; asset?: string };
  /** The filter of assets held elsewhere that the figures are of. */
  shown?: ExternalFilter;
  /** The message of what the value is; that of one asset is its current value. */
  label?: string;
}

/** What something is worth on a day, large and to the paisa, with the figures beside it and the way to their calculation. */
export function TotalsCard({ figures, day, of, shown = 'include', label = 'figures.value' }: Props) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const query = new URLSearchParams(of).toString();
  const calculation = `/portfolio/calculation${query && `?${query}`}`;
  return (
    <Card>
      <Stack gap={5}>
        <Row justify="between" align="start" gap={3}>
          <div>
            <Text size="label">{day ? t(`${label}On`, { date: format.date(day) }) : t(label)}</Text>
            <Figure size="hero">{format.rupees(figures.current_value, { decimals: 2 })}</Figure>
          </div>
          <TextLink href={withFilter(calculation, shown)}>{t('calculation.see')}</TextLink>
        </Row>
        <FigureCells figures={figures} />
      </Stack>
    </Card>
  );
}
