import type { CapitalGains } from '@sanchay/contracts';
import { scaleOf } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

type Foreign = NonNullable<CapitalGains['foreign']>;
type Share = Foreign['shares'][number];

/** What the return of the year states about shares and income abroad: Schedules FA and FSI, and TCS. */
export function ForeignAssets({ foreign, year }: { foreign: Foreign; year: string }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const money = (value: number) => format.rupees(value, { decimals: 2 });
  const share: Column<Share> = {
    key: 'share',
    head: t('foreign.share'),
    rowHead: true,
    cell: (row) => (
      <>
        {row.name}
        <Text size="label" as="div">
          {t('foreign.held', {
            shares: format.number(row.shares, { decimals: scaleOf(row.shares) }),
            date: format.date(row.bought_on),
          })}
        </Text>
      </>
    ),
  };
  const figure = (key: 'initial' | 'peak' | 'closing' | 'credited' | 'proceeds'): Column<Share> => ({
    key,
    head: t(`foreign.${key}`),
    align: 'end',
    exact: true,
    cell: (row) => (
      <>
        {money(row[key])}
        {key === 'peak' && (
          <Text size="label" as="div">
            {format.date(row.peak_on)}
          </Text>
        )}
      </>
    ),
  });
  const closing: Column<Share> = {
    ...figure('closing'),
    cell: (row) => (
      <>
        {money(row.closing)}
        <Text size="label" as="div">
          {t('income.peak', { amount: money(row.peak) })}
        </Text>
      </>
    ),
  };
  const figures = isPhone
    ? [closing]
    : [figure('initial'), figure('peak'), figure('closing'), figure('credited'), figure('proceeds')];
  return (
    <Card title={t('foreign.title')}>
      <Stack gap={4}>
        {foreign.shares.length > 0 && (
          <>
            <Text size="small">
              {t('foreign.period', { from: format.date(foreign.from), to: format.date(foreign.to) })}{' '}
              {foreign.running && t('foreign.running')}
            </Text>
            <Table
              caption={t('foreign.caption')}
              hideCaption
              columns={[share, ...figures]}
              rows={foreign.shares}
              rowKey={(row) => row.lot_id}
            />
          </>
        )}
        <DetailList
          items={[
            { term: t('foreign.gains', { year }), value: money(foreign.gains) },
            { term: t('foreign.dividends', { year }), value: money(foreign.dividends) },
            { term: t('foreign.taxPaid'), value: money(foreign.tax_paid) },
            { term: t('foreign.tcs', { year }), value: money(foreign.tcs) },
          ]}
        />
        <Text size="small">{t('foreign.note')}</Text>
      </Stack>
    </Card>
  );
}
