import type { ReactNode } from 'react';
import type { ApiError } from '@sanchay/api-client';
import { ErrorState, Loading, SkeletonBlock } from '@sanchay/ui';

export interface LoadedProps<Data> {
  answer: {
    data: Data | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => Promise<unknown>;
  };
  /** Height of what is coming, px. */
  height?: number;
  children: (data: Data) => ReactNode;
}

/** A response once it is loaded; a skeleton before, and a retry option when loading fails. */
export function Loaded<Data>({ answer, height = 240, children }: LoadedProps<Data>) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.error) {
    return (
      <ErrorState
        code={answer.error.code ?? answer.error.kind}
        requestId={answer.error.requestId ?? undefined}
        onRetry={() => void answer.refetch()}
        busy={answer.isFetching}
      />
    );
  }
  return (
    <Loading>
      <SkeletonBlock height={height} />
    </Loading>
  );
}
