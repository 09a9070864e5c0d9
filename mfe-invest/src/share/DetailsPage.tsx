import type { ApiError } from '@sanchay/api-client';
import { MissingPage } from '@sanchay/remote-kit';
import { Page } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';
import { ShareSkeleton } from './ShareSkeleton.tsx';

interface DetailsPageProps<T> {
  of: {
    data: { data: T } | undefined;
    error: ApiError | null;
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** The page of what was found. */
  children: (details: T) => ReactNode;
}

/** The page of one thing that the address names: the thing, its layout while it loads, a missing page, or the problem. */
export function DetailsPage<T>({ of, children }: DetailsPageProps<T>) {
  if (of.data) return children(of.data.data);
  if (of.error?.kind === 'not_found') return <MissingPage />;
  if (of.isPending) return <ShareSkeleton />;
  return (
    <Page>
      <CallProblem of={of} />
    </Page>
  );
}
