import { fundTitle, planLabel, type SystematicPlan } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Badge, Figure, Monogram, phone, Table, Text, TextLink } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { MESSAGES } from '../messages.ts';
import { PlanStatus } from './PlanStatus.tsx';
import { usePlanMessages } from './usePlanMessages.ts';

const OnPhone = styled.span`
  display: none;
  ${phone} {
    display: revert;
  }
`;

/** Plans in rows: what each does, when next, and who pays; on phones amount and status. */
export function PlanTable({ caption, plans }: { caption: string; plans: readonly SystematicPlan[] }) {
  const { t, format, every } = usePlanMessages();
  const { t: fundMessages } = useMessages(MESSAGES);
  const dayOf = ({ upcoming: [next], ended_at: ended }: SystematicPlan) => next?.date ?? ended ?? null;
  return (
    <Table
      caption={caption}
      hideCaption
      rows={plans}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'fund',
          head: fundMessages('list.fund'),
          rowHead: true,
          mark: (plan) => <Monogram kind="fund" name={plan.fund_name} />,
          cell: (plan) => (
            <>
              <TextLink href={`/systematic/${encodeURIComponent(plan.id)}`}>
                {fundTitle(plan.fund_name)}
              </TextLink>
              <Text size="label">
                {t(`kind.${plan.kind}`)}
                {dayOf(plan) && <OnPhone> · {format.date(dayOf(plan))}</OnPhone>} · <About plan={plan} />
              </Text>
            </>
          ),
        },
        {
          key: 'next',
          head: t('plan.next'),
          align: 'end',
          hideOnPhone: true,
          cell: ({ upcoming: [next] }) => (next ? format.date(next.date) : '--'),
        },
        {
          key: 'paidBy',
          head: t('plan.paidBy'),
          hideOnPhone: true,
          cell: ({ paid_by: by }) => t(`paidBy.${by}`),
        },
        {
          key: 'amount',
          head: t('plan.amount'),
          align: 'end',
          cell: (plan) => (
            <>
              <Figure>{every(plan.upcoming[0]?.amount ?? plan.amount, plan.frequency)}</Figure>
              <OnPhone>
                <br />
                <PlanStatus plan={plan} />
              </OnPhone>
            </>
          ),
        },
        {
          key: 'status',
          head: t('plan.status'),
          align: 'end',
          hideOnPhone: true,
          cell: (plan) => <PlanStatus plan={plan} />,
        },
      ]}
    />
  );
}

/** What matters most of a plan: instalments that were not paid, where the money goes, or plan and option of the fund. */
function About({ plan }: { plan: SystematicPlan }) {
  const { t } = usePlanMessages();
  const { failures, failure_limit: limit, status, target_name: target, fund_name: fund } = plan;
  if (failures > 0 && status !== 'cancelled' && status !== 'completed')
    return <Badge tone="warn">{t('failure.title', { failures, limit })}</Badge>;
  return target ? t('plan.into', { fund: fundTitle(target) }) : planLabel(t, fund);
}
