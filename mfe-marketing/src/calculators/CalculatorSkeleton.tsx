import { Grid, Loading, Page, SkeletonBlock, SkeletonChart, SkeletonLine, Stack } from '@sanchay/ui';

/** The layout of a calculator before its code is here: a title, the questions, and the chart beside them. */
export function CalculatorSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={40} />
          <Grid min={340}>
            <SkeletonBlock height={420} />
            <SkeletonChart height={420} />
          </Grid>
        </Stack>
      </Loading>
    </Page>
  );
}
