import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, Change, Stack, Table, Text } from '@sanchay/ui';
import { FIGURE_MESSAGES } from '../../messages.ts';
import type { Figures } from './figures.ts';
import { whyMissing } from './whyMissing.ts';

type Year = Figures['calendar'][number];

/** The change of each calendar year that the fund saw from its start. */
export function CalendarYears({ figures: { calendar, as_of, history_from } }: { figures: Figures }) {
  const { t } = useMessages(FIGURE_MESSAGES);
  const { percent } = useFormat();
  const beside = (key: 'category' | 'benchmark') => ({
    key,
    head: t(`figures.${key}`),
    align: 'end' as const,
    hideOnPhone: key === 'benchmark',
    cell: (year: Year) => percent(year[key], { decimals: 1 }),
  });
  return (
    <Card title={t('calendar.title')}>
      <Stack gap={3}>
        {calendar.length === 0 && (
          <Text>{t(whyMissing(history_from, as_of, 1) === 'young' ? 'calendar.none' : 'figures.gap')}</Text>
        )}
        {calendar.length > 0 && (
          <Table
            caption={t('calendar.title')}
            hideCaption
            rows={calendar}
            rowKey={({ year }) => String(year)}
            columns={[
              {
                key: 'year',
                head: t('calendar.year'),
                rowHead: true,
                cell: ({ year, to_date }) => (to_date ? t('calendar.toDate', { year }) : String(year)),
              },
              {
                key: 'fund',
                head: t('figures.fund'),
                align: 'end',
                cell: ({ fund }) => <Change percent={fund} percentDecimals={1} size="small" />,
              },
              beside('category'),
              ...(calendar.some(({ benchmark }) => benchmark !== null) ? [beside('benchmark')] : []),
            ]}
          />
        )}
        <Text size="label">{t('calendar.rule')}</Text>
      </Stack>
    </Card>
  );
}
