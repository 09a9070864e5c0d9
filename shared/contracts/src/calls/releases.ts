import { REMOTE_MOUNTS_PATH } from '../callPaths.ts';
import type { Call } from '../call.ts';

/** The ledger of releases. */
export const releases = {
  registerRelease: { method: 'POST', path: '/api/v3/releases', audience: 'anyone' },
  changeChannel: { method: 'POST', path: '/api/v3/releases/{remote}/channel', audience: 'anyone' },
  remoteReleases: { method: 'GET', path: '/api/v3/releases/{remote}', audience: 'anyone' },
  openRemoteVisit: {
    method: 'POST',
    path: '/api/v3/remote_failures/visit',
    audience: 'anyone',
    keepsSession: true,
  },
  reportRemoteMounts: { method: 'POST', path: REMOTE_MOUNTS_PATH, audience: 'anyone', keepsSession: true },
  reportRemoteFailure: {
    method: 'POST',
    path: '/api/v3/remote_failures',
    audience: 'anyone',
    keepsSession: true,
  },
} as const satisfies Record<string, Call>;
