import { createContext, useContext } from 'react';
import type { MountContext } from './contract.ts';

export type Platform = Pick<
  MountContext,
  | 'remote'
  | 'release'
  | 'renderedAt'
  | 'navigate'
  | 'bus'
  | 'config'
  | 'signedIn'
  | 'userChanged'
  | 'openAccount'
  | 'critical'
  | 'onError'
>;

export const PlatformContext = createContext<Platform | null>(null);

/** Navigation, scoped bus and settings of the platform. Throws outside a mounted remote. */
export function usePlatform(): Platform {
  const platform = useContext(PlatformContext);
  if (!platform) throw new Error('usePlatform() works inside a remote that the platform mounted');
  return platform;
}
