import type { Redemption } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Badge, Figure, Monogram, Table, Text, TextLink } from '@sanchay/ui';
import { fundTitle } from '../scheme/fundTitle.ts';
import { MESSAGES } from '../messages.ts';
import { SALE_TONES } from './orderGroups.ts';

/** Sales and switches in rows; on phones what they bring and their status. */
export function SaleTable({ sales }: { sales: readonly Redemption[] }) {
  const { t } = useMessages(MESSAGES);
  const { rupees, units, date } = useFormat();
  const money = (value: number) => rupees(value, { decimals: 0 });
  const askedOf = ({ amount, asked_units: asked }: Redemption) =>
    amount === null
      ? asked === null
        ? t('orders.allUnits')
        : t('orders.someUnits', { units: units(asked) })
      : money(amount);
  return (
    <Table
      caption={t('orders.sales')}
      hideCaption
      rows={sales}
      rowKey={(sale) => sale.id}
      columns={[
        {
          key: 'fund',
          head: t('list.fund'),
          rowHead: true,
          mark: (sale) => <Monogram kind="fund" name={sale.fund_name} />,
          cell: (sale) => (
            <>
              <TextLink href={`/orders/sale/${encodeURIComponent(sale.id)}`}>
                {fundTitle(sale.fund_name)}
              </TextLink>
              <Text size="label">
                {t(`kind.${sale.kind}`)} · {date(sale.placed_at)}
                {sale.switch_in && ` · ${t('orders.into', { fund: fundTitle(sale.switch_in.fund_name) })}`}
              </Text>
            </>
          ),
        },
        {
          key: 'asked',
          head: t('orders.amount'),
          align: 'end',
          cell: (sale) => <Figure>{sale.net === null ? askedOf(sale) : money(sale.net)}</Figure>,
        },
        {
          key: 'nav',
          head: t('orders.navDate'),
          align: 'end',
          hideOnPhone: true,
          cell: (sale) => date(sale.nav_date),
        },
        {
          key: 'arrives',
          head: t('orders.arrives'),
          align: 'end',
          hideOnPhone: true,
          cell: ({ status, kind, switch_in: into, payout_date: payout }) =>
            status === 'cancelled' || status === 'failed'
              ? '--'
              : date(kind === 'switch' ? into!.units_date : payout),
        },
        {
          key: 'status',
          head: t('orders.status'),
          align: 'end',
          cell: (sale) => <Badge tone={SALE_TONES[sale.status]}>{t(`saleStatus.${sale.status}`)}</Badge>,
        },
      ]}
    />
  );
}
