import { Loading, Page, SkeletonBlock, SkeletonChart, SkeletonLine, Split, Stack } from '@sanchay/ui';

/** The layout of a share's page before it is here: name, price, chart and figures, and what can be done beside them. */
export function ShareSkeleton() {
  return (
    <Page>
      <Loading>
        <Split aside={<SkeletonBlock height={280} />}>
          <Stack gap={6}>
            <SkeletonLine width={40} height={36} />
            <SkeletonLine width={60} height={56} />
            <SkeletonChart />
            <SkeletonBlock height={220} />
          </Stack>
        </Split>
      </Loading>
    </Page>
  );
}
