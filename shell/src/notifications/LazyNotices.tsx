import { Loading, SkeletonBlock } from '@sanchay/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { addNoticeMessages } from './noticeMessages.ts';

const NoticePanel = lazy(async () => {
  const [{ NoticePanel: Panel }] = await Promise.all([import('./NoticePanel.tsx'), addNoticeMessages()]);
  return { default: Panel };
});

/** The panel inside its disclosure; its code and its words come when it is opened first. */
export function LazyNotices() {
  const place = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const details = place.current?.closest('details');
    if (!details) return undefined;
    const follow = () => setOpen(details.open);
    details.addEventListener('toggle', follow);
    return () => details.removeEventListener('toggle', follow);
  }, []);
  return (
    <div ref={place}>
      {open && (
        <Suspense
          fallback={
            <Loading>
              <SkeletonBlock height={160} />
            </Loading>
          }
        >
          <NoticePanel />
        </Suspense>
      )}
    </div>
  );
}
