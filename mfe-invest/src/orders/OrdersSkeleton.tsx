import { Loading, Page, SkeletonLine, SkeletonTable, Stack } from '@sanchay/ui';

/** Orders before they are here: title, tabs and rows. */
export function OrdersSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={20} height={36} />
          <SkeletonLine width={40} height={40} />
          <SkeletonTable rows={6} columns={5} />
        </Stack>
      </Loading>
    </Page>
  );
}
