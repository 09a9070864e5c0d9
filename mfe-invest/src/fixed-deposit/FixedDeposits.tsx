import type { DepositPlan } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { breadcrumbList, useCall, usePageHead, usePlatform } from '@sanchay/remote-kit';
import {
  Card,
  Figure,
  Heading,
  LinkButton,
  Loading,
  Monogram,
  Page,
  Row,
  SkeletonTable,
  Stack,
  Stat,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { DEPOSITS_PATH } from '../deposits/depositPath.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { INSTRUMENT_MESSAGES } from '../messages.ts';
import { DepositRules } from './DepositRules.tsx';
import { issuerRows } from './issuerRows.ts';
import { depositListPath, issuerPath, useDepositMessages } from './useDepositMessages.ts';

/** `/fixed-deposit`: the highest rate, issuers compared, and what to know before money is put away. */
export function FixedDeposits() {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { config } = usePlatform();
  const plans = useCall('depositPlans');
  usePageHead({
    title: t('fd.title'),
    description: t('fd.description'),
    structured: [breadcrumbList([{ label: t('fd.title'), href: '/fixed-deposit' }])],
  });
  return (
    <Page>
      <Stack gap={8}>
        <Stack gap={4}>
          <Heading level={1}>{t('fd.title')}</Heading>
          <Text size="lead">{t('fd.lead')}</Text>
          {plans.data && <BestRates plans={plans.data.data} />}
          <Row>
            <LinkButton href={depositListPath}>{t('fd.all')}</LinkButton>
            <LinkButton href="/calculators/fd-calculator" variant="secondary">
              {t('fd.calculator')}
            </LinkButton>
            <LinkButton href={DEPOSITS_PATH} variant="quiet">
              {t('fd.own')}
            </LinkButton>
          </Row>
        </Stack>
        {config.sandbox && <SandboxNotice />}
        <CallProblem of={plans} />
        {plans.isPending && (
          <Loading>
            <SkeletonTable rows={4} columns={4} />
          </Loading>
        )}
        {plans.data && <Issuers plans={plans.data.data} />}
        <DepositRules />
      </Stack>
    </Page>
  );
}

function BestRates({ plans }: { plans: readonly DepositPlan[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { config } = usePlatform();
  const { rate } = useDepositMessages();
  if (plans.length === 0) return null;
  const highest = (of: 'interest_rate' | 'senior_citizen_interest_rate') =>
    rate(Math.max(...plans.map(({ attributes }) => attributes[of])));
  return (
    <Row gap={8} align="last-baseline">
      <Stat label={t('fd.upTo')} value={highest('interest_rate')} unit={t('fd.aYear')} size="hero" />
      <Stat
        label={t('fd.upToSenior', { age: config.seniorAge })}
        value={highest('senior_citizen_interest_rate')}
        unit={t('fd.aYear')}
        size="large"
      />
    </Row>
  );
}

function Issuers({ plans }: { plans: readonly DepositPlan[] }) {
  const { t } = useMessages(INSTRUMENT_MESSAGES);
  const { rupees } = useFormat();
  const { config } = usePlatform();
  const messages = useDepositMessages();
  return (
    <Card title={t('fd.compare')}>
      <Table
        caption={t('fd.compare')}
        hideCaption
        rows={issuerRows(plans)}
        rowKey={({ slug }) => slug}
        columns={[
          {
            key: 'issuer',
            head: t('fd.issuer'),
            rowHead: true,
            mark: ({ slug, name }) => <Monogram kind="issuer" name={name} code={slug} />,
            cell: ({ slug, name, kind }) => (
              <>
                <TextLink href={issuerPath(slug)}>{name}</TextLink>
                <Text size="label">{t(`issuer.${kind}`)}</Text>
              </>
            ),
          },
          {
            key: 'rate',
            head: t('fd.rate'),
            align: 'end',
            cell: (row) => <Figure>{messages.rate(row.rate)}</Figure>,
          },
          {
            key: 'senior',
            head: t('fd.seniorRate', { age: config.seniorAge }),
            align: 'end',
            cell: (row) => <Figure>{messages.rate(row.seniorRate)}</Figure>,
          },
          {
            key: 'months',
            head: t('fd.bestTenure'),
            align: 'end',
            hideOnPhone: true,
            cell: (row) => messages.months(row.months),
          },
          {
            key: 'least',
            head: t('fd.least'),
            align: 'end',
            hideOnPhone: true,
            cell: (row) => <Figure strong={false}>{rupees(row.least)}</Figure>,
          },
        ]}
      />
    </Card>
  );
}
