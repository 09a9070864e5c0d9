import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { REGISTRY_REFUSALS_PATH, REMOTE_MOUNTS_PATH } from '../../callPaths.ts';
import { CHANNEL_ACTIONS, LOAD_FAILURE_KINDS, REGISTRY_REFUSAL_KINDS } from '../../releases.ts';
import { Codes, Data, Instant, Nullable, closed } from '../shapes.ts';

const RemoteName = T.String({ pattern: '^mfe-[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 });
const Version = T.String({ pattern: '^\\d+\\.\\d+\\.\\d+-[a-z0-9]{4,40}$', maxLength: 80 });
const Reason = T.String({ minLength: 1, maxLength: 300, pattern: '^[^\\u0000-\\u001f]+$' });
const CanarySchema = T.Object({ version: T.String(), percent: T.Integer() });

const Channel = T.Object({
  live: T.String(),
  previous: Nullable(T.String()),
  canary: Nullable(CanarySchema),
  disabled: T.Boolean(),
});

const OwnerMessage = T.String({ minLength: 1, maxLength: 200 });

const RegisteredRelease = T.Object({
  version: T.String(),
  registered_at: Instant,
  registered_by: T.String(),
  reason: T.String(),
  size: T.Integer({ description: 'entry bytes, gzip' }),
  taken_out: Nullable(T.Object({ at: Instant, by: T.String(), reason: T.String() })),
});

const ChannelChange = T.Object({
  at: Instant,
  action: T.String(),
  version: T.String(),
  percent: Nullable(T.Integer()),
  by: T.String(),
  reason: T.String(),
  serial: T.Integer(),
});

const Tab = T.String({ pattern: '^[\\w-]{8,64}$', description: 'random id of the tab' });

export const releases = {
  registerRelease: {
    summary: 'Register a signed release; the bearer is a release token of its owner',
    method: 'POST',
    path: '/api/v3/releases',
    audience: 'anyone',
    body: T.Object(
      {
        remote: RemoteName,
        version: Version,
        reason: Reason,
        release: T.Any({ description: 'the signed record of the release' }),
      },
      closed,
    ),
    reply: Data(T.Object({ remote: T.String(), version: T.String(), registered: T.Boolean() })),
  },
  changeChannel: {
    summary: 'Change which release of a remote is live, canary or disabled',
    method: 'POST',
    path: '/api/v3/releases/{remote}/channel',
    audience: 'anyone',
    params: T.Object({ remote: RemoteName }),
    body: T.Object(
      {
        action: Codes(CHANNEL_ACTIONS),
        version: T.Optional(Version),
        percent: T.Optional(T.Integer({ minimum: 1, maximum: 99 })),
        /** Of `disable`: what visitors read meanwhile, in both languages. */
        message: T.Optional(T.Object({ en: OwnerMessage, hi: OwnerMessage }, closed)),
        reason: Reason,
      },
      closed,
    ),
    reply: Data(T.Object({ serial: T.Integer(), changed: T.Boolean(), channel: Channel })),
  },
  remoteReleases: {
    summary: 'Releases of a remote with who, when and why',
    method: 'GET',
    path: '/api/v3/releases/{remote}',
    audience: 'anyone',
    params: T.Object({ remote: RemoteName }),
    reply: Data(
      T.Object({
        remote: T.String(),
        owner: T.String(),
        channel: Nullable(Channel),
        releases: T.Array(RegisteredRelease),
        changes: T.Array(ChannelChange),
      }),
    ),
  },
  reportRegistryRefusal: {
    summary: 'A registry that an edge server refused; the bearer is the token of the edge servers',
    method: 'POST',
    path: REGISTRY_REFUSALS_PATH,
    audience: 'anyone',
    body: T.Object({ kind: Codes(REGISTRY_REFUSAL_KINDS), reason: Reason }, closed),
    reply: T.Object({}),
  },
  openRemoteVisit: {
    summary: 'Open a page visit; its token goes with reports of failures',
    method: 'POST',
    path: '/api/v3/remote_failures/visit',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object({ tab: Tab }, closed),
    reply: T.Object({ visit: T.String() }),
  },
  reportRemoteMounts: {
    summary: 'Releases that a tab has mounted, to compare failures with',
    method: 'POST',
    path: REMOTE_MOUNTS_PATH,
    audience: 'anyone',
    keepsSession: true,
    body: T.Object(
      {
        tab: Tab,
        mounts: T.Array(T.Object({ remote: RemoteName, version: Version }, closed), {
          minItems: 1,
          maxItems: 20,
        }),
      },
      closed,
    ),
    reply: T.Object({}),
  },
  reportRemoteFailure: {
    summary: 'A remote that a browser could not load or mount',
    method: 'POST',
    path: '/api/v3/remote_failures',
    audience: 'anyone',
    keepsSession: true,
    body: T.Object(
      {
        remote: RemoteName,
        version: Version,
        kind: Codes(LOAD_FAILURE_KINDS),
        tab: Tab,
        visit: T.Optional(T.String({ maxLength: 64, description: 'token of openRemoteVisit' })),
        contracts: T.Optional(
          T.String({
            pattern: '^\\d{1,4}\\.\\d{1,4}\\.\\d{1,4}$',
            description: 'contracts of the shell in the tab; shells of 1.0.0 do not say',
          }),
        ),
      },
      closed,
    ),
    reply: T.Object({}),
  },
} as const satisfies Record<string, CallDefinition>;
