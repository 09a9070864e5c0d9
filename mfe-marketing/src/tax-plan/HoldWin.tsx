import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Grid, Notice, Stack, Text } from '@sanchay/ui';
import { fewDecimals } from '../home/fewDecimals.ts';
import { figureOf, type RuleTable } from '../rules/ruleRows.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { gainTax } from './taxFigures.ts';

const GAIN = 200_000;

/** The same gain sold within a year and after it. */
export function HoldWin({ table }: { table: RuleTable }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, percent } = useFormat();
  const [short, long] = [figureOf(table, 'equity_stcg'), figureOf(table, 'equity_ltcg')];
  const exemption = figureOf(table, 'equity_exemption');
  const tax = gainTax(GAIN, table);
  if (!tax || short === null || long === null || exemption === null)
    return <Notice tone="warn">{t('tax.missing')}</Notice>;
  const gaps = {
    short: percent(short, fewDecimals(short)),
    long: percent(long, fewDecimals(long)),
    exemption: rupees(exemption),
    gain: rupees(GAIN),
  };
  return (
    <Grid min={300}>
      <Stack gap={3}>
        <Text>{t('tax.hold.1', gaps)}</Text>
        <Text>{t('tax.hold.2')}</Text>
      </Stack>
      <Card title={t('tax.hold.example', gaps)} titleLevel={3}>
        <DetailList
          items={[
            {
              term: t('tax.hold.within'),
              value: rupees(tax.short),
              hint: t('tax.hold.withinHow', gaps),
            },
            { term: t('tax.hold.after'), value: rupees(tax.long), hint: t('tax.hold.afterHow', gaps) },
            { term: t('tax.hold.less'), value: rupees(tax.short - tax.long) },
          ]}
        />
      </Card>
    </Grid>
  );
}
