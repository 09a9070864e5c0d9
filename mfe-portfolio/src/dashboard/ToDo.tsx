import type { CallReply } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useManagedAccount } from '@sanchay/remote-kit';
import {
  Card,
  CheckIcon,
  LinkButton,
  Notice,
  Progress,
  Row,
  SkeletonBlock,
  SkeletonLine,
  Stack,
  Text,
} from '@sanchay/ui';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { TaskList } from './TaskList.tsx';

export type Tasks = CallReply<'tasks'>['data'];
/** The list, requested once by the dashboard. */
export type TasksCall = ReturnType<typeof useCall<'tasks'>>;

/** What the account needs: each task with what it means and, for its owner, the button that does it. */
export function ToDo({ tasks, first }: { tasks: TasksCall; first: boolean }) {
  const { t } = useMessages(MESSAGES);
  return (
    <Card title={t('tasks.title')} raised={first}>
      <Answer
        of={tasks}
        compact
        skeleton={first ? <SkeletonBlock height={320} /> : <SkeletonLine height={24} />}
      >
        {({ data }) => <Open {...data} />}
      </Answer>
    </Card>
  );
}

function Open({ tasks, setup }: Tasks) {
  const { t } = useMessages(MESSAGES);
  const managed = useManagedAccount();
  if (tasks.length === 0) {
    return (
      <Row gap={2} wrap={false}>
        <CheckIcon />
        <Text size="small">{t(managed ? 'tasks.noneManaged' : 'tasks.none')}</Text>
      </Row>
    );
  }
  return (
    <Stack gap={4}>
      {setup && <Progress value={setup.done} max={setup.of} label={t('tasks.setup', setup)} />}
      {!managed && <Rejection tasks={tasks} />}
      <TaskList tasks={tasks} />
      {managed && <Text size="label">{t('tasks.managed', { name: managed.owner_name })}</Text>}
      {setup && !managed && (
        <>
          <Text size="small">{t('nextStep.text')}</Text>
          <Row>
            <LinkButton href="/kyc" variant="secondary" size="small">
              {t('nextStep.all')}
            </LinkButton>
          </Row>
        </>
      )}
    </Stack>
  );
}

/** Why a KYC form was rejected or sent back. */
function Rejection({ tasks }: Pick<Tasks, 'tasks'>) {
  const rejected = tasks.some(({ kind }) => kind === 'form_rejected' || kind === 'form_sent_back');
  const records = useCall('portfolioKyc', undefined, { enabled: rejected });
  const reason = rejected && records.data?.data.find(({ rejection }) => rejection !== null)?.rejection;
  if (!reason) return null;
  return (
    <Notice tone="warn" title={reason.text}>
      {reason.note}
    </Notice>
  );
}
