import type { ApiError } from '@sanchay/api-client';
import { ErrorState, Loading } from '@sanchay/ui';
import type { ReactNode } from 'react';

interface Asked<T> {
  data: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  of: Asked<T>;
  /** The layout of what is to come. */
  skeleton: ReactNode;
  /** A strip instead of a large sign when the call fails. */
  compact?: boolean;
  children: (answer: T) => ReactNode;
}

/** The response of a call; its skeleton before, and the fault with a retry option when no response ever arrived. */
export function Answer<T>({ of, skeleton, compact = false, children }: Props<T>) {
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return <Loading>{skeleton}</Loading>;
  return (
    <ErrorState
      code={of.error.code ?? of.error.kind}
      requestId={of.error.requestId ?? undefined}
      onRetry={() => void of.refetch()}
      busy={of.isFetching}
      compact={compact}
    />
  );
}
