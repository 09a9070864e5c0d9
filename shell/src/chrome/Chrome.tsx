import { ownerOf } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { MissingPage } from '@sanchay/remote-kit';
import { ErrorState, Page, ToastRegion } from '@sanchay/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { ConsentAsk } from '../analytics/ConsentAsk.tsx';
import { CrashBoundary } from '../kit/CrashBoundary.tsx';
import { CrashPage } from './CrashPage.tsx';
import { Overlays } from './Overlays.tsx';
import { StaffHost } from '../staff/StaffHost.tsx';
import { isStaffPath } from '../staff/staffPaths.ts';
import { BottomBar } from './BottomBar.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useShell } from '../kit/shellContext.ts';
import { usePath } from '../kit/usePath.ts';

export interface Places {
  page: HTMLElement;
  bottom: HTMLElement;
}

/** The shell's pieces that only a browser draws, each in its place of the page; header and footer are roots of their own. */
export function Chrome({ places }: { places: Places }) {
  const slot = places.page.ownerDocument.getElementById('slot');
  return (
    <CrashBoundary place="chrome" fallback={createPortal(<CrashPage slot={slot} />, places.page)}>
      <Pieces places={places} />
    </CrashBoundary>
  );
}

function Pieces({ places }: { places: Places }) {
  const { registry, config } = useShell();
  const path = usePath();
  const ownPage = () => {
    if (isStaffPath(path, config)) return <StaffHost />;
    return ownerOf(registry.remotes, path) === null ? <Missing /> : null;
  };
  const { t } = useMessages();
  useEffect(() => {
    document.querySelector('.skip-link')!.textContent = t('skip.content');
  }, [t]);
  return (
    <>
      {createPortal(ownPage(), places.page)}
      {createPortal(<StaleNotice />, places.page)}
      {createPortal(<BottomBar />, places.bottom)}
      <Overlays />
      <ConsentAsk />
      <ToastRegion />
    </>
  );
}

/** An address without an owner; before any registry was verified, owners are unknown. */
function Missing() {
  const { registry } = useShell();
  if (registry.serial > 0) return <MissingPage />;
  return (
    <Page width="text">
      <ErrorState code="unavailable" onRetry={() => globalThis.location.reload()} />
    </Page>
  );
}
