import type { ApiError } from '@sanchay/api-client';
import { ErrorState, Loading } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { Refused } from './Refused.tsx';

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
  /** Shown where the requested thing is not there, such as one that was deleted in another tab. */
  missing?: ReactNode;
  children: (answer: T) => ReactNode;
}

/**
 * The response of a call; its skeleton before, and when none arrived that it is missing, the fields
 * that were refused, or the fault with a retry option.
 */
export function Answer<T>({ of, skeleton, compact = false, missing, children }: Props<T>) {
  if (of.data !== undefined) return children(of.data);
  if (!of.error) return <Loading>{skeleton}</Loading>;
  if (missing !== undefined && of.error.httpStatus === 404) return missing;
  if (Object.keys(of.error.errors).length > 0) return <Refused errors={of.error.errors} />;
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
