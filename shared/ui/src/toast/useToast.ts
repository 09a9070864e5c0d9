/** A short message that goes by itself. */
export interface ToastMessage {
  message: string;
  tone?: 'info' | 'success' | 'error';
  action?: { label: string; onSelect: () => void };
}

/** Remotes carry their own copy of this package; an event of the window is what they all share. */
export const TOAST_EVENT = 'sanchay:toast';

/** Shows a message in the shell's region. Outside React too. */
export function showToast(toast: ToastMessage): void {
  window.dispatchEvent(new CustomEvent<ToastMessage>(TOAST_EVENT, { detail: toast, cancelable: true }));
}

/** The same as a hook, for symmetry with the rest. */
export function useToast(): (toast: ToastMessage) => void {
  return showToast;
}
