export type { MountContext, MountedRemote, RemoteModule, SessionGrant } from './remote/contract.ts';
export { defineRemote } from './remote/defineRemote.tsx';
export type { RemoteDefinition } from './remote/defineRemote.tsx';
export { PlatformContext, usePlatform } from './remote/Platform.tsx';
export type { Platform } from './remote/Platform.tsx';
export { useBusEvent, useBusState, useRequiredSession, useSession } from './remote/useBus.ts';
export { refreshCalls, useCall, useWrite } from './remote/useCall.ts';
export { useCriticalOperation } from './remote/useCriticalOperation.ts';
export { usePageTitle } from './remote/usePageTitle.ts';
