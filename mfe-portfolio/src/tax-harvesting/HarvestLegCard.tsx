import { fundTitle, type CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly } from '@sanchay/remote-kit';
import { Card, DetailList, LinkButton, Row, Stack, Table, Text, useIsPhone, type Column } from '@sanchay/ui';
import { unitDecimals } from '../asset/figures.ts';
import { MESSAGES } from '../messages.ts';

type Leg = CallReply<'taxHarvestingPlan'>['data']['legs'][number];
type Lot = Leg['lots'][number];

/**
 * One redemption of the plan: its units lot by lot, what arrives and is bought back, and its days. `alone` where the
 * plan cannot be placed as a whole: the way to redeem these units.
 */
export function HarvestLegCard({ leg, alone }: { leg: Leg; alone: boolean }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const units = format.units(leg.units, unitDecimals([leg.units]));
  const redeem = new URLSearchParams({
    at: 'review',
    folio: leg.folio_no,
    by: 'units',
    value: String(leg.units),
  });
  return (
    <Card title={fundTitle(leg.fund_name)}>
      <Stack gap={4}>
        <Text size="small">
          {t('harvest.legLine', {
            units,
            folio: leg.folio_no,
            nav: format.nav(leg.nav),
            date: format.date(leg.nav_as_of),
          })}
        </Text>
        <LotTable lots={leg.lots} />
        <DetailList
          items={[
            { term: t('harvest.arrives'), value: exact(leg.net), hint: format.date(leg.payout_date) },
            {
              term: t('harvest.buyBack'),
              value: exact(leg.buy_back),
              hint: t('harvest.afterDuty', { amount: exact(leg.stamp_duty) }),
            },
            { term: t('harvest.navDate'), value: format.date(leg.nav_date) },
            {
              term: t('harvest.lastDay'),
              value: leg.last_day === null ? t('harvest.passed') : format.date(leg.last_day),
              hint: t('harvest.lastDayHint'),
            },
          ]}
        />
        {alone && (
          <OwnerOnly quiet orPreparing>
            <Row wrap>
              <LinkButton href={`/orders/redeem/${leg.code}?${redeem.toString()}`}>
                {t('harvest.redeem', { units })}
              </LinkButton>
            </Row>
          </OwnerOnly>
        )}
      </Stack>
    </Card>
  );
}

function LotTable({ lots }: { lots: readonly Lot[] }) {
  const { t } = useMessages(MESSAGES);
  const format = useFormat();
  const isPhone = useIsPhone();
  const exact = (amount: number) => format.rupees(amount, { decimals: 2 });
  const bought: Column<Lot> = {
    key: 'bought',
    head: t('harvest.bought'),
    rowHead: true,
    cell: (lot) => (
      <>
        {format.date(lot.bought_on)}
        <Text size="label" as="div">
          {[
            format.units(lot.units, unitDecimals([lot.units])),
            lot.term === null ? '' : t(`harvest.term.${lot.term}`),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </>
    ),
  };
  const cost: Column<Lot> = {
    key: 'cost',
    head: t('harvest.cost'),
    align: 'end',
    exact: true,
    cell: (lot) => exact(lot.cost),
  };
  const proceeds: Column<Lot> = {
    key: 'proceeds',
    head: t('harvest.value'),
    align: 'end',
    exact: true,
    cell: (lot) => exact(lot.proceeds),
  };
  const gain: Column<Lot> = {
    key: 'gain',
    head: t('harvest.gain'),
    align: 'end',
    exact: true,
    cell: (lot) => exact(lot.gain),
  };
  return (
    <Table
      caption={t('harvest.lots')}
      hideCaption
      columns={isPhone ? [bought, gain] : [bought, cost, proceeds, gain]}
      rows={lots}
      rowKey={(lot) => `${lot.bought_on}:${lot.units}:${lot.cost}`}
    />
  );
}
