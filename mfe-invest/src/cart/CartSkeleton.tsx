import { Loading, Page, SkeletonBlock, SkeletonLine, Split, Stack } from '@sanchay/ui';

/** The cart before it is here: two lines and the card to pay. */
export function CartSkeleton() {
  return (
    <Page>
      <Loading>
        <Stack gap={6}>
          <SkeletonLine width={20} height={36} />
          <Split aside={<SkeletonBlock height={320} />}>
            <SkeletonBlock height={190} />
            <SkeletonBlock height={190} />
          </Split>
        </Stack>
      </Loading>
    </Page>
  );
}
