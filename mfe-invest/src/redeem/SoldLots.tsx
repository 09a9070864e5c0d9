import type { RedemptionPreview } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, DetailList, Disclosure, Stack, Table, Text, type Column } from '@sanchay/ui';
import { SALE_MESSAGES } from '../messages.ts';

type Lot = RedemptionPreview['lots'][number];

/** Which purchases are sold, oldest first, and how the gains are taxed. */
export function SoldLots({ lots, gains }: Pick<RedemptionPreview, 'lots' | 'gains'>) {
  const { t } = useMessages(SALE_MESSAGES);
  const { date, units, rupees, percent } = useFormat();
  const money = (value: number) => rupees(value, { decimals: 2 });
  const columns: Column<Lot>[] = [
    {
      key: 'bought',
      head: t('lots.bought'),
      rowHead: true,
      cell: (lot) => (
        <>
          {date(lot.bought_on)}
          <Text size="label" as="div">
            {t(`lots.${lot.term ?? 'unknown'}`)}
          </Text>
        </>
      ),
    },
    { key: 'units', head: t('sums.units'), align: 'end', cell: (lot) => units(lot.units) },
    {
      key: 'load',
      head: t('sums.load'),
      align: 'end',
      cell: (lot) =>
        lot.exit_load > 0 ? `${money(lot.exit_load)} (${percent(lot.load_percent)})` : t('sums.none'),
    },
    { key: 'gain', head: t('lots.gain'), align: 'end', cell: (lot) => money(lot.gain) },
  ];
  const taxOf = ({ head, rate_percent: rate }: RedemptionPreview['gains'][number]): string => {
    if (head === 'unknown') return t('tax.unknown.why');
    return rate === null ? t('tax.slab.why') : t('tax.rate', { rate: percent(rate) });
  };
  return (
    <Card title={t('tax.title')}>
      <Stack gap={4}>
        <DetailList
          items={gains.map((gain) => ({
            term: t(`tax.${gain.head}`),
            value: money(gain.gain),
            hint: (
              <>
                {taxOf(gain)}{' '}
                {gain.exemption !== null && t('tax.exemption', { amount: rupees(gain.exemption) })}{' '}
                <RuleSource ids={gain.rule_ids} />
              </>
            ),
          }))}
        />
        <Disclosure summary={t('lots.title', { count: lots.length })}>
          <Table
            caption={t('lots.caption')}
            columns={columns}
            rows={lots}
            rowKey={(lot) => `${lot.bought_on} ${lot.cost}`}
          />
        </Disclosure>
        <Text size="label">{t('tax.note')}</Text>
      </Stack>
    </Card>
  );
}
