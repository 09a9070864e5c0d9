import type { CallReply } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { useCall } from '@sanchay/remote-kit';
import { Notice, TextLink } from '@sanchay/ui';
import { fundPath } from '../scheme/fundPath.ts';
import { MESSAGES } from '../messages.ts';

type Change = CallReply<'fundRecord'>['data']['changes'][number];

/** What the user must know before the figures: a late NAV, and what the fund house changed or announced. */
export function FundNotices({ code }: { code: string }) {
  const { t } = useMessages(MESSAGES);
  const record = useCall('fundRecord', { params: { code } }).data?.data;
  if (!record) return null;
  return (
    <>
      {record.nav_late && (
        <Notice tone="warn" title={t('record.late')}>
          {t('record.lateText')}
        </Notice>
      )}
      {record.changes.slice(0, 2).map((change) => (
        <ChangeNotice key={`${change.kind} ${change.applies_from}`} change={change} />
      ))}
    </>
  );
}

function ChangeNotice({ change }: { change: Change }) {
  const { t } = useMessages(MESSAGES);
  const { date } = useFormat();
  const { kind, applies_from, former_name, into } = change;
  return (
    <Notice title={t(`record.${kind}`, { date: date(applies_from) })}>
      {kind === 'renamed' && former_name && t('record.renamedText', { name: former_name })}
      {kind === 'closed' && t('record.closedText')}
      {kind === 'reopened' && t('record.reopenedText')}
      {into && (
        <>
          {t('record.mergedText')} <TextLink href={fundPath(into.slug)}>{into.short_name}</TextLink>
        </>
      )}
    </Notice>
  );
}
