import type { PlanResult } from '@sanchay/finance';
import { AreaGrowth, Card, DetailList, LinkButton, Notice, Stack, Stat, Text } from '@sanchay/ui';
import { useFormat, useWords } from '@sanchay/i18n';
import { WORDS } from '../words.ts';
import { splitUnit } from '../home/splitUnit.ts';
import { fundsAddress } from './fundsAddress.ts';
import type { SipFigures } from './sipPlan.ts';

export interface SipResultProps {
  figures: SipFigures;
  plan: PlanResult;
  /** The answers of now are impossible and this is the last result that was possible. */
  stale: boolean;
}

/** The value at the end, what it is made of, and its way there. */
export function SipResult({ figures, plan, stale }: SipResultProps) {
  const { t } = useWords(WORDS);
  const { compact, rupees, percent } = useFormat();
  const value = splitUnit(compact(plan.value));
  const after = (months: number): string =>
    months % 12 === 0 ? t('state.years', { count: months / 12 }) : t('state.months', { count: months });
  const points = [
    { label: t('growth.today'), invested: 0, value: 0 },
    ...plan.years.map((row) => ({
      label: after(Math.min(row.year * 12, figures.months)),
      invested: row.invested,
      value: row.value,
    })),
  ];
  return (
    <Card title={t('sip.result')} raised>
      <Stack gap={5}>
        {stale && <Notice tone="warn">{t('sip.stale')}</Notice>}
        <Stat
          size="hero"
          label={t('sip.valueAfter', { time: after(figures.months) })}
          value={value.figure}
          unit={value.unit}
          detail={t('sip.at', {
            rate: percent(figures.rate),
            name: t(`sip.convention.${figures.convention}`),
          })}
        />
        <AreaGrowth
          label={t('growth.chart')}
          points={points}
          format={(amount) => compact(amount)}
          height={240}
        />
        <DetailList
          items={[
            { term: t('sip.invested'), value: rupees(plan.invested) },
            { term: t('sip.gain'), value: rupees(plan.gain) },
            { term: t('sip.value'), value: rupees(plan.value) },
          ]}
        />
        <Text size="label">{t('sip.notPromised')}</Text>
        <LinkButton href={fundsAddress(figures.amount)} full>
          {t('sip.act')}
        </LinkButton>
      </Stack>
    </Card>
  );
}
