import { ApiError } from '@sanchay/api-client';
import { useMemo } from 'react';
import type { Asked } from '../problem/CallProblem.tsx';
import { navLine, type NavLine } from './navLine.ts';

/** A read of a value a day. */
export type AskedHistory = Asked & { data: Parameters<typeof navLine>[0] | undefined };

/**
 * The line of a history, null while there is none. Damaged bytes count as a failed read: `asked` carries the error
 * then, and the page around the chart stays.
 */
export function useNavLine(history: AskedHistory): { line: NavLine | null; asked: Asked } {
  const { data, error, isFetching, refetch } = history;
  const read = useMemo(() => {
    try {
      return { line: data ? navLine(data) : null, damage: null };
    } catch (cause) {
      return { line: null, damage: ApiError.from(cause) };
    }
  }, [data]);
  return { line: read.line, asked: { error: error ?? read.damage, isFetching, refetch } };
}
