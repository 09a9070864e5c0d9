import type { DepositPlan } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { Card, EmptyState, Figure, LinkButton, Monogram, Stack, Table, Text, TextLink } from '@sanchay/ui';
import { addressWith } from '../share/listAddress.ts';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { depositValues, type DepositQuery } from './depositQuery.ts';
import { depositResult } from './depositResult.ts';
import { depositListPath, issuerPath, useDepositMessages } from './useDepositMessages.ts';

interface PlanTableProps {
  plans: readonly DepositPlan[];
  query: DepositQuery & { amount: number };
}

/** Plans with what the amount of a query becomes in each, the best rate first. */
export function PlanTable({ plans, query }: PlanTableProps) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  const messages = useDepositMessages();
  const { amount, payout, senior } = query;
  const rows = plans.flatMap(({ id, attributes: plan }) => {
    const months = query.months ?? plan.tenure_to_in_months;
    const result = depositResult(plan, { amount, months, payout, senior });
    const issuer = addressWith(issuerPath(plan.partner_id), {
      ...depositValues(query),
      months: String(months),
    });
    return result ? [{ id, plan, months, result, issuer }] : [];
  });
  if (rows.length === 0) {
    return (
      <EmptyState
        title={t('fd.none')}
        picture="search"
        action={
          <LinkButton href={depositListPath} variant="secondary">
            {t('list.clear')}
          </LinkButton>
        }
      >
        {t('fd.noneHint')}
      </EmptyState>
    );
  }
  rows.sort((a, b) => b.result.rate - a.result.rate || a.months - b.months);
  return (
    <Stack gap={4}>
      <Text size="small" role="status">
        {t('fd.found', { count: rows.length, amount: rupees(amount) })}
      </Text>
      <Card padding="tight">
        <Table
          caption={t('fd.all')}
          hideCaption
          rows={rows}
          rowKey={({ id }) => id}
          columns={[
            {
              key: 'plan',
              head: t('fd.plan'),
              rowHead: true,
              mark: ({ plan }) => <Monogram kind="issuer" name={plan.partner_name} code={plan.partner_id} />,
              cell: ({ plan, issuer }) => (
                <>
                  <TextLink href={issuer}>{plan.partner_name}</TextLink>
                  <Text size="label">
                    {messages.tenure(plan)} · {t(`issuer.${plan.partner_kind}`)}
                  </Text>
                </>
              ),
            },
            {
              key: 'rate',
              head: t('fd.rate'),
              align: 'end',
              cell: ({ result }) => <Figure>{messages.rate(result.rate)}</Figure>,
            },
            {
              key: 'compounding',
              head: t('fd.compounding'),
              align: 'end',
              hideOnPhone: true,
              cell: ({ plan }) =>
                t(payout === 'maturity' ? `compounding.${plan.compounding}` : 'compounding.none'),
            },
            {
              key: 'interest',
              head: t('fd.interest'),
              align: 'end',
              hideOnPhone: payout === 'maturity',
              cell: ({ result }) => <Figure strong={payout !== 'maturity'}>{rupees(result.interest)}</Figure>,
            },
            {
              key: 'maturity',
              head: t('fd.maturity'),
              align: 'end',
              hideOnPhone: payout !== 'maturity',
              cell: ({ result, months }) => (
                <>
                  <Figure>{rupees(result.maturity)}</Figure>
                  <Text size="label">{t('fd.after', { time: messages.months(months) })}</Text>
                </>
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}
