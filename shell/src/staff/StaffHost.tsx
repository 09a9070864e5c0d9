import { Loading, Page, SkeletonTable } from '@sanchay/ui';
import { lazy, Suspense } from 'react';
import { addSupportMessages } from '../chat/supportMessages.ts';

const StaffArea = lazy(async () => {
  const [{ StaffArea: Area }] = await Promise.all([import('./StaffArea.tsx'), addSupportMessages()]);
  return { default: Area };
});

/** The staff screens; their code comes to who opens them. */
export function StaffHost() {
  return (
    <Suspense
      fallback={
        <Page>
          <Loading>
            <SkeletonTable />
          </Loading>
        </Page>
      }
    >
      <StaffArea />
    </Suspense>
  );
}
