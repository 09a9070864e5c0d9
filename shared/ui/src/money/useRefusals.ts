import { useCallback, useState } from 'react';

/** Which fields of a form have a text that is no number. */
export interface Refusals {
  /** The `onRefused` of a field, by a name that the form gives it. */
  of: (field: string) => (isRefused: boolean) => void;
  /** Whether any field has one: the value of such a field is null, so that the form would be saved without it. */
  any: boolean;
}

/** Keeps a form from being saved while a field that may stay empty has a text that is no number. */
export function useRefusals(): Refusals {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set());
  const of = useCallback(
    (field: string) => (isRefused: boolean) =>
      setRefused((before) => {
        if (before.has(field) === isRefused) return before;
        return new Set(isRefused ? [...before, field] : [...before].filter((one) => one !== field));
      }),
    [],
  );
  return { of, any: refused.size > 0 };
}
