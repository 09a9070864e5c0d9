import type { CallReply } from '@sanchay/contracts';
import { OwnerOnly, RuleSource, usePlatform } from '@sanchay/remote-kit';
import {
  Badge,
  Breadcrumbs,
  Card,
  Heading,
  Notice,
  Page,
  Row,
  Split,
  Stack,
  TextLink,
  Timeline,
  WithMonogram,
} from '@sanchay/ui';
import { fundPath } from '../scheme/fundPath.ts';
import { fundTitle } from '../scheme/fundTitle.ts';
import { SandboxNotice } from '../scheme/SandboxNotice.tsx';
import { ComingDates } from './ComingDates.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { PlanActions } from './PlanActions.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlanMessages } from './usePlanMessages.ts';

export type PlanWithHistory = CallReply<'systematicPlan'>['data'];

/** A plan that is known. */
export function PlanView({ plan }: { plan: PlanWithHistory }) {
  const { t, format } = usePlanMessages();
  const { config } = usePlatform();
  const ended = plan.status === 'cancelled' || plan.status === 'completed';
  return (
    <Page>
      <Stack gap={6}>
        <Stack gap={2}>
          <Breadcrumbs
            items={[{ label: t('plans.title'), href: '/systematic' }, { label: fundTitle(plan.fund_name) }]}
          />
          <WithMonogram kind="fund" name={plan.fund_name} size={40}>
            <Heading level={1}>{fundTitle(plan.fund_name)}</Heading>
          </WithMonogram>
          <Row>
            <Badge tone="accent">{t(`kind.${plan.kind}`)}</Badge>
            <PlanStatus plan={plan} />
            <TextLink href={fundPath(plan.slug)}>{t('plan.toFund')}</TextLink>
          </Row>
        </Stack>
        <Split aside={<PlanFacts plan={plan} />}>
          <FailureNotice plan={plan} />
          {plan.status === 'cancelled' && plan.ended_by === 'auto' && (
            <Notice tone="error" title={t('ended.auto')}>
              {t('plan.autoEnded', { limit: plan.failure_limit })} <RuleSource ids={[plan.failure_rule_id]} />
            </Notice>
          )}
          {!ended && <ComingDates plan={plan} />}
          {!ended && (
            <OwnerOnly>
              <PlanActions plan={plan} />
            </OwnerOnly>
          )}
          <Card title={t('plan.history')}>
            <Timeline
              label={t('plan.history')}
              steps={plan.history.toReversed().map(({ at, state, text, rule_id: rule }) => ({
                title: t(`event.${state}`),
                time: format.dateTime(at),
                detail: (
                  <>
                    {text} {rule !== null && <RuleSource ids={[rule]} />}
                  </>
                ),
                state: state === 'failed' || state === 'missed' ? ('failed' as const) : ('done' as const),
              }))}
            />
          </Card>
          {config.sandbox && <SandboxNotice />}
        </Split>
      </Stack>
    </Page>
  );
}
