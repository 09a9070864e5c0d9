import { fundTitle, type Scheme } from '@sanchay/contracts';
import { planTwins } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { Card, DetailList, Stack, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../messages.ts';

const AMOUNT = 100_000;
const YEARS = 10;

/** What each fund costs more than the cheapest of them over ten years, all else equal. */
export function CostOverTime({ schemes }: { schemes: readonly Scheme[] }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { rupees, percent } = useFormat();
  const { config } = usePlatform();
  const rate = config.goals.returns;
  const ratios = schemes.flatMap(({ expense_ratio }) => expense_ratio ?? []);
  if (ratios.length < 2) return null;
  const least = Math.min(...ratios);
  const gap = (ratio: number): number =>
    planTwins({
      amount: AMOUNT,
      directRatePct: rate,
      regularRatePct: rate - (ratio - least),
      years: YEARS,
    }).difference;
  return (
    <Card title={t('cost.title')}>
      <Stack gap={3}>
        <DetailList
          items={schemes.map(({ short_name, expense_ratio }) => ({
            term: fundTitle(short_name),
            value:
              expense_ratio === null
                ? t('figures.unpublished')
                : expense_ratio === least
                  ? t('cost.cheapest')
                  : t('cost.more', { amount: rupees(gap(expense_ratio), { decimals: 0 }) }),
          }))}
        />
        <Text size="label">
          {t('cost.rule', { amount: rupees(AMOUNT), years: YEARS, rate: percent(rate, { decimals: 0 }) })}
        </Text>
      </Stack>
    </Card>
  );
}
