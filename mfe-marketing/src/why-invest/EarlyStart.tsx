import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform } from '@sanchay/remote-kit';
import { AreaGrowth, Card, Grid, Stack, Table, Text, TextLink } from '@sanchay/ui';
import { sipAddress } from '../calculators/sipAddress.ts';
import { fewDecimals } from '../home/fewDecimals.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { starts, type Start } from './figures.ts';

const MONTHLY = 5_000;
const AGES = [25, 35, 45] as const;

/** The same instalment begun at three ages: time does more than money. */
export function EarlyStart() {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, compact, percent } = useFormat();
  const { returns: ratePct, retirementAge: until } = usePlatform().config.goals;
  const rows = starts(MONTHLY, AGES, { until, ratePct });
  const first = rows[0];
  if (!first) return null;
  const years = until - first.age;
  const gaps = { amount: rupees(MONTHLY), until, rate: percent(ratePct, fewDecimals(ratePct)) };
  return (
    <Grid min={320}>
      <Stack gap={3}>
        <Text>{t('why.early.text', gaps)}</Text>
        <Table
          caption={t('why.early.caption', gaps)}
          hideCaption
          columns={[
            {
              key: 'age',
              head: t('why.early.age'),
              rowHead: true,
              cell: ({ age }: Start) => t('why.early.atAge', { age }),
            },
            {
              key: 'paid',
              head: t('why.early.paid'),
              align: 'end',
              cell: ({ plan }) => compact(plan.invested),
            },
            {
              key: 'value',
              head: t('why.early.value', { until }),
              align: 'end',
              cell: ({ plan }) => compact(plan.value),
            },
          ]}
          rows={rows}
          rowKey={({ age }) => String(age)}
        />
        <Text size="label">{t('why.early.assumed', gaps)}</Text>
      </Stack>
      <Card title={t('why.early.chartTitle', { age: first.age })} titleLevel={3}>
        <Stack gap={3}>
          <AreaGrowth
            label={t('why.early.chart', { ...gaps, years })}
            format={(value) => compact(value)}
            points={[
              { label: t('why.early.atAge', { age: first.age }), invested: 0, value: 0 },
              ...first.plan.years.map(({ year, invested, value }) => ({
                label: t('why.early.atAge', { age: first.age + year }),
                invested,
                value,
              })),
            ]}
          />
          <Text size="label">
            <TextLink href={sipAddress({ amount: MONTHLY, years })}>{t('why.early.try')}</TextLink>
          </Text>
        </Stack>
      </Card>
    </Grid>
  );
}
