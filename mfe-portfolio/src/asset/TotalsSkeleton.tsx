import { Card, SkeletonLine, SkeletonTable, Stack } from '@sanchay/ui';

/** The layout of the totals and of a table below them. */
export function TotalsSkeleton() {
  return (
    <Stack gap={6}>
      <Card>
        <Stack gap={4}>
          <SkeletonLine width={20} height={14} />
          <SkeletonLine width={40} height={48} />
          <SkeletonLine width={80} height={44} />
        </Stack>
      </Card>
      <Card>
        <SkeletonTable rows={6} columns={5} />
      </Card>
    </Stack>
  );
}
