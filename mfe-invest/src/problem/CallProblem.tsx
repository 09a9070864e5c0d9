import type { ApiError } from '@sanchay/api-client';
import { ErrorState } from '@sanchay/ui';

/** A read: what went wrong, and how to ask again. */
export interface Asked {
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A read that failed, with a way to ask again; nothing while it has not. */
export function CallProblem({ of, compact = false }: { of: Asked; compact?: boolean }) {
  if (!of.error) return null;
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
