import { AreaGrowth, Card, Figure, Row, SegmentedControl, Slider, Stack, Text, TextLink } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useMemo, useState } from 'react';
import { MESSAGES } from '../messages.ts';
import { AMOUNT_RANGES, START_AMOUNTS } from './amountRanges.ts';
import { ASSUMED_RATE_PCT, growthPlan, PLAN_KINDS, type PlanKind } from './growthPlan.ts';
import { sipAddress } from '../calculators/sipAddress.ts';
import { splitUnit } from './splitUnit.ts';

const LONGEST_YEARS = 40;

/** The live card beside the promise: what a habit, an amount or a goal comes to. */
export function GrowthCard() {
  const { t } = useMessages(MESSAGES);
  const { compact, rupees } = useFormat();
  const [kind, setKind] = useState<PlanKind>('sip');
  const [amounts, setAmounts] = useState(START_AMOUNTS);
  const [years, setYears] = useState(20);
  const amount = amounts[kind];
  const plan = useMemo(() => growthPlan(kind, amount, years), [kind, amount, years]);
  const headline = splitUnit(kind === 'goal' ? rupees(plan.headline) : compact(plan.headline));
  const points = plan.points.map(({ year, invested, value }) => ({
    label: year === 0 ? t('growth.today') : t('state.years', { count: year }),
    invested,
    value,
  }));
  const instalment = kind === 'sip' ? amount : START_AMOUNTS.sip;
  return (
    <Card title={t(`growth.${kind}.title`)} raised>
      <Stack gap={4}>
        <SegmentedControl
          label={t('growth.kind')}
          options={PLAN_KINDS.map((value) => ({ value, label: t(`growth.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
        <Slider
          key={kind}
          label={t(`growth.${kind}.amount`)}
          money
          scale="log"
          {...AMOUNT_RANGES[kind]}
          value={amount}
          onChange={(next) => setAmounts({ ...amounts, [kind]: next })}
        />
        <Slider
          label={t('growth.for')}
          min={1}
          max={LONGEST_YEARS}
          unit={t('growth.years')}
          value={years}
          onChange={setYears}
        />
        <AreaGrowth label={t('growth.chart')} points={points} format={(value) => compact(value)} />
        <Row justify="between" align="end">
          <div>
            <Text size="label">{t(`growth.${kind}.result`, { rate: ASSUMED_RATE_PCT })}</Text>
            <Figure size="hero" unit={headline.unit} aria-live="polite">
              {headline.figure}
            </Figure>
          </div>
          <Text size="label">{t('growth.gain', { amount: compact(plan.gain) })}</Text>
        </Row>
        <Text size="label">
          {t('growth.assumed', { rate: ASSUMED_RATE_PCT })}{' '}
          <TextLink href={sipAddress({ amount: instalment, years })}>{t('growth.change')}</TextLink>
        </Text>
      </Stack>
    </Card>
  );
}
