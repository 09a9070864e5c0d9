import type { SessionListItem } from '@sanchay/contracts';
import { useCall, useWrite } from '@sanchay/remote-kit';
import { Badge, Button, Card, ErrorState, Loading, SkeletonBlock, SettingRow } from '@sanchay/ui';
import { useFormat, useMessages } from '@sanchay/i18n';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { useChange } from './useChange.ts';

/** Where the account is signed in; each can be ended, and so can all others at once. */
export function SessionsCard() {
  const { t } = useMessages(MESSAGES);
  const { dateTime } = useFormat();
  const { data, error, refetch } = useCall('sessions');
  const { busy, problem, run } = useChange(['sessions']);
  const end = useWrite('endSession');
  const endOthers = useWrite('endOtherSessions');
  const sessions = data?.data ?? [];
  const others = sessions.filter(({ current }) => !current);

  const nameOf = ({ device, browser, system }: SessionListItem): string => {
    const kind = t(`session.${device}`);
    if (browser && system) return t('session.named', { browser, system });
    return browser ?? system ?? kind;
  };

  return (
    <Card
      title={t('session.title')}
      actions={
        others.length > 0 && (
          <Button
            variant="secondary"
            size="small"
            busy={busy}
            onClick={() =>
              void run(async () => void (await endOthers.mutateAsync({ body: {} })), t('session.othersEnded'))
            }
          >
            {t('session.endOthers')}
          </Button>
        )
      }
    >
      {!data && !error && (
        <Loading>
          <SkeletonBlock height={96} />
        </Loading>
      )}
      {!data && error && (
        <ErrorState compact code={error.code ?? error.kind} onRetry={() => void refetch()} />
      )}
      {sessions.map((session) => (
        <SettingRow
          key={session.id}
          title={nameOf(session)}
          note={t('session.note', { place: session.place, at: dateTime(session.last_seen_at) })}
        >
          {session.current ? (
            <Badge tone="accent">{t('session.this')}</Badge>
          ) : (
            <Button
              variant="secondary"
              size="small"
              aria-label={t('session.endThat', { name: nameOf(session) })}
              onClick={() =>
                void run(
                  async () => void (await end.mutateAsync({ params: { id: session.id }, body: {} })),
                  t('session.ended'),
                )
              }
            >
              {t('session.end')}
            </Button>
          )}
        </SettingRow>
      ))}
      <ProblemNotice error={problem} />
    </Card>
  );
}
