import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Grid, Notice, Stack, Text } from '@sanchay/ui';
import { fewDecimals } from '../home/fewDecimals.ts';
import { figureOf, type RuleTable } from '../rules/ruleRows.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { harvest } from './taxFigures.ts';

const YEARS = 5;

/** The yearly exemption used year by year, against selling once at the end. */
export function HarvestWin({ table }: { table: RuleTable }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, percent, number } = useFormat();
  const plan = harvest(YEARS, table);
  const duty = figureOf(table, 'stamp_duty');
  if (!plan || duty === null) return <Notice tone="warn">{t('tax.missing')}</Notice>;
  const gaps = {
    exemption: rupees(plan.exemption),
    rate: percent(plan.ratePct, fewDecimals(plan.ratePct)),
    perYear: rupees(plan.perYear),
    count: plan.years,
    gain: rupees(plan.gain),
    duty: `${number(duty, { decimals: 3 })}%`,
  };
  return (
    <Grid min={300}>
      <Stack gap={3}>
        <Text>{t('tax.harvest.1', gaps)}</Text>
        <Text strong>{t('tax.harvest.most', gaps)}</Text>
        <Text>{t('tax.harvest.2')}</Text>
        <Text size="small">{t('tax.harvest.cost', gaps)}</Text>
      </Stack>
      <Card title={t('tax.harvest.example', gaps)} titleLevel={3}>
        <Stack gap={3}>
          <Text size="small">{t('tax.harvest.premise', gaps)}</Text>
          <DetailList
            items={[
              {
                term: t('tax.harvest.end'),
                value: rupees(plan.without),
                hint: t('tax.harvest.endHow', gaps),
              },
              { term: t('tax.harvest.yearly'), value: rupees(0), hint: t('tax.harvest.yearlyHow', gaps) },
              { term: t('tax.harvest.saved'), value: rupees(plan.without) },
            ]}
          />
          <Text size="label">{t('tax.harvest.before')}</Text>
        </Stack>
      </Card>
    </Grid>
  );
}
