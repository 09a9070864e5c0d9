import {
  collidingRoutes,
  type Registry,
  type RegistryEntry,
  type RegistryRefusalKind,
  type TrustedKeys,
} from '@sanchay/contracts';
import { entryBreach } from './releaseTrust.ts';
import { documentFault, type ShapedRegistry } from './shape.ts';
import { canVerify, isSignedBy } from './signature.ts';

/** Why a whole document is refused. */
export type RefusalKind = Exclude<RegistryRefusalKind, 'quarantined'>;

/** An entry that was left out of a document that is otherwise good. */
export interface Quarantined {
  remote: string;
  reason: string;
  /** Whether the entry that was verified before stays in its place. */
  kept: boolean;
}

export type Acceptance =
  | { ok: true; registry: Registry; quarantined: Quarantined[] }
  | { ok: false; kind: RefusalKind; reason: string };

export interface AcceptanceRules {
  /** The verified document in use, or null. */
  current: Registry | null;
  trust: TrustedKeys;
  /** Milliseconds since 1970. */
  now: number;
  /** Other origins than the page's own from which code may come. */
  origins?: readonly string[];
  /** A verified copy read back from storage may be out of date: it is in use, not new. */
  stored?: boolean;
}

/**
 * Judges a channel document: signature of the API, serial, expiry, routes, and each entry by itself. What is used
 * afterwards is the very object that was verified. A bad entry is replaced by the one verified before, or left out.
 */
export async function acceptRegistry(value: unknown, rules: AcceptanceRules): Promise<Acceptance> {
  const { current, trust, now, origins = [], stored = false } = rules;
  const refuse = (kind: RefusalKind, reason: string): Acceptance => ({ ok: false, kind, reason });
  if (!canVerify()) return refuse('no_crypto', 'signatures cannot be checked here');
  const fault = documentFault(value);
  if (fault) return refuse('malformed', fault);
  const document = value as ShapedRegistry;
  if (!(await isSignedBy(document, trust.channel)))
    return refuse('signature', 'it is not signed by a key of the channel');
  if (current && document.serial < current.serial)
    return refuse(
      'replayed',
      `its serial ${document.serial} is older than ${current.serial}, which is in use`,
    );
  if (!stored && Date.parse(document.expires) <= now)
    return refuse('expired', `it expired ${document.expires}`);

  const remotes: Record<string, RegistryEntry> = {};
  const quarantined: Quarantined[] = [];
  for (const [name, entry] of Object.entries(document.remotes)) {
    const reason = await entryBreach(name, entry, trust, origins);
    if (!reason) remotes[name] = entry as RegistryEntry;
    else {
      const kept = current !== null && Object.hasOwn(current.remotes, name);
      if (kept) remotes[name] = current.remotes[name]!;
      quarantined.push({ remote: name, reason, kept });
    }
  }
  const collisions = collidingRoutes(remotes);
  if (collisions.length > 0)
    return refuse('colliding', `two remotes own one route: ${collisions.join('; ')}`);
  return { ok: true, registry: { ...document, remotes }, quarantined };
}
