import { Loading, Page, SkeletonBlock, SkeletonLine, Stack } from '@sanchay/ui';

/** The layout of a form before it is here: a title, two fields and a button. */
export function FormSkeleton() {
  return (
    <Page width="form">
      <Loading>
        <Stack gap={5}>
          <SkeletonLine width={60} />
          <SkeletonBlock height={62} />
          <SkeletonBlock height={62} />
          <SkeletonBlock height={46} />
        </Stack>
      </Loading>
    </Page>
  );
}
