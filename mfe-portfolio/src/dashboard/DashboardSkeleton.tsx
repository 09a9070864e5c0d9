import { Card, Loading, Page, SkeletonBlock, SkeletonLine, SkeletonTable, Split, Stack } from '@sanchay/ui';
import { NetWorthSkeleton } from '../net-worth/NetWorthSkeleton.tsx';

const aside = (
  <>
    <SkeletonBlock height={210} />
    <SkeletonBlock height={390} />
  </>
);

/** The layout of the dashboard before it is known who is there. */
export function DashboardSkeleton() {
  return (
    <Page>
      <Loading>
        <Split aside={aside}>
          <Card>
            <Stack gap={1}>
              <SkeletonLine width={25} height={14} />
              <NetWorthSkeleton />
            </Stack>
          </Card>
          <Card>
            <SkeletonTable rows={5} columns={5} />
          </Card>
        </Split>
      </Loading>
    </Page>
  );
}
