import { useRequiredSession } from '@sanchay/remote-kit';
import type { ReactNode } from 'react';

/** A screen for signed-in people; its skeleton until it is known who is there. Others are led to the login. */
export function Private({ skeleton, children }: { skeleton: ReactNode; children: ReactNode }) {
  return useRequiredSession() ? children : skeleton;
}
