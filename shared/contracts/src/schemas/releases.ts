import { Type as T } from '@sinclair/typebox';
import { CHANNEL_ACTIONS, LOAD_FAILURE_KINDS } from '../releases.ts';
import { Codes, Data, Instant, Nullable, closed } from './shapes.ts';

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
    params: T.Object({ remote: RemoteName }),
    body: T.Object(
      {
        action: Codes(CHANNEL_ACTIONS),
        version: T.Optional(Version),
        percent: T.Optional(T.Integer({ minimum: 1, maximum: 99 })),
        reason: Reason,
      },
      closed,
    ),
    reply: Data(T.Object({ serial: T.Integer(), changed: T.Boolean(), channel: Channel })),
  },
  remoteReleases: {
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
  openRemoteVisit: {
    body: T.Object({ tab: Tab }, closed),
    reply: T.Object({ visit: T.String() }),
  },
  reportRemoteMounts: {
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
};
