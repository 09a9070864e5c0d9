import type { ApiError } from '@sanchay/api-client';
import { ErrorState, Heading, Loading, SkeletonLine, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { LinkGroup } from './LinkGroup.tsx';

export interface DataGroupProps<T> {
  title: string;
  answer: {
    data: T | undefined;
    isError: boolean;
    isFetching: boolean;
    error: ApiError | null;
    refetch: () => unknown;
  };
  linksOf: (data: T) => { href: string; label: string }[];
  children?: ReactNode;
}

/** A group whose links come from the API; renders nothing when there are none. */
export function DataGroup<T>({ title, answer, linksOf, children }: DataGroupProps<T>) {
  if (answer.data !== undefined) {
    const links = linksOf(answer.data);
    if (links.length === 0) return null;
    return (
      <LinkGroup title={title} links={links}>
        {children}
      </LinkGroup>
    );
  }
  return (
    <Stack gap={2}>
      <Heading level={2} size="card">
        {title}
      </Heading>
      {answer.isError ? (
        <ErrorState
          code={answer.error?.code ?? answer.error?.kind}
          requestId={answer.error?.requestId ?? undefined}
          onRetry={() => void answer.refetch()}
          busy={answer.isFetching}
          compact
        />
      ) : (
        <Loading>
          <SkeletonLine width={60} />
          <SkeletonLine width={40} />
        </Loading>
      )}
    </Stack>
  );
}
