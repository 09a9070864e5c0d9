import { Page } from '../layout/Page.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Loading, SkeletonBlock, SkeletonLine } from './Skeleton.tsx';

/** A whole page to come: what stands in an area while its code is on its way. */
export function PageSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={30} />
          <SkeletonBlock height={220} />
          <SkeletonLine width={80} />
          <SkeletonLine width={60} />
        </Stack>
      </Loading>
    </Page>
  );
}
