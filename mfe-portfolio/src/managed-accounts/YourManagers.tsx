import type { AccountManager } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Badge, Button, Card, SettingRow, SkeletonTable, Text } from '@sanchay/ui';
import { useState } from 'react';
import { Answer } from '../read/Answer.tsx';
import { MESSAGES } from '../messages.ts';
import { ConfirmEnd } from './ConfirmEnd.tsx';
import { EndedGrants } from './EndedGrants.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { useGrantAction } from './useGrantAction.ts';
import { useGrantNote } from './useGrantNote.ts';

const nameOf = ({ name, email }: AccountManager): string => name ?? email;

/** Managers of the user's own accounts and invitations; each access ends here at once. */
export function YourManagers() {
  const { t } = useMessages(MESSAGES);
  const managers = useCall('managers');
  const [inviting, setInviting] = useState(false);
  return (
    <Card
      title={t('managers.own.title')}
      actions={
        <Button size="small" onClick={() => setInviting(true)}>
          {t('managers.invite')}
        </Button>
      }
    >
      <Answer of={managers} skeleton={<SkeletonTable rows={2} columns={2} />} compact>
        {({ data }) => <Managers grants={data} />}
      </Answer>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </Card>
  );
}

function Managers({ grants }: { grants: readonly AccountManager[] }) {
  const { t } = useMessages(MESSAGES);
  const open = grants.filter(({ request_status: s }) => s === 'waiting' || s === 'accepted');
  return (
    <>
      {open.length === 0 && <Text size="small">{t('managers.own.none')}</Text>}
      {open.map((grant) => (
        <Manager key={grant.id} grant={grant} />
      ))}
      <EndedGrants grants={grants} nameOf={nameOf} />
    </>
  );
}

function Manager({ grant }: { grant: AccountManager }) {
  const { t } = useMessages(MESSAGES);
  const noteOf = useGrantNote();
  const { busy, run } = useGrantAction();
  const [removing, setRemoving] = useState(false);
  const remove = useWrite('removeManager');
  const { id, email } = grant;
  const name = nameOf(grant);
  const isWaiting = grant.request_status === 'waiting';
  const action = t(isWaiting ? 'managers.deleteInvitation' : 'managers.removeAccess');
  const note = grant.name ? `${email} · ${noteOf(grant)}` : noteOf(grant);
  return (
    <SettingRow
      title={
        <>
          {name}{' '}
          <Badge tone={isWaiting ? 'warn' : 'accent'}>{t(`managers.status.${grant.request_status}`)}</Badge>
        </>
      }
      note={note}
    >
      <Button size="small" variant="secondary" busy={busy !== null} onClick={() => setRemoving(true)}>
        {action}
      </Button>
      {removing && (
        <ConfirmEnd
          title={t(isWaiting ? 'managers.deleteTitle' : 'managers.removeTitle', { name })}
          text={t(isWaiting ? 'managers.deleteText' : 'managers.removeText', { name })}
          action={action}
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false);
            const done = t(isWaiting ? 'managers.deleted' : 'managers.removed', { name });
            void run(id, () => remove.mutateAsync({ params: { id } }), done);
          }}
        />
      )}
    </SettingRow>
  );
}
