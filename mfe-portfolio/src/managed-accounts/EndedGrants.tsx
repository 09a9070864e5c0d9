import type { AccountManager, ManagementRequest } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { Disclosure, SettingRow } from '@sanchay/ui';
import { MESSAGES } from '../messages.ts';
import { useGrantNote } from './useGrantNote.ts';

interface Props<Grant> {
  grants: readonly Grant[];
  nameOf: (grant: Grant) => string;
}

/** Rejected invitations and ended access, folded; nothing when there is none. */
export function EndedGrants<Grant extends AccountManager | ManagementRequest>({
  grants,
  nameOf,
}: Props<Grant>) {
  const { t } = useMessages(MESSAGES);
  const noteOf = useGrantNote();
  const ended = grants.filter(({ request_status: s }) => s === 'rejected' || s === 'deleted');
  if (ended.length === 0) return null;
  return (
    <Disclosure summary={t('managers.past', { count: ended.length })}>
      {ended.map((grant) => (
        <SettingRow key={grant.id} title={nameOf(grant)} note={noteOf(grant)} />
      ))}
    </Disclosure>
  );
}
