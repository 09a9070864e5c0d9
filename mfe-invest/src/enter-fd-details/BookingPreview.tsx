import { financialYearOf } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { RuleSource } from '@sanchay/remote-kit';
import { Card, DetailList, Disclosure, Row, Stack, Stat, Text, type DetailItem } from '@sanchay/ui';
import { EarlyClosure } from '../fixed-deposit/EarlyClosure.tsx';
import { useDepositMessages } from '../fixed-deposit/useDepositMessages.ts';
import { PostingTable } from '../deposits/PostingTable.tsx';
import { DEPOSIT_MESSAGES } from '../messages.ts';
import type { Booking } from './useBooking.ts';

interface BookingPreviewProps {
  preview: NonNullable<Booking['preview']>;
  /** Whether Form 15G or 15H is submitted with the booking. */
  declares: boolean;
}

/** What a deposit becomes: maturity amount, interest, tax, every booking of interest, premature withdrawal. */
export function BookingPreview({ preview, declares }: BookingPreviewProps) {
  const { t } = useMessages(DEPOSIT_MESSAGES);
  const { rupees, date, percent } = useFormat();
  const messages = useDepositMessages();
  const paise = (amount: number) => rupees(amount, { decimals: 2 });
  const { tax, payout } = preview;
  const taxedOn = preview.postings.find(({ tds }) => tds > 0)?.on;
  const taxHint = t('preview.tdsHint', {
    rate: percent(tax.rate, { decimals: 0 }),
    limit: rupees(tax.threshold),
    year: taxedOn === undefined ? tax.financial_year : financialYearOf(taxedOn),
  });
  const items: DetailItem[] = [
    {
      term: t('preview.rate'),
      value: messages.rate(preview.rate),
      hint: preview.senior ? t('preview.senior') : undefined,
    },
    { term: t('preview.matures'), value: date(preview.matures_on) },
    { term: t('preview.interest'), value: paise(preview.interest), hint: t(`payout.${payout}`) },
    {
      term: t('preview.tds'),
      value: paise(preview.tds),
      hint:
        declares && taxedOn !== undefined
          ? `${taxHint}. ${t('preview.formYear', { year: tax.financial_year })}`
          : taxHint,
    },
  ];
  return (
    <Card raised>
      <Stack gap={5}>
        <Row gap={8} align="end">
          <Stat
            label={t(payout === 'maturity' ? 'preview.maturityAmount' : 'preview.principalBack')}
            value={paise(preview.maturity_amount)}
            size="large"
          />
        </Row>
        <DetailList items={items} />
        <Text size="small">
          {preview.insured_up_to === null
            ? t('preview.notInsured')
            : t('preview.insured', { amount: rupees(preview.insured_up_to) })}
        </Text>
        <Disclosure summary={t('preview.schedule')}>
          <PostingTable postings={preview.postings} />
        </Disclosure>
        {preview.early_closure.length > 0 && (
          <Disclosure summary={t('preview.early')}>
            <EarlyClosure rows={preview.early_closure} />
          </Disclosure>
        )}
        <Text size="label">
          <RuleSource
            ids={[tax.rule_id, ...(preview.insurance_rule_id === null ? [] : [preview.insurance_rule_id])]}
          />
        </Text>
      </Stack>
    </Card>
  );
}
