import { GOAL_HANDLES, type Goal } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import {
  OwnerOnly,
  refreshCalls,
  useBusEvent,
  useCall,
  useManagedAccount,
  usePageTitle,
  useRequiredSession,
} from '@sanchay/remote-kit';
import {
  Card,
  Figure,
  Heading,
  LinkButton,
  Loading,
  Page,
  Row,
  SkeletonTable,
  Stack,
  Table,
  Text,
  TextLink,
} from '@sanchay/ui';
import { GOAL_MESSAGES } from '../messages.ts';
import { CallProblem } from '../problem/CallProblem.tsx';
import { goalPath } from './goalPath.ts';
import { GoalStateBadge } from './GoalStateBadge.tsx';

/** `/goals/plan`: the goals of the account, and what a new one can be for. */
export function Goals() {
  const { t } = useMessages(GOAL_MESSAGES);
  const session = useRequiredSession();
  const goals = useCall('goals', undefined, { enabled: session !== null });
  usePageTitle(t('list.title'));
  useBusEvent('holdings/changed', () => void refreshCalls('goals'));
  return (
    <Page>
      <Stack gap={6}>
        <Heading level={1}>{t('list.title')}</Heading>
        <CallProblem of={goals} />
        {goals.isPending && (
          <Loading>
            <SkeletonTable rows={3} columns={3} />
          </Loading>
        )}
        {goals.data && <GoalRows goals={goals.data.data.goals} />}
        {!goals.isPending && (
          <OwnerOnly quiet>
            <Card title={t('list.new')}>
              <Stack gap={4}>
                <Text>{t('list.newHint')}</Text>
                <Row gap={3} wrap>
                  {GOAL_HANDLES.map((handle) => (
                    <LinkButton key={handle} variant="secondary" href={goalPath(handle)}>
                      {t(`kind.${handle}`)}
                    </LinkButton>
                  ))}
                </Row>
              </Stack>
            </Card>
          </OwnerOnly>
        )}
      </Stack>
    </Page>
  );
}

function GoalRows({ goals }: { goals: readonly Goal[] }) {
  const { t } = useMessages(GOAL_MESSAGES);
  const { rupees, date, percent } = useFormat();
  const managed = useManagedAccount();
  if (goals.length === 0) {
    const owner = managed && { name: managed.owner_name };
    return <Text>{owner ? t('list.noneManaged', owner) : t('list.none')}</Text>;
  }
  return (
    <Card padding="tight">
      <Table
        caption={t('list.title')}
        hideCaption
        rows={goals}
        rowKey={({ id }) => id}
        columns={[
          {
            key: 'name',
            head: t('list.goal'),
            rowHead: true,
            cell: ({ id, name, target_date: on }) => (
              <>
                <TextLink href={goalPath(id)}>{name}</TextLink>
                <Text size="label">{t('list.by', { date: date(on) })}</Text>
              </>
            ),
          },
          {
            key: 'target',
            head: t('outlook.target'),
            align: 'end',
            hideOnPhone: true,
            cell: ({ target }) => <Figure strong={false}>{rupees(target)}</Figure>,
          },
          {
            key: 'funded',
            head: t('list.funded'),
            align: 'end',
            cell: ({ funded_percentage: funded, state }) => (
              <>
                <Figure>{percent(funded, { decimals: 0 })}</Figure> <GoalStateBadge state={state} />
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}
