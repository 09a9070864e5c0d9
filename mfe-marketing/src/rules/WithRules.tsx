import { useCall } from '@sanchay/remote-kit';
import { ErrorState, Loading, SkeletonBlock } from '@sanchay/ui';
import type { ReactNode } from 'react';
import type { RuleTable } from './ruleRows.ts';

/** Draws what needs the rule table once it is there; its place is kept until then. */
export function WithRules({ children }: { children: (table: RuleTable) => ReactNode }) {
  const answer = useCall('datedRules');
  if (answer.data) return children(answer.data.data);
  if (answer.isError) {
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
      <SkeletonBlock height={480} />
    </Loading>
  );
}
