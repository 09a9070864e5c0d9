import type { ApiError } from '@sanchay/api-client';
import { MissingPage } from '@sanchay/remote-kit';
import { ErrorState, Loading, Page, SkeletonLine, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';

interface Asked<T> {
  data: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** What a call answered: its shape before, the page for missing things after a 404, and a way to ask again otherwise. */
export function HelpAnswer<T>({ of, children }: { of: Asked<T>; children: (answer: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data);
  if (of.error?.kind === 'not_found') return <MissingPage />;
  return (
    <Page width="text">
      {of.error ? (
        <ErrorState
          code={of.error.code ?? of.error.kind}
          requestId={of.error.requestId ?? undefined}
          onRetry={() => void of.refetch()}
          busy={of.isFetching}
        />
      ) : (
        <HelpSkeleton />
      )}
    </Page>
  );
}

/** A page of the help desk to come. */
export function HelpSkeleton() {
  return (
    <Loading>
      <Stack gap={4}>
        <SkeletonLine width={30} />
        <SkeletonLine width={70} height={34} />
        {[90, 100, 80, 95, 60].map((width) => (
          <SkeletonLine key={width} width={width} />
        ))}
      </Stack>
    </Loading>
  );
}
