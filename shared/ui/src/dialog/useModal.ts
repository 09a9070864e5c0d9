import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { closeOnBack } from './closeOnBack.ts';

export interface ModalOptions {
  onClose: () => void;
  /** Escape and a press on the backdrop close it. */
  dismissable?: boolean;
  /** It is a step of the history itself, which Back undoes. */
  ownStep?: boolean;
}

/** What goes onto the `<dialog>`. */
export interface ModalProps {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onMouseDown: (event: MouseEvent<HTMLDialogElement>) => void;
  onMouseDownCapture: (event: MouseEvent<HTMLDialogElement>) => void;
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}

/**
 * Makes a native `<dialog>` modal while its component is there: the page behind is inert, the browser keeps the focus
 * inside and gives it back on close. On phones Back closes it. It starts at `[data-autofocus]`, else at the title. The second half of a double
 * click does nothing where the first half was on something else: on the button that opened the dialog, or on one that
 * is gone.
 */
export function useModal({ onClose, dismissable = true, ownStep = false }: ModalOptions): ModalProps {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressed = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    // The page's scroll bar goes while a dialog is open (base.css): its width is kept free.
    const root = document.documentElement;
    root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2'))?.focus();
    return () => element.close();
  }, []);
  const close = useEffectEvent(onClose);
  const closedByBack = dismissable && !ownStep;
  useEffect(() => closeOnBack(closedByBack ? () => close() : null), [closedByBack]);
  const isStray = ({ detail, target }: MouseEvent): boolean => {
    const control = (target as Element).closest('button, a, label') ?? (target as Element);
    if (detail > 1) return control !== pressed.current;
    pressed.current = control;
    return false;
  };
  const swallowStray = (event: MouseEvent<HTMLDialogElement>): void => {
    if (!isStray(event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return {
    ref: dialog,
    onMouseDownCapture: swallowStray,
    onClickCapture: swallowStray,
    onCancel(event) {
      if (event.target !== dialog.current) return;
      event.preventDefault();
      if (dismissable) onClose();
    },
    // A browser force-closes it on the second Escape, regardless of our handler.
    onClose(event) {
      if (event.target !== dialog.current || dialog.current.open) return;
      if (dismissable) onClose();
      else dialog.current.showModal();
    },
    onMouseDown(event) {
      if (dismissable && event.target === dialog.current) onClose();
    },
  };
}
