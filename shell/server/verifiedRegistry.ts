import path from 'node:path';
import type { Registry, RegistryRefusalKind } from '@sanchay/contracts';
import { acceptRegistry } from '@sanchay/registry';
import { keep, readKept } from './keptFile.ts';
import type { TrustFile } from './trustFile.ts';

/** Called when a document, or an entry of it, is refused: a security event of the edge. */
export type OnRefusal = (kind: RegistryRefusalKind, reason: string) => void;

export interface RegistryOptions {
  /** Folder of the last verified copy. */
  folder: string;
  trust: TrustFile;
  refused: OnRefusal;
  now?: () => number;
}

/** The one registry that the edge serves from: never anything but what was verified. */
export interface VerifiedRegistry {
  now(): Registry | null;
  /** Judges what the API answered; a refused document changes nothing. */
  offer(document: unknown, origins: readonly string[]): Promise<void>;
  /** Judges the copy in use, or the one on disk, by the keys of now: after a start, and when the keys changed. */
  review(origins: readonly string[]): Promise<void>;
}

interface Judgement {
  registry: Registry;
  /** Whether every entry of the document was good. */
  whole: boolean;
}

/**
 * Retains the last verified registry, in memory and on disk. A refusal is reported once, until a different one
 * follows.
 */
export function keepRegistry({ folder, trust, refused, now = Date.now }: RegistryOptions): VerifiedRegistry {
  const file = path.join(folder, 'remotes.json');
  let current: Registry | null = null;
  let reported = '';

  const judge = async (
    document: unknown,
    origins: readonly string[],
    stored: boolean,
  ): Promise<Judgement | null> => {
    const keys = trust.now();
    if (!keys) return null;
    const verdict = await acceptRegistry(document, {
      current: stored ? null : current,
      trust: keys,
      now: now(),
      origins,
      stored,
    });
    const refusals: [RegistryRefusalKind, string][] = verdict.ok
      ? verdict.quarantined.map(({ remote, reason, kept }) => [
          'quarantined',
          `${remote}: ${reason}; ${kept ? 'its former entry serves' : 'it is left out'}`,
        ])
      : [[verdict.kind, verdict.reason]];
    const message = JSON.stringify(refusals);
    if (message !== reported) for (const [kind, reason] of refusals) refused(kind, reason);
    reported = message;
    return verdict.ok ? { registry: verdict.registry, whole: verdict.quarantined.length === 0 } : null;
  };

  return {
    now: () => current,
    async offer(document, origins) {
      const accepted = await judge(document, origins, false);
      if (!accepted) return;
      current = accepted.registry;
      // One with a bad entry is not kept: after a restart that remote's former entry would be lost.
      if (accepted.whole) keep(file, document);
    },
    async review(origins) {
      const document = readKept(file);
      current = document === null ? null : ((await judge(document, origins, true))?.registry ?? null);
    },
  };
}
