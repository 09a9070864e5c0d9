import {
  refreshCalls,
  useBusEvent,
  useCall,
  useManagedAccount,
  useSession,
  useTogether,
} from '@sanchay/remote-kit';
import { Notice, Stack } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { Onward } from '../../onward/Onward.tsx';
import { MESSAGES } from '../../messages.ts';
import { Loaded } from '../Loaded.tsx';
import { ProfileLayout } from '../ProfileLayout.tsx';
import { ContactCard } from './ContactCard.tsx';
import { HolderCards } from './HolderCards.tsx';
import { KycCard } from './KycCard.tsx';

/** Before its parts can be shown together. */
const WAITING = { data: undefined, error: null, isFetching: true, refetch: () => Promise.resolve() };

/** `/profile`: our relationship with the user, the registry's status, and the details each holder provided. */
export function Overview() {
  const { t } = useMessages(MESSAGES);
  const { loggedIn, userFetched, user } = useSession();
  useBusEvent('account/switched', () => void refreshCalls('onboarding', 'portfolioKyc'));
  const managed = useManagedAccount() !== null;
  // Until the user is known, the open account may be one that is managed.
  const enabled = loggedIn && userFetched && !managed;
  const setup = useCall('onboarding', undefined, { enabled });
  const together = useTogether([setup, useCall('portfolioKyc', undefined, { enabled })]);
  return (
    <ProfileLayout section="overview">
      <Stack gap={5}>
        {user && <ContactCard user={user} />}
        {managed ? (
          <Notice tone="info">{t('profile.managed')}</Notice>
        ) : (
          <Loaded answer={together ? setup : WAITING} height={720}>
            {({ data }) =>
              data.onboarding_state === 0 ? (
                <Stack gap={4}>
                  <Notice tone="info" title={t('profile.begin')}>
                    {t('profile.beginText')}
                  </Notice>
                  <Onward here="profile" done={{ path: '/dashboard', label: t('bank.done') }} />
                </Stack>
              ) : (
                <>
                  <KycCard />
                  {data.answers.map((answers, at) => (
                    <HolderCards
                      key={at}
                      position={at + 1}
                      answers={answers}
                      named={data.answers.length > 1}
                      editable={data.onboarding_state >= at + 1}
                    />
                  ))}
                </>
              )
            }
          </Loaded>
        )}
      </Stack>
    </ProfileLayout>
  );
}
