import { useMessages } from '@sanchay/i18n';
import { breadcrumbList, useCall, usePageHead, usePlatform } from '@sanchay/remote-kit';
import { useSearchParams } from '@sanchay/remote-kit/router';
import { Breadcrumbs, Heading, Loading, Page, SkeletonTable, Stack } from '@sanchay/ui';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { ListForm } from '../share/ListForm.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { depositValues, isWhole, readDepositQuery } from './depositQuery.ts';
import { PlanTable } from './PlanTable.tsx';
import { depositListPath, useDepositMessages } from './useDepositMessages.ts';

/** `/explore/fixed-deposit/c/all`: every plan for an amount, a time, a payout and an age; the address holds it all. */
export function DepositList() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { config } = usePlatform();
  const [address] = useSearchParams();
  const query = readDepositQuery(address);
  const { fields } = useDepositMessages();
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
    { label: t('fd.all'), href: depositListPath },
  ];
  usePageHead({
    title: t('fd.all'),
    description: t('fd.listDescription'),
    index: isWhole(address),
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
          path={depositListPath}
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
        {plans.data && amount !== null && <PlanTable plans={plans.data.data} query={{ ...query, amount }} />}
        {config.sandbox && <SandboxNotice />}
      </Stack>
    </Page>
  );
}
