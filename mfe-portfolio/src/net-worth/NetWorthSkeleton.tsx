import { SkeletonChart, SkeletonLine, Stack } from '@sanchay/ui';

/** The layout of the figures and the chart to come. */
export function NetWorthSkeleton() {
  return (
    <Stack gap={4}>
      <SkeletonLine width={25} height={14} />
      <SkeletonLine width={45} height={48} />
      <SkeletonLine width={60} height={20} />
      <SkeletonChart height={240} />
    </Stack>
  );
}
