import { lazy, useSyncExternalStore } from 'react';
import { AnnouncementBar } from '../announcement/AnnouncementBar.tsx';
import { ChatHost } from '../chat/ChatHost.tsx';
import { FraudHost } from '../fraud/FraudHost.tsx';
import { NewsletterQueue } from '../newsletter/NewsletterQueue.tsx';
import { SearchHost } from '../search/SearchHost.tsx';
import { LazyOverlay } from '../kit/LazyOverlay.tsx';
import { pageOverlay } from '../kit/overlayState.ts';

const Regulatory = lazy(async () => ({
  default: (await import('../regulatory/RegulatoryDialog.tsx')).RegulatoryDialog,
}));
const Newsletter = lazy(async () => ({
  default: (await import('../newsletter/NewsletterDialog.tsx')).NewsletterDialog,
}));

/** Everything that may come over any page. The code of each comes when it is opened first. */
export function Overlays() {
  const overlay = useSyncExternalStore(pageOverlay.subscribe, pageOverlay.now, () => null);
  const close = () => pageOverlay.show(null);
  return (
    <>
      <SearchHost />
      <ChatHost />
      {overlay !== null && (
        <LazyOverlay key={overlay} onLost={close}>
          {overlay === 'regulatory' ? <Regulatory onClose={close} /> : <Newsletter onClose={close} />}
        </LazyOverlay>
      )}
      <FraudHost />
      <AnnouncementBar />
      <NewsletterQueue />
    </>
  );
}
