import { Card, Loading, Page, SkeletonBlock, SkeletonTable, Split } from '@sanchay/ui';
import { NetWorthSkeleton } from '../net-worth/NetWorthSkeleton.tsx';

const aside = (
  <>
    <SkeletonBlock height={150} />
    <SkeletonBlock height={250} />
  </>
);

/** The layout of the dashboard before it is known who is there. */
export function DashboardSkeleton() {
  return (
    <Page>
      <Loading>
        <Split aside={aside}>
          <Card>
            <NetWorthSkeleton />
          </Card>
          <Card>
            <SkeletonTable rows={5} columns={5} />
          </Card>
        </Split>
      </Loading>
    </Page>
  );
}
