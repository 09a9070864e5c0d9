import type { DepositPlan } from '@sanchay/contracts';
import { useFormat, useWords } from '@sanchay/i18n';
import { breadcrumbList, useCall, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import {
  Breadcrumbs,
  Card,
  EmptyState,
  Figure,
  Heading,
  LinkButton,
  Loading,
  Page,
  SearchIcon,
  SkeletonTable,
  Stack,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { addressWith } from '../share/listAddress.ts';
import { ListForm } from '../share/ListForm.tsx';
import { INSTRUMENT_WORDS } from '../words.ts';
import { depositValues, readDepositQuery } from './depositQuery.ts';
import type { DepositQuery } from './depositQuery.ts';
import { depositResult } from './depositResult.ts';
import { issuerPath, useDepositWords } from './useDepositWords.ts';

const PATH = '/explore/fixed-deposit/c/all';

/** `/explore/fixed-deposit/c/all`: every plan for an amount, a time, a payout and an age; the address holds it all. */
export function DepositList() {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { config } = usePlatform();
  const [address] = useSearchParams();
  const query = readDepositQuery(address);
  const { fields } = useDepositWords();
  const { amount, months, payout } = query;
  const plans = useCall(
    'depositPlans',
    {
      query: {
        payout,
        ...(amount !== null && { amount }),
        ...(months !== null && { tenure_in_months: months }),
      },
    },
    { keepPrevious: true },
  );
  const crumbs = [
    { label: t('fd.title'), href: '/fixed-deposit' },
    { label: t('fd.all'), href: PATH },
  ];
  usePageHead({
    title: t('fd.all'),
    description: t('fd.listDescription'),
    index: address.size === 0,
    structured: [breadcrumbList(crumbs)],
  });
  return (
    <Page>
      <Stack gap={5}>
        <Stack gap={2}>
          <Breadcrumbs items={crumbs} />
          <Heading level={1}>{t('fd.all')}</Heading>
        </Stack>
        <ListForm
          path={PATH}
          label={t('fd.filter')}
          action={t('fd.showPlans')}
          values={depositValues(query)}
          fields={[
            {
              kind: 'money',
              name: 'amount',
              label: t('fd.amount'),
              ...(amount === null && { error: t('fd.badAmount') }),
            },
            fields.months(t('fd.anyTenure')),
            fields.payout(),
            fields.senior(),
          ]}
        />
        <CallProblem of={plans} />
        {plans.isPending && (
          <Loading>
            <SkeletonTable rows={8} columns={4} />
          </Loading>
        )}
        {plans.data && amount !== null && <Plans plans={plans.data.data} query={{ ...query, amount }} />}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}

function Plans({
  plans,
  query,
}: {
  plans: readonly DepositPlan[];
  query: DepositQuery & { amount: number };
}) {
  const { t } = useWords(INSTRUMENT_WORDS);
  const { rupees } = useFormat();
  const words = useDepositWords();
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
        icon={<SearchIcon />}
        action={
          <LinkButton href={PATH} variant="secondary">
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
              cell: ({ plan, issuer }) => (
                <>
                  <TextLink href={issuer}>{plan.partner_name}</TextLink>
                  <Text size="label">
                    {words.tenure(plan)} · {t(`issuer.${plan.partner_kind}`)}
                  </Text>
                </>
              ),
            },
            {
              key: 'rate',
              head: t('fd.rate'),
              align: 'end',
              cell: ({ result }) => <Figure>{words.rate(result.rate)}</Figure>,
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
                  <Text size="label">{t('fd.after', { time: words.months(months) })}</Text>
                </>
              ),
            },
          ]}
        />
      </Card>
    </Stack>
  );
}
