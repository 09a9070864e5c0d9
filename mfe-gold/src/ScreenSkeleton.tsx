import { Loading, Page, SkeletonBlock, SkeletonLine, Split, Stack } from '@sanchay/ui';

/** The layout of a screen before its code is here: a title, the main card and the one beside it. */
export function ScreenSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={40} height={36} />
          <Split aside={<SkeletonBlock height={260} />}>
            <SkeletonBlock height={420} />
          </Split>
        </Stack>
      </Loading>
    </Page>
  );
}
