import type { Redemption } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, DetailList, type DetailItem } from '@sanchay/ui';
import { fundTitle } from '../scheme/fundTitle.ts';
import { SALE_MESSAGES } from '../messages.ts';

/** What was requested, and where it goes. */
export function SaleFacts({ sale }: { sale: Redemption }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { rupees, units, nav, date, dateTime } = useFormat();
  const { bank, switch_in: into } = sale;
  const items: (DetailItem | false | null)[] = [
    {
      term: t('facts.asked'),
      value:
        sale.amount !== null
          ? rupees(sale.amount, { decimals: 2 })
          : sale.asked_units !== null
            ? units(sale.asked_units)
            : t('facts.all'),
    },
    { term: t('facts.folio'), value: sale.folio_no },
    { term: t('happens.nav'), value: date(sale.nav_date) },
    sale.kind === 'redeem' && { term: t('happens.payout'), value: date(sale.payout_date) },
    bank && { term: t('happens.bank'), value: bank.bank_name, hint: bank.masked_account_no },
    into && { term: t('happens.into'), value: fundTitle(into.fund_name) },
    into && {
      term: t('happens.intoNav'),
      value: date(into.nav_date),
      hint: into.nav !== null && nav(into.nav),
    },
    into && into.units !== null
      ? { term: t('facts.received'), value: units(into.units), hint: into.folio_no }
      : null,
    { term: t('facts.placed'), value: dateTime(sale.placed_at) },
  ];
  return (
    <Card title={t('facts.title')}>
      <DetailList items={items.filter((item) => item !== false && item !== null)} />
    </Card>
  );
}
