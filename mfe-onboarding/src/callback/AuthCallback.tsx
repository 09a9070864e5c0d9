import { ApiError } from '@sanchay/api-client';
import type { CallReply } from '@sanchay/contracts';
import { usePageTitle, usePlatform, useSession, useWrite } from '@sanchay/remote-kit';
import { useLocation } from '@sanchay/remote-kit/router';
import { Loading, SkeletonBlock } from '@sanchay/ui';
import { useMessages } from '@sanchay/i18n';
import { useEffect, useRef, useState } from 'react';
import { CodeForm } from '../code/CodeForm.tsx';
import type { PendingCode } from '../code/pendingCode.ts';
import { codeAsked } from '../login/codeAsked.ts';
import { destination } from '../sign-in/destination.ts';
import { Entrance } from '../sign-in/Entrance.tsx';
import { nextPath } from '../sign-in/nextPath.ts';
import { MESSAGES } from '../messages.ts';
import { loginWithReason } from './socialReason.ts';

/** `/auth/callback`: what a provider sent back becomes a session; every failure goes to login with its reason. */
export function AuthCallback() {
  const { t } = useMessages(MESSAGES);
  const { navigate, signedIn } = usePlatform();
  const { loggedIn, userFetched, user } = useSession();
  const { search } = useLocation();
  const [next, setNext] = useState<string | null | undefined>();
  const [pending, setPending] = useState<PendingCode | null>(null);
  const { mutateAsync: finish } = useWrite('finishSocialSignIn');
  const begun = useRef(false);
  const state = user?.onboarding_state ?? null;
  usePageTitle(t(pending ? 'code.title' : 'social.title'));

  useEffect(() => {
    // The code of a provider is good once.
    if (begun.current) return;
    begun.current = true;
    async function enter(): Promise<void> {
      try {
        const grant: CallReply<'finishSocialSignIn'> = await finish({ body: { query: search.slice(1) } });
        await signedIn(grant);
        setNext(nextPath(grant.next));
      } catch (error) {
        const problem = ApiError.from(error);
        const asked = codeAsked(problem, t('social.yourContact'));
        if (asked) setPending(asked);
        else navigate(loginWithReason(problem), { replace: true });
      }
    }
    void enter();
  }, [finish, navigate, search, signedIn, t]);

  useEffect(() => {
    if (next !== undefined && loggedIn && userFetched)
      navigate(destination('login', next, state), { replace: true });
  }, [next, loggedIn, userFetched, state, navigate]);

  if (!pending)
    return (
      <Entrance title={t('social.title')} lead={t('social.lead')}>
        <Loading>
          <SkeletonBlock height={62} />
        </Loading>
      </Entrance>
    );
  return (
    <Entrance
      title={t('code.title')}
      lead={pending.app ? t('code.leadApp') : t('code.lead', { to: pending.sentTo })}
    >
      <CodeForm
        pending={pending}
        onResent={setPending}
        onConfirmed={async (grant) => {
          await signedIn(grant);
          setNext(null);
        }}
        onBack={() => navigate('/login', { replace: true })}
        backLabel={t('action.back')}
      />
    </Entrance>
  );
}
