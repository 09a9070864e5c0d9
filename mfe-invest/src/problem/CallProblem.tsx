import type { ApiError } from '@sanchay/api-client';
import { ErrorState } from '@sanchay/ui';

/** A read: what went wrong, and how to retry. */
export interface Asked {
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** A failed read with a retry option; renders nothing while the read has not failed. */
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
