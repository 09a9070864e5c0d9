import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Stack, Text } from '@sanchay/ui';
import { PAGE_MESSAGES } from '../messages.ts';
import type { SwitchWorked } from './switchPlanner.ts';

/** What moving costs once, and when it has paid for itself. */
export function SwitchCosts({ worked, on }: { worked: SwitchWorked; on: string }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, date } = useFormat();
  const { load, tax, duty, total } = worked.cost;
  const exact = (value: number) => rupees(value, { decimals: Number.isInteger(value) ? 0 : 2 });
  return (
    <Card title={t('switch.cost.title')}>
      <Stack gap={4}>
        <DetailList
          items={[
            { term: t('switch.cost.load'), value: exact(load) },
            {
              term: t('switch.cost.tax'),
              value: tax === null ? t('switch.cost.slab') : exact(tax),
            },
            { term: t('switch.cost.duty'), value: exact(duty) },
            {
              term: t(tax === null ? 'switch.cost.totalBeforeTax' : 'switch.cost.total'),
              value: exact(total),
            },
          ]}
        />
        <Text strong aria-live="polite">
          {breakEvenMessages(t, worked)}
        </Text>
        <Text size="label">{t('switch.cost.rates', { date: date(on) })}</Text>
      </Stack>
    </Card>
  );
}

type Translate = ReturnType<typeof useMessages>['t'];

function breakEvenMessages(t: Translate, { breakEven, twins }: SwitchWorked): string {
  if (breakEven === null) return t('switch.cost.never');
  if (breakEven === 0) return t('switch.cost.atOnce');
  if (breakEven > twins.years.length * 12)
    return t('switch.cost.later', { time: timeMessages(t, breakEven) });
  return t('switch.cost.after', { time: timeMessages(t, breakEven) });
}

function timeMessages(t: Translate, months: number): string {
  const years = Math.floor(months / 12);
  const rest = months % 12;
  const parts = [
    ...(years > 0 ? [t('state.years', { count: years })] : []),
    ...(rest > 0 ? [t('state.months', { count: rest })] : []),
  ];
  return parts.join(' ');
}
