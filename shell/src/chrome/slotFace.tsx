import type { LocalText } from '@sanchay/contracts';
import { useMessages } from '@sanchay/i18n';
import { usePageTitle } from '@sanchay/remote-kit';
import { ErrorState, Page, PageSkeleton } from '@sanchay/ui';
import { CacheProvider, type EmotionCache } from '@sanchay/ui/style';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { ReactNode } from 'react';
import { reportError } from '../kit/reporting.ts';
import type { CardContent, SlotFace } from '../remotes/slot.ts';

interface CardProps {
  title: LocalText | null;
  content: CardContent;
  retry: () => void;
}

/** What happened, what is safe, what to do, and the code by which support finds the report. The owner is not shown. */
function Card({ title, content: { kind, id, readable, message }, retry }: CardProps) {
  const { t, language } = useMessages();
  const heading = t('remote.failed.title', { name: title?.[language] ?? t('remote.thisPage') });
  return (
    <Page width="text">
      {!readable && <CardTitle title={heading} />}
      <ErrorState
        title={heading}
        level={readable ? 2 : 1}
        safe={`${message?.[language] ?? t(`remote.failed.why.${kind}`)} ${t('remote.failed.safe')}`}
        action={t('remote.failed.do')}
        reference={t('remote.failed.code', { id })}
        onRetry={retry}
      />
    </Page>
  );
}

/** The tab's title while the card is all that its page shows. */
function CardTitle({ title }: { title: string }): null {
  usePageTitle(title);
  return null;
}

/** A card is rendered while a tree breaks, and then reports what React had recorded about that tree's hydration. */
const onRecoverableError = (error: unknown): void => reportError(error, { kind: 'takeover', place: 'slot' });

/**
 * The shell's skeleton and failure card for a slot, rendered in the frame in which they are requested. The skeleton is
 * drawn at the end of that frame: an area whose code is already loaded is rendered by then, and needs none.
 */
export function slotFace(cache: EmotionCache, titleOf: (remote: string) => LocalText | null): SlotFace {
  const roots = new WeakMap<HTMLElement, Root>();
  const soon = new WeakMap<HTMLElement, number>();
  const cancelSkeleton = (element: HTMLElement) => cancelAnimationFrame(soon.get(element) ?? 0);
  const paint = (element: HTMLElement, face: ReactNode) => {
    const root = roots.get(element) ?? createRoot(element, { onRecoverableError });
    roots.set(element, root);
    flushSync(() => root.render(<CacheProvider value={cache}>{face}</CacheProvider>));
  };
  return {
    skeleton(element) {
      cancelSkeleton(element);
      soon.set(
        element,
        requestAnimationFrame(() => paint(element, <PageSkeleton />)),
      );
    },
    card(element, content, retry) {
      cancelSkeleton(element);
      paint(element, <Card title={titleOf(content.remote)} content={content} retry={retry} />);
    },
    clear(element) {
      cancelSkeleton(element);
      roots.get(element)?.unmount();
      roots.delete(element);
    },
  };
}
