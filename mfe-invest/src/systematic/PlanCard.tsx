import type { SystematicPlan } from '@sanchay/contracts';
import { Badge, Card, DetailList, Row, Stack, Text, TextLink, WithMonogram } from '@sanchay/ui';
import type { DetailItem } from '@sanchay/ui';
import { fundTitle } from '../scheme/fundTitle.ts';
import { FailureNotice } from './FailureNotice.tsx';
import { folioItems } from './folioItems.ts';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlanWords } from './usePlanWords.ts';

/** A plan in a list: what it does, when next, from which folio, and who pays. */
export function PlanCard({ plan }: { plan: SystematicPlan }) {
  const { t, format, every } = usePlanWords();
  const [next] = plan.upcoming;
  const ended = plan.ended_at ?? null;
  const items: DetailItem[] = [
    ...(next ? [{ term: t('plan.next'), value: format.date(next.date) }] : []),
    ...(ended === null ? [] : [{ term: t('plan.endedOn'), value: format.date(ended) }]),
    ...folioItems(plan, t),
    { term: t('plan.paidBy'), value: t(`paidBy.${plan.paid_by}`) },
  ];
  return (
    <Card
      title={
        <WithMonogram inHeading kind="fund" name={plan.fund_name}>
          <TextLink href={`/systematic/${encodeURIComponent(plan.id)}`}>{fundTitle(plan.fund_name)}</TextLink>
        </WithMonogram>
      }
    >
      <Stack gap={4}>
        <Row gap={2}>
          <Badge tone="accent">{t(`kind.${plan.kind}`)}</Badge>
          <PlanStatus plan={plan} />
        </Row>
        <Text strong>{every(next?.amount ?? plan.amount, plan.frequency)}</Text>
        {plan.target_name && (
          <Text size="small">{t('plan.into', { fund: fundTitle(plan.target_name) })}</Text>
        )}
        <DetailList layout="grid" items={items} />
        <FailureNotice plan={plan} />
      </Stack>
    </Card>
  );
}
