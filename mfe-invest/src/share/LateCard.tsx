import type { ApiError } from '@sanchay/api-client';
import { Card, Loading } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { CallProblem } from '../problem/CallProblem.tsx';

interface LateCardProps<T> {
  title: string;
  of: {
    data: { data: T } | undefined;
    error: ApiError | null;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** As high as what comes, so that nothing below it moves. */
  skeleton: ReactNode;
  /** The content; null where nothing is known. */
  children: (found: T) => ReactNode;
}

/** A card whose content comes after the page: its shape, then the content or the problem; no card where nothing is known. */
export function LateCard<T>({ title, of, skeleton, children }: LateCardProps<T>) {
  const content = of.data ? children(of.data.data) : undefined;
  if (content === null) return null;
  return (
    <Card title={title}>
      {content ?? (of.error ? <CallProblem of={of} compact /> : <Loading>{skeleton}</Loading>)}
    </Card>
  );
}
