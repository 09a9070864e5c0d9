import { fdTds, financialYearOf, publishedRules } from '@sanchay/finance';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Card, DetailList, Stack, Text, type DetailItem } from '@sanchay/ui';
import { ListForm } from '../share/ListForm.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { depositValues, type DepositQuery } from './depositQuery.ts';
import { depositResult, type DepositResult } from './depositResult.ts';
import type { Issuer } from './IssuerView.tsx';
import { issuerPath, useDepositMessages } from './useDepositMessages.ts';

const USUAL_MONTHS = 12;

/** What an amount becomes with this issuer: the questions as a form, the answer below. */
export function DepositPreview({ issuer, query }: { issuer: Issuer; query: DepositQuery }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  const { fields } = useDepositMessages();
  const { amount, payout, senior } = query;
  const months = query.months ?? USUAL_MONTHS;
  const inBounds = amount !== null && amount >= issuer.min_amount && amount <= issuer.max_amount;
  const error = inBounds
    ? undefined
    : t('fd.outside', { least: rupees(issuer.min_amount), most: rupees(issuer.max_amount) });
  const plan = issuer.plans.find(
    ({ attributes }) =>
      attributes.tenure_from_in_months <= months && months <= attributes.tenure_to_in_months,
  );
  const result = inBounds && plan ? depositResult(plan.attributes, { amount, months, payout, senior }) : null;
  return (
    <Card title={t('fd.preview')} raised>
      <Stack gap={5}>
        <ListForm
          path={issuerPath(issuer.slug)}
          label={t('fd.preview')}
          action={t('fd.compute')}
          values={{ ...depositValues(query), months: String(months) }}
          fields={[
            { kind: 'money', name: 'amount', label: t('fd.amount'), chips: true, ...(error && { error }) },
            fields.months(null),
            fields.payout(),
            fields.senior(),
          ]}
        />
        {result && plan ? (
          <Stack gap={3} role="status">
            <Answer result={result} kind={issuer.kind} query={query} months={months} />
            <Text size="label">
              {t(payout === 'maturity' ? `convention.${plan.attributes.compounding}` : 'convention.payout')}
            </Text>
          </Stack>
        ) : (
          inBounds && <Text>{t('fd.noPlan')}</Text>
        )}
      </Stack>
    </Card>
  );
}

interface AnswerProps {
  result: DepositResult;
  kind: Issuer['kind'];
  query: DepositQuery;
  months: number;
}

function Answer({ result, kind, query, months }: AnswerProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  const messages = useDepositMessages();
  const on = useCall('datedRules').data?.data.on;
  const tax = on
    ? fdTds(
        {
          fy: financialYearOf(on),
          payer: kind,
          senior: query.senior,
          interest: result.firstYear,
          pan: true,
        },
        publishedRules,
      )
    : null;
  const items: DetailItem[] = [
    { term: t('fd.rate'), value: messages.rate(result.rate), hint: t(`payout.${query.payout}`) },
    {
      term: t('fd.maturityAfter', { time: messages.months(months) }),
      value: rupees(result.maturity, { decimals: 2 }),
    },
    { term: t('fd.interest'), value: rupees(result.interest, { decimals: 2 }) },
    ...(result.eachPayout > 0
      ? [
          {
            term: t('fd.eachPayout'),
            value: rupees(result.eachPayout, { decimals: 2 }),
            hint: t(`payout.${query.payout}`),
          },
        ]
      : []),
    ...(tax
      ? [
          {
            term: t('fd.tdsFirstYear'),
            value: rupees(tax.tds, { decimals: 2 }),
            hint: t(tax.tds > 0 ? 'fd.tdsAbove' : 'fd.tdsBelow', { limit: rupees(tax.threshold) }),
          },
        ]
      : []),
  ];
  return <DetailList items={items} />;
}
