import type { Scheme } from '@sanchay/contracts';
import { monthsOfHistory, pastLumpsum, pastSip } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Halves, SegmentedControl, Slider, Stack, Text } from '@sanchay/ui';
import { useMemo, useState } from 'react';
import { kindsOf, type OrderKind } from '../../invest/orderKinds.ts';
import { FIGURE_MESSAGES, MESSAGES } from '../../messages.ts';
import { pastPeriods } from './pastPeriods.ts';
import { PastResult } from './PastResult.tsx';
import { useNavSeries } from './useNavSeries.ts';

/** Rupees at the start, and ends of the slider. */
const AMOUNTS: Record<OrderKind, { start: number; min: number; max: number; step: number }> = {
  sip: { start: 5000, min: 500, max: 100_000, step: 500 },
  buy: { start: 100_000, min: 1000, max: 2_500_000, step: 1000 },
};
const KINDS = ['sip', 'buy'] as const;
const USUAL_MONTHS = 36;

/** What an amount would have become in this fund by its own NAVs. Nothing without a month of them. */
export function PastCalculator({ scheme }: { scheme: Scheme }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { t: messages } = useMessages(MESSAGES);
  const { rupees } = useFormat();
  const series = useNavSeries(scheme.code);
  const periods = useMemo(() => (series ? pastPeriods(monthsOfHistory(series)) : []), [series]);
  const [kind, setKind] = useState<OrderKind>(kindsOf(scheme)[0] ?? 'sip');
  const [amounts, setAmounts] = useState({ sip: AMOUNTS.sip.start, buy: AMOUNTS.buy.start });
  const [chosen, setChosen] = useState<string | null>(null);
  const period =
    periods.find(({ id }) => id === chosen) ??
    periods.findLast(({ months }) => months <= USUAL_MONTHS) ??
    periods.at(-1);
  const amount = amounts[kind];
  const result = useMemo(
    () => (series && period ? (kind === 'sip' ? pastSip : pastLumpsum)(series, amount, period.months) : null),
    [series, period, kind, amount],
  );
  if (!series || !period) return null;
  const { min, max, step } = AMOUNTS[kind];
  return (
    <Card title={t('past.title')}>
      <Stack gap={5}>
        <Halves>
          <Stack gap={5}>
            <SegmentedControl
              label={t('past.kind')}
              value={kind}
              onChange={setKind}
              options={KINDS.map((value) => ({ value, label: messages(`kind.${value}`) }))}
            />
            <Slider
              label={t(`past.amount.${kind}`)}
              money
              scale="log"
              format={(value) => rupees(value)}
              min={min}
              max={max}
              step={step}
              value={amount}
              onChange={(value) => setAmounts({ ...amounts, [kind]: value })}
            />
            <SegmentedControl
              label={t('past.period')}
              hideLabel={false}
              look="chips"
              value={period.id}
              onChange={setChosen}
              options={periods.map(({ id }) => ({
                value: id,
                label: id === 'all' ? t('past.all') : t('past.years', { count: Number(id) }),
              }))}
            />
          </Stack>
          <PastResult kind={kind} amount={amount} result={result} />
        </Halves>
        <Text size="label">{t('past.rule')}</Text>
      </Stack>
    </Card>
  );
}
