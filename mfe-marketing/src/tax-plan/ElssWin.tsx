import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Grid, Notice, Stack, Table, Text } from '@sanchay/ui';
import { fewDecimals } from '../home/fewDecimals.ts';
import { figureOf, type RuleTable } from '../rules/ruleRows.ts';
import { PAGE_MESSAGES } from '../messages.ts';
import { deductionRows, unlockDay, type DeductionRow } from './taxFigures.ts';

/** The deduction for tax-saving funds in each slab, and the day on which units come free. */
export function ElssWin({ table }: { table: RuleTable }) {
  const { t } = useMessages(PAGE_MESSAGES);
  const { rupees, percent, date } = useFormat();
  const limit = figureOf(table, 'section_80c');
  const lockIn = figureOf(table, 'elss_lock_in');
  const cess = figureOf(table, 'cess');
  const rows = deductionRows(table);
  if (limit === null || lockIn === null) return <Notice tone="warn">{t('tax.missing')}</Notice>;
  const gaps = {
    limit: rupees(limit),
    time: t('state.years', { count: lockIn / 12 }),
    today: date(table.on),
    free: date(unlockDay(table.on, lockIn)),
  };
  return (
    <Grid min={300}>
      <Stack gap={3}>
        <Text>{t('tax.elss.1', gaps)}</Text>
        <Notice tone="warn">{t('tax.elss.regime')}</Notice>
        <Text>{t('tax.elss.lock', gaps)}</Text>
        <Text>{t('tax.elss.example', gaps)}</Text>
        <Text size="small">{t('tax.elss.act')}</Text>
      </Stack>
      <Card title={t('tax.elss.table', gaps)} titleLevel={3}>
        <Stack gap={3}>
          <Table
            caption={t('tax.elss.table', gaps)}
            hideCaption
            columns={[
              {
                key: 'slab',
                head: t('tax.elss.slab'),
                rowHead: true,
                cell: ({ ratePct }: DeductionRow) => percent(ratePct, fewDecimals(ratePct)),
              },
              {
                key: 'saving',
                head: t('tax.elss.saving'),
                align: 'end',
                cell: ({ saving }) => rupees(saving),
              },
            ]}
            rows={rows}
            rowKey={({ ratePct }) => String(ratePct)}
            empty={t('tax.missing')}
          />
          {cess !== null && (
            <Text size="label">
              {t('tax.elss.cess', { cess: percent(cess, fewDecimals(cess)), date: gaps.today })}
            </Text>
          )}
        </Stack>
      </Card>
    </Grid>
  );
}
