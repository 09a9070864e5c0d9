import type { AnswerStore, SavedAnswer } from '@sanchay/remote-kit/storage';

/** For tests: a store that lasts as long as the object. */
export function memoryAnswerStore(): AnswerStore {
  const rows = new Map<string, Map<string, SavedAnswer>>();
  return {
    get: (scope, key) => Promise.resolve(rows.get(scope)?.get(key) ?? null),
    put(scope, key, answer) {
      rows.set(scope, (rows.get(scope) ?? new Map<string, SavedAnswer>()).set(key, structuredClone(answer)));
      return Promise.resolve();
    },
    keepOnly(scope) {
      for (const known of [...rows.keys()]) if (known !== scope) rows.delete(known);
      return Promise.resolve();
    },
    trim: () => Promise.resolve(),
  };
}
