import type { Scheme } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Card, Figure, Stack, Text } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { costGap } from './costGap.ts';

const AMOUNT = 100_000;
const YEARS = 10;

/** What this direct plan saves compared with the regular plan of the same fund. Nothing without a twin. */
export function CostGap({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, percent } = useFormat();
  const { config } = usePlatform();
  const regular = scheme.regular_twin?.expense_ratio ?? null;
  const annualRatePct = config.goals.returns;
  const gap = costGap({ direct: scheme.expense_ratio, regular, amount: AMOUNT, annualRatePct, years: YEARS });
  if (!gap) return null;
  return (
    <Card title={t('gap.title')}>
      <Stack gap={2}>
        <Figure size="large">{rupees(gap.saved)}</Figure>
        <Text>
          {t('gap.text', {
            amount: rupees(AMOUNT),
            years: YEARS,
            direct: percent(scheme.expense_ratio),
            regular: percent(regular),
          })}
        </Text>
        <Text size="label">{t('gap.rule', { rate: percent(annualRatePct, { decimals: 0 }) })}</Text>
      </Stack>
    </Card>
  );
}
