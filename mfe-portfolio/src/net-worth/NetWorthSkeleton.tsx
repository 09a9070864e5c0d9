import { SkeletonBlock, SkeletonChart, SkeletonLine, Stack, wide } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';

/** On phones the XIRR and the link to its calculation are below the other figures. */
const BelowOnPhones = styled.div`
  ${wide} {
    display: none;
  }
`;

/** The figures and the chart to come, below their title: as high as they are with a history, so that nothing moves. */
export function NetWorthSkeleton() {
  return (
    <Stack gap={4}>
      <SkeletonLine width={45} height={48} />
      <SkeletonLine width={60} height={20} />
      <SkeletonLine width={75} height={44} />
      <BelowOnPhones>
        <SkeletonBlock height={140} />
      </BelowOnPhones>
      <SkeletonChart height={294} />
    </Stack>
  );
}
