import { useRequiredSession, useTakenOver } from '@sanchay/remote-kit';
import { Page } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { HelpSkeleton } from './HelpAnswer.tsx';

const waiting = (
  <Page width="text">
    <HelpSkeleton />
  </Page>
);

/** A screen for signed-in people; others are led to the login and back. The server shows the shape of it. */
export function SignedIn({ children }: { children: ReactNode }) {
  return useTakenOver() ? <Known>{children}</Known> : waiting;
}

function Known({ children }: { children: ReactNode }) {
  return useRequiredSession() ? children : waiting;
}
