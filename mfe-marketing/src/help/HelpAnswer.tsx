import type { ApiError } from '@sanchay/api-client';
import { useMessages } from '@sanchay/i18n';
import { MissingPage } from '@sanchay/remote-kit';
import { ErrorState, Loading, Page, SkeletonLine, Stack } from '@sanchay/ui';
import type { ReactNode } from 'react';
import { HELP_MESSAGES } from '../messages.ts';
import { HelpFrame } from './HelpFrame.tsx';

interface Asked<T> {
  data: T | undefined;
  error: ApiError | null;
  isFetching: boolean;
  refetch: () => unknown;
}

/** The response of a call: a skeleton while loading, the not-found page after a 404, and a retry option otherwise. */
export function HelpAnswer<T>({ of, children }: { of: Asked<T>; children: (answer: T) => ReactNode }) {
  if (of.data !== undefined) return children(of.data);
  if (of.error?.kind === 'not_found') return <MissingPage />;
  if (of.error) return <HelpFailed of={of} error={of.error} />;
  return (
    <Page width="text">
      <HelpSkeleton />
    </Page>
  );
}

function HelpFailed({ of, error }: { of: Asked<unknown>; error: ApiError }) {
  const { t } = useMessages(HELP_MESSAGES);
  const way = [
    { label: t('common:nav.home'), href: '/' },
    { label: t('desk.name'), href: '/help' },
  ];
  return (
    <HelpFrame way={way} title={t('desk.name')} width="text">
      <ErrorState
        code={error.code ?? error.kind}
        requestId={error.requestId ?? undefined}
        onRetry={() => void of.refetch()}
        busy={of.isFetching}
      />
    </HelpFrame>
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
