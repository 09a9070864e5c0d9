import { ownerOf } from '@sanchay/contracts';
import { useWords } from '@sanchay/i18n';
import { MissingPage } from '@sanchay/remote-kit';
import { ErrorState, LinkProvider, Page, ToastRegion } from '@sanchay/ui';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { BottomBar } from './BottomBar.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { StaleNotice } from './StaleNotice.tsx';
import { useShell } from './shellContext.ts';
import { usePath } from './usePath.ts';

export interface Places {
  header: HTMLElement;
  page: HTMLElement;
  footer: HTMLElement;
  bottom: HTMLElement;
}

/** The shell's own pieces, each in its place of the page; the remotes' slot stands between them, outside React. */
export function Chrome({ places }: { places: Places }) {
  const { navigate, registry } = useShell();
  const path = usePath();
  const { t } = useWords();
  useEffect(() => {
    document.querySelector('.skip-link')!.textContent = t('skip.content');
  }, [t]);
  return (
    <LinkProvider navigate={navigate}>
      {createPortal(<Header />, places.header)}
      {createPortal(ownerOf(registry.remotes, path) === null ? <Missing /> : null, places.page)}
      {createPortal(<StaleNotice />, places.page)}
      {createPortal(<Footer />, places.footer)}
      {createPortal(<BottomBar />, places.bottom)}
      <ToastRegion />
    </LinkProvider>
  );
}

/** An address that nobody owns; before any registry was verified, nobody can say who does. */
function Missing() {
  const { registry } = useShell();
  if (registry.serial > 0) return <MissingPage />;
  return (
    <Page width="text">
      <ErrorState code="unavailable" onRetry={() => globalThis.location.reload()} />
    </Page>
  );
}
