import { usePageTitle, useSession } from '@sanchay/remote-kit';
import { LinkButton, Stack, Text } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { Entrance } from '../sign-in/Entrance.tsx';
import { MESSAGES } from '../messages.ts';

const SECURITY = '/profile/security?change=mobile';

const Numbered = styled.ol`
  display: grid;
  gap: var(--space-2);
  margin: 0;
  padding-inline-start: 1.4em;
  list-style: decimal;
`;

/** `/forgot-password/mobile`: the options for a user whose number is lost, and where to start. */
export function LostMobile() {
  const { t } = useMessages(MESSAGES);
  const { loggedIn } = useSession();
  usePageTitle(t('lost.title'));
  const start = loggedIn ? SECURITY : `/login?${new URLSearchParams({ next: SECURITY })}`;
  return (
    <Entrance title={t('lost.title')} lead={t('lost.lead')}>
      <Stack gap={4}>
        <Text as="div">
          <Numbered>
            <li>{t('lost.logIn')}</li>
            <li>{t('lost.confirm')}</li>
            <li>{t('lost.number')}</li>
            <li>{t('lost.hold')}</li>
          </Numbered>
        </Text>
        <Text size="small">{t('lost.why')}</Text>
        <LinkButton href={start}>{t(loggedIn ? 'lost.change' : 'lost.begin')}</LinkButton>
        <Text size="small">{t('lost.app')}</Text>
      </Stack>
    </Entrance>
  );
}
