import { loginAddress, ONBOARDING_STATE } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { OwnerOnly, useBusState, useManagedAccount, useSession } from '@sanchay/remote-kit';
import { useLocation } from '@sanchay/remote-kit/router';
import { LinkButton, SkeletonLine } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { MESSAGES } from '../messages.ts';
import { NotReady } from './NotReady.tsx';

/** The way to pay for those who may; for the others what is to be done first, keeping what they chose. */
export function WhoMayBuy({ children }: { children: ReactNode }) {
  const { t } = useMessages(MESSAGES);
  const { loggedIn, userFetched, user } = useSession();
  const account = useBusState('account/switched');
  const managed = useManagedAccount();
  const { pathname, search, hash } = useLocation();
  if (!userFetched) return <SkeletonLine height={46} />;
  if (!loggedIn) {
    return (
      <LinkButton href={loginAddress(pathname + search + hash)} full>
        {t('buy.logIn')}
      </LinkButton>
    );
  }
  const state = account?.onboardingState ?? user?.current_portfolio?.onboarding_state ?? 0;
  if (managed === null && !user?.minor_account && state < ONBOARDING_STATE.REGISTRATION_COMPLETE) {
    return <NotReady />;
  }
  return <OwnerOnly minors="never">{children}</OwnerOnly>;
}
