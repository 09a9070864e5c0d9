import { Loading, Page, SkeletonBlock, SkeletonLine, SkeletonTable, Stack } from '@sanchay/ui';

/** The layout of a list screen before its code is here: a title, the figures, the rows. */
export function ListSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={30} height={36} />
          <SkeletonBlock height={128} />
          <SkeletonTable rows={6} columns={5} />
        </Stack>
      </Loading>
    </Page>
  );
}
