import { useEffect, useRef, useState } from 'react';
import { useMessages } from '@sanchay/i18n';
import { Toast } from './Toast.tsx';
import { Region } from './toastParts.tsx';
import { TOAST_EVENT, type ToastMessage } from './useToast.ts';

const MOST = 3;

interface Shown extends ToastMessage {
  id: number;
}

/** Where messages appear. The shell renders one; a second would show nothing. */
export function ToastRegion() {
  const { t } = useMessages();
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const counter = useRef(0);

  useEffect(() => {
    function take(event: Event): void {
      if (event.defaultPrevented) return;
      event.preventDefault();
      const toast = (event as CustomEvent<ToastMessage>).detail;
      counter.current += 1;
      const shown = { ...toast, id: counter.current };
      setToasts((now) => [...now.filter((one) => one.message !== toast.message), shown].slice(-MOST));
    }
    window.addEventListener(TOAST_EVENT, take);
    return () => window.removeEventListener(TOAST_EVENT, take);
  }, []);

  const drop = (id: number): void => setToasts((now) => now.filter((one) => one.id !== id));
  return (
    <Region role="region" aria-label={t('ui.notifications')}>
      <ol aria-live="polite" aria-relevant="additions">
        {toasts.map(({ id, ...toast }) => (
          <Toast key={id} {...toast} onClose={() => drop(id)} />
        ))}
      </ol>
    </Region>
  );
}
