import type { ApiError } from '@sanchay/api-client';
import { MissingPage } from '@sanchay/remote-kit';
import { Page } from '@sanchay/ui';
import { useState, type ReactNode } from 'react';
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
  /** What is requested with it and has its place above the rest: the page comes with them, so that it does not move. */
  also?: readonly { isLoading: boolean }[];
  /** The page of what was found. */
  children: (details: T) => ReactNode;
}

/** The page of one thing that the address names: the thing, its layout while it loads, a missing page, or the problem. */
export function DetailsPage<T>({ of, also = [], children }: DetailsPageProps<T>) {
  const [isShown, setShown] = useState(false);
  const isWhole = of.data !== undefined && (isShown || also.every(({ isLoading }) => !isLoading));
  if (isWhole && !isShown) setShown(true);
  if (of.data && isWhole) return children(of.data.data);
  if (of.error?.kind === 'not_found') return <MissingPage />;
  if (of.isPending || of.data) return <ShareSkeleton />;
  return (
    <Page>
      <CallProblem of={of} />
    </Page>
  );
}
