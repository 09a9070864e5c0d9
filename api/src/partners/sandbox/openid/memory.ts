import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

/** Seconds for which what names no time of its own is kept. */
const DEFAULT_S = 900;

/**
 * What the provider keeps, for as long as the process lives: a sign-in under way when it ends has to be begun again,
 * as with a provider that was away.
 */
export function memory(now: () => number = Date.now): AdapterFactory {
  const kept = new Map<string, { payload: AdapterPayload; until: number }>();
  const found = (name: string) => {
    const one = kept.get(name);
    if (one && one.until > now()) return one.payload;
    kept.delete(name);
    return undefined;
  };
  return (model): Adapter => {
    const name = (id: string) => `${model}:${id}`;
    return {
      async upsert(id, payload, expiresIn) {
        kept.set(name(id), { payload, until: now() + (expiresIn ?? DEFAULT_S) * 1_000 });
      },
      find: async (id) => found(name(id)),
      async findByUid(uid) {
        for (const [place, { payload }] of kept)
          if (place.startsWith(`${model}:`) && payload.uid === uid) return found(place);
        return undefined;
      },
      // The device flow is not used here.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = found(name(id));
        if (payload) payload.consumed = Math.floor(now() / 1_000);
      },
      async destroy(id) {
        kept.delete(name(id));
      },
      async revokeByGrantId(grantId) {
        for (const [place, { payload }] of kept) if (payload.grantId === grantId) kept.delete(place);
      },
    };
  };
}
