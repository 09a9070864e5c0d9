import { Grid, Loading, Page, SkeletonBlock, SkeletonLine, Stack } from '@sanchay/ui';

/** The layout of a screen before its code is here: a title, the questions and the answer beside them. */
export function ScreenSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={40} height={36} />
          <Grid min={320}>
            <SkeletonBlock height={480} />
            <SkeletonBlock height={480} />
          </Grid>
        </Stack>
      </Loading>
    </Page>
  );
}
