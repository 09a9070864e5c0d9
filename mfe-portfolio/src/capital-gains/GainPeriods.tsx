import { GAIN_PERIODS, type CapitalGains } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Table, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { rateText } from './rateText.ts';

type Period = (typeof GAIN_PERIODS)[number];

/** The gains of each head by the periods of advance tax, for the return. Columns are heads, so that it fits phones. */
export function GainPeriods({ periods }: Pick<CapitalGains, 'periods'>) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const columns: Column<Period>[] = [
    { key: 'period', head: t('gains.period'), rowHead: true, cell: (period) => t(`gains.period.${period}`) },
    ...periods.map(({ head, rate_percentage: rate, amounts }): Column<Period> => ({
      key: `${head} ${rate}`,
      head:
        rate === null ? t(`gains.short.${head}`) : `${t(`gains.short.${head}`)} ${rateText(format, rate)}`,
      align: 'end',
      exact: true,
      cell: (period) => format.rupees(amounts[period], { decimals: 2 }),
    })),
  ];
  return (
    <Card title={t('gains.periods')}>
      <Table
        caption={t('gains.periodsCaption')}
        hideCaption
        columns={columns}
        rows={GAIN_PERIODS}
        rowKey={(period) => period}
      />
    </Card>
  );
}
