import type { Redemption } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  Badge,
  Breadcrumbs,
  Heading,
  Notice,
  Page,
  Row,
  Split,
  Stack,
  TextLink,
  WithMonogram,
} from '@sanchay/ui';
import { ClockNotice } from '../order/ClockNotice.tsx';
import { SALE_TONES } from '../orders/orderGroups.ts';
import { fundPath } from '../scheme/fundPath.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { SALE_MESSAGES } from '../messages.ts';
import { CancelSale } from './CancelSale.tsx';
import { SaleFacts } from './SaleFacts.tsx';
import { SaleSums } from './SaleSums.tsx';
import { SaleTimeline } from './SaleTimeline.tsx';
import { SoldLots } from './SoldLots.tsx';

/** A sale or switch that is known: its timeline, its figures, and cancelling while that is possible. */
export function SaleOrderView({ sale }: { sale: Redemption }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { rupees, dateTime } = useFormat();
  const { status, units, nav, gross, exit_load, stt, tds, net } = sale;
  const underWay = status === 'pending' || status === 'submitted' || status === 'priced';
  const isPriced = units !== null && nav !== null && gross !== null && net !== null;
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('order.all'), href: '/orders' }, { label: t(`sale.title.${sale.kind}`) }]}
          />
          <WithMonogram kind="fund" name={sale.fund_name} size={40}>
            <Heading level={1}>{t(`sale.of.${sale.kind}`, { fund: fundTitle(sale.fund_name) })}</Heading>
          </WithMonogram>
          <Row>
            <Badge tone={SALE_TONES[status]}>{t(`status.${status}`)}</Badge>
            <TextLink href={fundPath(sale.slug)}>{t('order.toFund')}</TextLink>
          </Row>
        </Stack>
        <Split aside={<SaleFacts sale={sale} />}>
          {sale.cancel_before && (
            <Notice
              title={t('order.canCancel', { time: dateTime(sale.cancel_before) })}
              action={<CancelSale sale={sale} />}
            >
              {t('order.canCancelHint')}
            </Notice>
          )}
          {sale.reason && (
            <Notice tone="error" title={t(`status.${status}`)}>
              {sale.reason}
            </Notice>
          )}
          {sale.late_interest > 0 && underWay && (
            <Notice tone="warn" title={t('order.late')}>
              {t('order.lateHint', { interest: rupees(sale.late_interest, { decimals: 2 }) })}
            </Notice>
          )}
          <SaleTimeline sale={sale} />
          {isPriced && (
            <SaleSums
              kind={sale.kind}
              sums={{ units, nav, gross, net, exit_load: exit_load ?? 0, stt: stt ?? 0, tds: tds ?? 0 }}
            />
          )}
          {sale.lots.length > 0 && <SoldLots lots={sale.lots} gains={sale.gains} />}
          {underWay && <ClockNotice />}
        </Split>
      </Stack>
    </Page>
  );
}
