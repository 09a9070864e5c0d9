import type { Goal } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { OwnerOnly, type useCall } from '@sanchay/remote-kit';
import { Badge, Card, LinkButton, Stack, Table, Text, TextLink } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';

const SHOWN = 3;
const PATH = '/goals/plan';

/** The goals with the earliest dates and how far they are; without a goal the owner's way to plan one. */
export function GoalsSummary({ goals }: { goals: ReturnType<typeof useCall<'goals'>> }) {
  const { t } = useMessages(MESSAGES);
  const found = goals.data?.data.goals;
  if (!found) return null;
  if (found.length === 0)
    return (
      <OwnerOnly quiet>
        <Card title={t('goals.title')}>
          <Stack gap={4}>
            <Text>{t('goals.none')}</Text>
            <div>
              <LinkButton variant="secondary" href={PATH}>
                {t('goals.plan')}
              </LinkButton>
            </div>
          </Stack>
        </Card>
      </OwnerOnly>
    );
  return (
    <Card title={t('goals.title')} actions={<TextLink href={PATH}>{t('goals.all')}</TextLink>}>
      <GoalRows goals={found.slice(0, SHOWN)} />
    </Card>
  );
}

function GoalRows({ goals }: { goals: readonly Goal[] }) {
  const { t } = useMessages(MESSAGES);
  const { date, percent } = useFormat();
  return (
    <Table
      caption={t('goals.title')}
      hideCaption
      rows={goals}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'goal',
          head: t('goals.goal'),
          rowHead: true,
          cell: ({ id, name, target_date: on, state }) => (
            <>
              <TextLink href={`${PATH}/${encodeURIComponent(id)}`}>{name}</TextLink>
              <Text size="label">
                {date(on)} ·{' '}
                <Badge tone={state === 'behind' || state === 'due' ? 'warn' : 'gain'}>
                  {t(`goals.state.${state}`)}
                </Badge>
              </Text>
            </>
          ),
        },
        {
          key: 'funded',
          head: t('goals.funded'),
          align: 'end',
          cell: ({ funded_percentage: funded }) => <strong>{percent(funded, { decimals: 1 })}</strong>,
        },
      ]}
    />
  );
}
