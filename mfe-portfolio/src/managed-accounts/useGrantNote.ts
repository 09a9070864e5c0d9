import type { AccountManager, ManagementRequest } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../messages.ts';

type Grant = AccountManager | ManagementRequest;

/** The facts of a grant in one line: scope, end, last access; of an ended one how and when it ended. */
export function useGrantNote(): (grant: Grant) => string {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  return (grant) => {
    const parts = [t(`managers.scope.${grant.scope}`)];
    if (grant.request_status === 'waiting' && grant.answer_by)
      parts.push(t('managers.answerBy', { date: date(grant.answer_by) }));
    if (grant.request_status === 'accepted') {
      parts.push(grant.until ? t('managers.until', { date: date(grant.until) }) : t('managers.noEnd'));
      parts.push(
        grant.last_access_at
          ? t('managers.lastAccess', { date: date(grant.last_access_at) })
          : t('managers.neverUsed'),
      );
    }
    if (grant.ended_at) parts.push(t(endKey(grant), { date: date(grant.ended_at) }));
    return parts.join(' · ');
  };
}

function endKey({ answered_at, ended_by, request_status }: Grant) {
  if (request_status === 'rejected') return 'managers.ended.rejected' as const;
  if (answered_at === null)
    return ended_by === 'expiry'
      ? ('managers.ended.unanswered' as const)
      : ('managers.ended.withdrawn' as const);
  return `managers.ended.${ended_by ?? 'owner'}` as const;
}
