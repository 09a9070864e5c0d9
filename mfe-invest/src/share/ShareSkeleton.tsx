import { Loading, Page, SkeletonBlock, SkeletonChart, SkeletonLine, Stack } from '@sanchay/ui';

/** The layout of a share's page before it is here: name, price, chart, figures. */
export function ShareSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={40} height={36} />
          <SkeletonLine width={60} height={56} />
          <SkeletonChart />
          <SkeletonBlock height={220} />
        </Stack>
      </Loading>
    </Page>
  );
}
