import type { ManagementRequest } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, usePlatform, useWrite } from '@sanchay/remote-kit';
import { Badge, Button, Card, SettingRow, SkeletonTable, Text } from '@sanchay/ui';
import { useState } from 'react';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { ConfirmEnd } from './ConfirmEnd.tsx';
import { EndedGrants } from './EndedGrants.tsx';
import { useGrantAction } from './useGrantAction.ts';
import { useGrantNote } from './useGrantNote.ts';

/** Accounts that the user manages for others, and invitations to answer. */
export function AccountsYouManage() {
  const { t } = useMessages(MESSAGES);
  const requests = useCall('managementRequests');
  return (
    <Card title={t('managers.yours.title')}>
      <Answer of={requests} skeleton={<SkeletonTable rows={2} columns={2} />} compact>
        {({ data }) => <Requests grants={data} />}
      </Answer>
    </Card>
  );
}

function Requests({ grants }: { grants: readonly ManagementRequest[] }) {
  const { t } = useMessages(MESSAGES);
  const waiting = grants.filter(({ request_status: status }) => status === 'waiting');
  const accepted = grants.filter(({ request_status: status }) => status === 'accepted');
  return (
    <>
      {waiting.length + accepted.length === 0 && <Text size="small">{t('managers.yours.none')}</Text>}
      {waiting.map((grant) => (
        <Invitation key={grant.id} grant={grant} />
      ))}
      {accepted.map((grant) => (
        <Account key={grant.id} grant={grant} />
      ))}
      <EndedGrants grants={grants} nameOf={({ owner_name: name }) => name} />
    </>
  );
}

function Invitation({ grant }: { grant: ManagementRequest }) {
  const { t } = useMessages(MESSAGES);
  const noteOf = useGrantNote();
  const { busy, run } = useGrantAction();
  const answer = useWrite('answerManagementRequest');
  const { id, owner_name: name } = grant;
  const reply = (given: 'accept' | 'reject', done: string) =>
    run(id, () => answer.mutateAsync({ params: { id }, body: { answer: given } }), done);
  return (
    <SettingRow
      title={
        <>
          {name} <Badge tone="warn">{t('managers.status.waiting')}</Badge>
        </>
      }
      note={noteOf(grant)}
    >
      <Button
        size="small"
        busy={busy !== null}
        onClick={() => void reply('accept', t('managers.accepted', { name }))}
      >
        {t('managers.accept')}
      </Button>
      <Button
        size="small"
        variant="secondary"
        disabled={busy !== null}
        onClick={() => void reply('reject', t('managers.rejected'))}
      >
        {t('managers.reject')}
      </Button>
    </SettingRow>
  );
}

function Account({ grant }: { grant: ManagementRequest }) {
  const { t } = useMessages(MESSAGES);
  const noteOf = useGrantNote();
  const { openAccount } = usePlatform();
  const { busy, run } = useGrantAction();
  const [leaving, setLeaving] = useState(false);
  const leave = useWrite('leaveManagedAccount');
  const { id, owner_name: name, portfolio_id: portfolioId } = grant;
  return (
    <SettingRow title={name} note={noteOf(grant)}>
      {openAccount && (
        <Button
          size="small"
          variant="secondary"
          busy={busy !== null}
          onClick={() => void run(id, () => openAccount(String(portfolioId)))}
        >
          {t('managers.open')}
        </Button>
      )}
      <Button size="small" variant="quiet" disabled={busy !== null} onClick={() => setLeaving(true)}>
        {t('managers.leave')}
      </Button>
      {leaving && (
        <ConfirmEnd
          title={t('managers.leaveTitle', { name })}
          text={t('managers.leaveText', { name })}
          action={t('managers.leave')}
          onClose={() => setLeaving(false)}
          onConfirm={() => {
            setLeaving(false);
            void run(id, () => leave.mutateAsync({ params: { id } }), t('managers.left', { name }));
          }}
        />
      )}
    </SettingRow>
  );
}
