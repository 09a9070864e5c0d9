import type { NoticeChannel, NoticePreferences } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { refreshCalls, useCall, useSession, useWrite } from '@sanchay/remote-kit';
import { Card, Stack, SwitchField, Text } from '@sanchay/ui';
import { ProblemNotice } from '../../sign-in/ProblemNotice.tsx';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ProfileLayout } from '../ProfileLayout.tsx';

type Group = NoticePreferences['groups'][number];

/** `/profile/notifications`: which notices go to which channel, and which are mandatory. */
export function Notifications() {
  const { t } = useMessages(MESSAGES);
  return (
    <ProfileLayout section="notifications" lead={t('notices.lead')}>
      <Choices />
    </ProfileLayout>
  );
}

function Choices() {
  const { loggedIn, userFetched } = useSession();
  const asked = useCall('noticePreferences', {}, { enabled: loggedIn && userFetched, staleTime: 0 });
  return (
    <Loaded answer={asked} height={320}>
      {({ data }) => <Channels shown={data} />}
    </Loaded>
  );
}

function Channels({ shown }: { shown: NoticePreferences }) {
  const { t } = useMessages(MESSAGES);
  const set = useWrite('setNoticePreference', ['noticePreferences']);
  const change = (group: Group['group'], channel: NoticeChannel, on: boolean) =>
    set.mutate({ body: { group, channel, on } }, { onError: () => void refreshCalls('noticePreferences') });
  return (
    <Stack gap={4}>
      <Text size="small">
        {t('notices.where', {
          email: shown.email ?? t('notices.noEmail'),
          mobile: shown.mobile_phone || t('notices.noMobile'),
        })}
      </Text>
      <ProblemNotice error={set.error} />
      {shown.groups.map((group) => (
        <Card key={group.group} title={t(`notices.group.${group.group}`)}>
          <Stack gap={2}>
            <Text size="small">{t(`notices.about.${group.group}`)}</Text>
            {group.channels.map(({ channel, on, fixed }) => (
              <SwitchField
                key={channel}
                label={t(`notices.channel.${channel}`)}
                hint={fixed ? t('notices.fixed') : undefined}
                checked={shownChoice(channel, on, group)}
                disabled={fixed}
                onChange={(next) => change(group.group, channel, next)}
              />
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  );

  /** The latest choice, until the server has confirmed it. */
  function shownChoice(channel: NoticeChannel, on: boolean, { group }: Group): boolean {
    const asking = set.isPending ? set.variables.body : undefined;
    return asking?.group === group && asking.channel === channel ? asking.on : on;
  }
}
