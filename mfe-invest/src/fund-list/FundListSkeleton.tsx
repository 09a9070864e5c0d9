import { Loading, Page, SkeletonLine, SkeletonTable, Stack } from '@sanchay/ui';

/** The list before it is here: title, search and rows. */
export function FundListSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={40} height={36} />
          <SkeletonLine width={60} height={46} />
          <SkeletonTable rows={10} columns={6} />
        </Stack>
      </Loading>
    </Page>
  );
}
