import { useMemo } from 'react';
import { DRAFTS, tabStorage } from '../storage/index.ts';
import { useSession } from '../remote/useBus.ts';
import { mergeTyped } from './mergeTyped.ts';

/** What was typed into a form and is not saved yet: it survives a reload and a session that expires, in this tab alone. */
export interface TypedDraft<Form> {
  /**
   * What the form shows: what was typed before, over what is stored now; null where nothing was, or what a form of an
   * earlier release left.
   */
  load(latest: Form): Form | null;
  /** @param start what the form began with */
  keep(typed: Form, start: Form): void;
  /** The form is saved or cancelled. */
  forget(): void;
}

type Merge<Form> = (start: Form, typed: Form, latest: Form) => Form;

/** The draft of one form of an account. */
export function typedDraft<Form>(
  portfolioId: number,
  name: string,
  merge: Merge<Form> = mergeTyped,
): TypedDraft<Form> {
  const key = `${DRAFTS}${portfolioId}.${name}`;
  return {
    load(latest) {
      try {
        const { typed, start } = JSON.parse(tabStorage.get(key) ?? '{}') as { typed?: Form; start?: Form };
        const readable = isLike(latest, typed) && isLike(latest, start);
        return readable ? merge(start as Form, typed as Form, latest) : null;
      } catch {
        return null;
      }
    },
    keep: (typed, start) => tabStorage.set(key, JSON.stringify({ typed, start })),
    forget: () => tabStorage.remove(key),
  };
}

/** The draft of a form of the account that is shown. */
export function useTypedDraft<Form>(name: string, merge?: Merge<Form>): TypedDraft<Form> {
  const { user } = useSession();
  const portfolioId = user?.current_portfolio?.id ?? 0;
  return useMemo(() => typedDraft<Form>(portfolioId, name, merge), [portfolioId, name, merge]);
}

/** Whether a stored value has the fields of another, each of the same kind or empty. */
function isLike(like: unknown, value: unknown): boolean {
  if (Array.isArray(like) || Array.isArray(value)) {
    if (!Array.isArray(like) || !Array.isArray(value)) return false;
    return like.length === 0 || value.every((item) => isLike(like[0], item));
  }
  if (isObject(like))
    return (
      isObject(value) && Object.keys(like).every((name) => name in value && isLike(like[name], value[name]))
    );
  return like === null || value === null || typeof like === typeof value;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
