import type { Registry, TrustedKeys } from '@sanchay/contracts';
import { acceptRegistry, releaseBreach } from '@sanchay/registry';
import { CHANNEL } from './keyring.ts';

/**
 * What would be trusted no more when all but the current key of `whose` were retired.
 * @param document the channel document in force
 * @returns sentences that say what to do first; empty when the older keys are needed no more
 */
export async function stillNeeded(document: Registry, trust: TrustedKeys, whose: string): Promise<string[]> {
  if (whose === CHANNEL) {
    const rules = { current: null, now: 0, stored: true, trust: { ...trust, channel: trust.channel.slice(0, 1) } };
    const accepted = await acceptRegistry(document, rules);
    if (accepted.ok || accepted.kind !== 'signature') return [];
    return ['The registry in force is signed by an older key. A running product signs it anew within seconds.'];
  }
  const narrowed = { ...trust, owners: { [whose]: trust.owners[whose]?.slice(0, 1) ?? [] } };
  const needed: string[] = [];
  for (const [remote, { releases }] of Object.entries(document.remotes)) {
    if (trust.remotes[remote] !== whose) continue;
    for (const [version, release] of Object.entries(releases)) {
      const origins = URL.canParse(release.entry) ? [new URL(release.entry).origin] : [];
      if (await releaseBreach(remote, version, release, narrowed, origins))
        needed.push(`${remote} ${version} is signed by an older key. Release it again: npm run release -- ${remote}`);
    }
  }
  return needed;
}
