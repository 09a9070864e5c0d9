import { USER_STATE } from '@sanchay/contracts';
import { useCall, useSession, useStepUp } from '@sanchay/remote-kit';
import { ErrorState, Loading, SkeletonBlock, Stack } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { MESSAGES } from '../../messages.ts';
import { ProfileLayout } from '../ProfileLayout.tsx';
import { ConfirmContactNotice } from './ConfirmContactNotice.tsx';
import { ContactsCard } from './ContactsCard.tsx';
import { LinkedAccounts } from './LinkedAccounts.tsx';
import { PasskeysCard } from './PasskeysCard.tsx';
import { PasswordCard } from './PasswordCard.tsx';
import { SecondStepCard } from './SecondStepCard.tsx';
import { SessionsCard } from './SessionsCard.tsx';

/** `/profile/security`: how the account is protected, and where it is signed in. */
export function Security() {
  const { t } = useMessages(MESSAGES);
  return (
    <ProfileLayout section="security" lead={t('security.lead')}>
      <SecurityCards />
    </ProfileLayout>
  );
}

function SecurityCards() {
  const { loggedIn } = useSession();
  const { ask, dialog } = useStepUp();
  const { data, error, refetch } = useCall('security', {}, { enabled: loggedIn });
  if (error && !data) {
    return <ErrorState code={error.code ?? error.kind} onRetry={() => void refetch()} />;
  }
  if (!data) {
    return (
      <Loading>
        <Stack gap={5}>
          <SkeletonBlock height={160} />
          <SkeletonBlock height={120} />
          <SkeletonBlock height={160} />
        </Stack>
      </Loading>
    );
  }
  const facts = data.data;
  return (
    <Stack gap={5}>
      {facts.state === USER_STATE.VERIFY_LATER && <ConfirmContactNotice ask={ask} />}
      <ContactsCard facts={facts} ask={ask} />
      <PasswordCard
        changedAt={facts.password_changed_at}
        contacts={[facts.email, facts.mobile].filter((contact) => contact !== null)}
      />
      <SecondStepCard facts={facts} ask={ask} />
      <PasskeysCard passkeys={facts.passkeys} ask={ask} />
      <LinkedAccounts ask={ask} />
      <SessionsCard />
      {dialog}
    </Stack>
  );
}
