import type { RedemptionPreview } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, DetailList, Stack, Text, type DetailItem } from '@sanchay/ui';
import { fundTitle } from '../scheme/fundTitle.ts';
import { SALE_MESSAGES } from '../messages.ts';

/** The dates and times of a sale: the cancellation deadline, the NAV it gets, and when money or units arrive. */
export function WhatWillHappen({ preview }: { preview: RedemptionPreview }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { date, dateTime, rupees, units } = useFormat();
  const { bank, repatriation, switch_in: into } = preview;
  const items: (DetailItem | false | null)[] = [
    {
      term: t('happens.cancel'),
      value: preview.cancel_before ? dateTime(preview.cancel_before) : t('happens.sentAtOnce'),
    },
    { term: t('happens.nav'), value: date(preview.nav_date), hint: t('happens.navHint') },
    preview.payout_date !== null && {
      term: t('happens.payout'),
      value: date(preview.payout_date),
      hint: t('happens.payBy', { date: date(preview.pay_by) }),
    },
    bank && { term: t('happens.bank'), value: bank.bank_name, hint: bank.masked_account_no },
    repatriation && {
      term: t('happens.abroad'),
      value: t(`happens.abroad.${repatriation.source}`),
      hint: repatriation.source === 'nro' ? <AbroadHint repatriation={repatriation} /> : undefined,
    },
    into && { term: t('happens.into'), value: fundTitle(into.fund_name) },
    into && { term: t('happens.intoNav'), value: date(into.nav_date) },
    into && {
      term: t('happens.intoUnits'),
      value: date(into.units_date),
      hint:
        into.units_estimate === null
          ? undefined
          : t('happens.aboutUnits', { units: units(into.units_estimate) }),
    },
    into && { term: t('happens.duty'), value: rupees(into.stamp_duty, { decimals: 2 }) },
    into?.lock_in_until ? { term: t('happens.lockIn'), value: date(into.lock_in_until) } : null,
  ];
  return (
    <Card title={t('happens.title')}>
      <Stack gap={3}>
        <DetailList items={items.filter((item) => item !== false && item !== null)} />
        <Text size="label">
          <RuleSource ids={preview.rule_ids} />
        </Text>
      </Stack>
    </Card>
  );
}

/** For NRO money: whose limit it counts towards later, and how much has been paid out here so far. */
function AbroadHint({ repatriation }: { repatriation: NonNullable<RedemptionPreview['repatriation']> }) {
  const { t } = useMessages(SALE_MESSAGES);
  const { number, rupees } = useFormat();
  const { limit_usd: limit, paid_to_nro: paid, financial_year: year } = repatriation;
  if (limit === null || paid === null) return null;
  return (
    <>
      {t('happens.abroad.limit', { limit: number(limit) })}{' '}
      {t('happens.abroad.paid', { paid: rupees(paid, { decimals: 2 }), year })}
    </>
  );
}
