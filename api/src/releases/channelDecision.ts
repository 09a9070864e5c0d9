import type { Canary, ChannelAction, LocalText } from '@sanchay/contracts';
import { notFound, Problem, validationFailed } from '../platform/http/problem.ts';
import type { Channel } from './ledger.ts';
import { refused } from './refusal.ts';
import { compareVersions } from './versionOrder.ts';

export interface ChangeRequest {
  action: ChannelAction;
  version?: string;
  /** Share of a canary, whole percent. */
  percent?: number;
  /** Of `disable`: what visitors read meanwhile. */
  message?: LocalText;
}

export interface Decision {
  live: string;
  canary: Canary | null;
  disabled: boolean;
  /** The release that is disabled, so that only a member of staff can enable it again. */
  takenOut: string | null;
  /** The release that the change is about. */
  version: string;
}

/** What the ledger knows of the remote's releases. */
export interface Known {
  registered: readonly string[];
  /** Those that were live at some time and were not taken out. */
  proven: readonly string[];
}

/**
 * Applies a change request to a channel; returns null when the channel is already in that state.
 * @throws Problem whose message describes what to do instead
 */
export function decide(
  remote: string,
  channel: Channel | null,
  request: ChangeRequest,
  known: Known,
): Decision | null {
  const { action, version } = request;
  if (version !== undefined && !known.registered.includes(version))
    throw notFound(`${remote} has no release ${version}. Register it first.`);
  if (action === 'live') return makeLive(remote, channel, needed(version));
  if (!channel) throw validationFailed('not_live', `${remote} has no live release yet.`);
  const now = { live: channel.live, canary: channel.canary, disabled: channel.disabled, takenOut: null };
  switch (action) {
    case 'canary':
      return startCanary(remote, channel, needed(version), request.percent);
    case 'promote': {
      if (version !== undefined && version === channel.live) return null;
      if (!channel.canary || (version !== undefined && version !== channel.canary.version))
        throw validationFailed('no_canary', `${remote} has no such canary to promote.`);
      return { ...now, live: channel.canary.version, canary: null, version: channel.canary.version };
    }
    case 'rollback':
      return rollBack(remote, channel, version, known);
    case 'disable':
      return channel.disabled && sameMessage(channel.message, request.message)
        ? null
        : { ...now, disabled: true, version: channel.live };
    case 'enable':
      return channel.disabled ? { ...now, disabled: false, version: channel.live } : null;
  }
}

function sameMessage(known: LocalText | null, asked: LocalText | undefined): boolean {
  return known?.en === asked?.en && known?.hi === asked?.hi;
}

function needed(version: string | undefined): string {
  if (version === undefined)
    throw new Problem(400, 'params_invalid', 'version_missing', 'Say which release is meant.');
  return version;
}

function makeLive(remote: string, channel: Channel | null, version: string): Decision | null {
  if (!channel) return { live: version, canary: null, disabled: false, takenOut: null, version };
  if (channel.live === version) return null;
  assertNotLower(remote, version, channel);
  const canary = channel.canary?.version === version ? null : channel.canary;
  return { live: version, canary, disabled: channel.disabled, takenOut: null, version };
}

function startCanary(
  remote: string,
  channel: Channel,
  version: string,
  percent: number | undefined,
): Decision | null {
  if (percent === undefined)
    throw new Problem(
      400,
      'params_invalid',
      'percent_missing',
      'Say which share of visitors gets the canary.',
    );
  if (version === channel.live)
    throw validationFailed('canary_is_live', `${version} is live already; a canary is another release.`);
  assertNotLower(remote, version, channel);
  if (channel.canary?.version === version && channel.canary.percent === percent) return null;
  const { live, disabled } = channel;
  return { live, canary: { version, percent }, disabled, takenOut: null, version };
}

/** Ends a canary, if there is one and no other release is named; else goes back to what was live before. */
function rollBack(
  remote: string,
  channel: Channel,
  version: string | undefined,
  known: Known,
): Decision | null {
  const { live, canary, disabled, previous } = channel;
  const target = version ?? (canary ? live : previous);
  if (target === null)
    throw validationFailed(
      'no_previous',
      `${remote} has no earlier release to go back to. It can be disabled.`,
    );
  if (target === live)
    return canary ? { live, canary: null, disabled, takenOut: canary.version, version: live } : null;
  if (!known.proven.includes(target))
    throw validationFailed(
      'not_proven',
      `${target} was never live or was taken out; there is no way back to it.`,
    );
  return { live: target, canary, disabled, takenOut: live, version: target };
}

function assertNotLower(remote: string, version: string, { live }: Channel): void {
  if (compareVersions(version, live) < 0)
    throw refused(
      'version_lower',
      `${remote} ${version} is lower than ${live}, which is live. Use a rollback.`,
    );
}
