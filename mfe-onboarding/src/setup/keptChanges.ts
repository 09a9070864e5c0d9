import type { SetupPart, SetupState } from '@sanchay/contracts';
import type { AnswerStore } from '@sanchay/remote-kit/storage';

/** Only what changed, so that another window's answers stay; null takes an answer back. */
export type Changes = Partial<Record<SetupPart, Record<string, unknown>>>;

/** Changes that the server does not have yet. */
export interface KeptChanges {
  changes: Changes;
  /** When the server had saved the answers that these changes began from (ISO instant), or null. */
  base: string | null;
}

export interface ChangesStore {
  read(): Promise<KeptChanges | null>;
  /** Adds unsent changes. Resolves with whether the device has all of them: identifiers are never stored. */
  add(changes: Changes, base: string | null): Promise<boolean>;
  /** Removes what the server has by now; a field that was answered anew meanwhile stays. */
  sent(changes: Changes, savedAt: string | null): Promise<void>;
  drop(): Promise<void>;
}

const KEY = 'setup-changes';
/** Source: rules, personal data in the browser: PAN, bank numbers and dates of birth are never stored. */
const IDENTIFIERS = /^(?:pan|date_of_birth|tin|id_number)$/;

/** The newer changes over the older ones, field by field. */
export function mergeChanges(older: Changes, newer: Changes): Changes {
  const parts = [...new Set([...Object.keys(older), ...Object.keys(newer)])] as SetupPart[];
  return Object.fromEntries(parts.map((part) => [part, { ...older[part], ...newer[part] }]));
}

function hasIdentifier(field: string, value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (IDENTIFIERS.test(field)) return true;
  return (
    typeof value === 'object' && Object.entries(value).some(([name, inner]) => hasIdentifier(name, inner))
  );
}

function filtered(
  changes: Changes,
  keep: (part: SetupPart, field: string, value: unknown) => boolean,
): Changes {
  return Object.fromEntries(
    Object.entries(changes)
      .map(([part, fields]): [string, Record<string, unknown>] => [
        part,
        Object.fromEntries(
          Object.entries(fields ?? {}).filter(([field, value]) => keep(part as SetupPart, field, value)),
        ),
      ])
      .filter(([, fields]) => Object.keys(fields).length > 0),
  );
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const count = (changes: Changes): number =>
  Object.values(changes).reduce((sum, fields) => sum + Object.keys(fields ?? {}).length, 0);

/** Changes that differ from what the server has. */
export function unsavedChanges(changes: Changes, state: SetupState): Changes {
  return filtered(changes, (part, field, value) => {
    const saved: Record<string, unknown> =
      part === 'portfolio' ? state.portfolio : (state.answers[Number(part.slice(-1)) - 1] ?? {});
    return !same(saved[field] ?? null, value ?? null);
  });
}

/**
 * Unsent answers of one account on this device. They are wiped with everything else of a session: at logout,
 * automatic logout and account switch. All tabs of the device share them.
 * @param scope ids of the user and of the portfolio
 */
export function changesStore(store: AnswerStore, scope: string): ChangesStore {
  let last: Promise<unknown> = Promise.resolve();
  /** One after another: each reads what the one before has written. */
  const next = <T>(work: () => Promise<T>): Promise<T> => {
    const done = last.then(work, work);
    last = done;
    return done;
  };
  const get = async (): Promise<KeptChanges | null> => {
    const saved = await store.get(scope, KEY);
    return (saved?.data ?? null) as KeptChanges | null;
  };
  const put = (kept: KeptChanges | null): Promise<void> =>
    store.put(scope, KEY, { data: kept, at: Date.now() });
  return {
    read: () => next(get),
    add: (changes, base) =>
      next(async () => {
        const before = await get();
        const storable = filtered(changes, (_, field, value) => !hasIdentifier(field, value));
        // What a field was before it got an identifier is older than what is sent, so it goes.
        const current = filtered(
          before?.changes ?? {},
          (part, field) => !hasIdentifier(field, changes[part]?.[field]),
        );
        const all = mergeChanges(current, storable);
        if (count(all) > 0) await put({ changes: all, base: before ? before.base : base });
        else if (before) await put(null);
        return count(storable) === count(changes) && same((await get())?.changes ?? {}, all);
      }),
    sent: (changes, savedAt) =>
      next(async () => {
        const before = await get();
        if (!before) return;
        const left = filtered(before.changes, (part, field, value) => !same(changes[part]?.[field], value));
        await put(count(left) > 0 ? { changes: left, base: savedAt } : null);
      }),
    drop: () => next(() => put(null)),
  };
}
