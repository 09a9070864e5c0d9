import { client } from '@sanchay/api-client';
import { HOLDINGS_FILES, type ExternalFilter, type HoldingsReport } from '@sanchay/contracts';
import { sumRupees, toWire } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Change, EmptyState, Notice, Row, Stack, Stat, Table, useIsPhone } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { Downloads } from '../read/Downloads.tsx';
import { dayColumns, rowKeyOf } from './dayColumns.tsx';

/** The totals and the holdings of a day, and the same as files. */
export function DayHoldings({ report, shown }: { report: HoldingsReport; shown: ExternalFilter }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const { date, holdings, recorded, classes, first_day: first, unpriced } = report;
  const day = format.date(date);
  const rows = [...holdings, ...recorded, ...classes];
  if (rows.length === 0) {
    return (
      <EmptyState title={t('day.none', { date: day })}>
        {first === null
          ? t('day.noneEver')
          : first > date
            ? t('day.noneYet', { date: format.date(first) })
            : t('day.noneLeft')}
      </EmptyState>
    );
  }
  const owed = toWire(sumRupees(rows.map(({ value }) => Math.max(0, -(value ?? 0)))), 2);
  const exact = (value: number) => format.rupees(value, { decimals: 2 });
  return (
    <Card title={t('day.on', { date: day })}>
      <Stack gap={5}>
        <Row justify="between" align="end" gap={4} wrap>
          <Row gap={6} align="last-baseline" wrap>
            <Stat label={t('day.value')} value={exact(report.value)} size="large" />
            <Stat label={t('day.invested')} value={exact(report.invested)} size="large" />
            <Stat
              label={t('day.gain')}
              value={<Change amount={report.gain} percent={report.gain_percentage} decimals={2} />}
            />
          </Row>
          <Downloads
            files={HOLDINGS_FILES.map((file) => ({
              id: file,
              label: t(`day.file.${file}`),
              name: file.replace('.', `-${date}.`),
              load: () =>
                client.call('dayHoldingsFile', { params: { file }, query: { date, external: shown } }),
            }))}
          />
        </Row>
        {unpriced > 0 && <Notice tone="warn">{t('day.unpriced', { count: unpriced })}</Notice>}
        {report.uncosted > 0 && <Notice tone="info">{t('day.uncosted', { count: report.uncosted })}</Notice>}
        {owed > 0 && <Notice tone="info">{t('day.owed', { amount: exact(owed) })}</Notice>}
        <Table
          caption={t('day.caption')}
          hideCaption
          columns={dayColumns({ t, format, isPhone, day: date })}
          rows={rows}
          rowKey={rowKeyOf}
        />
      </Stack>
    </Card>
  );
}
