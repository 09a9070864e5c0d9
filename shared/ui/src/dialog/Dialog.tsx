import type { MouseEvent, ReactNode, SyntheticEvent } from 'react';
import { useId, useLayoutEffect, useRef } from 'react';
import { useWords } from '@sanchay/i18n';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/signs.tsx';
import { Actions, Body, Frame, Head, Sheet, Title } from './dialogParts.tsx';

export interface DialogProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons at the foot, the main one last. */
  actions?: ReactNode;
  size?: 'small' | 'medium';
  /** Escape, the backdrop and the cross close it. Otherwise only its own buttons do. */
  dismissable?: boolean;
}

type PanelProps = Required<Omit<DialogProps, 'open' | 'actions'>> & { actions: ReactNode };

function Panel({ onClose, title, children, actions, size, dismissable }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { t } = useWords();

  // Native: the page behind is inert, the browser keeps the focus inside and gives it back on close.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element.querySelector('h2'))?.focus();
    return () => element.close();
  }, []);

  function cancel(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target !== dialog.current) return;
    event.preventDefault();
    if (dismissable) onClose();
  }
  // A browser closes it by force on the second Escape, whatever we say.
  function closedByForce(event: SyntheticEvent<HTMLDialogElement>): void {
    if (event.target !== dialog.current || dialog.current.open) return;
    if (dismissable) onClose();
    else dialog.current.showModal();
  }
  function press(event: MouseEvent<HTMLDialogElement>): void {
    if (dismissable && event.target === dialog.current) onClose();
  }

  return (
    <Frame
      ref={dialog}
      $size={size}
      aria-labelledby={titleId}
      onCancel={cancel}
      onClose={closedByForce}
      onMouseDown={press}
    >
      <Sheet>
        <Head>
          <Title id={titleId} tabIndex={-1}>
            {title}
          </Title>
          {dismissable && (
            <IconButton label={t('action.close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          )}
        </Head>
        <Body>{children}</Body>
        {actions && <Actions>{actions}</Actions>}
      </Sheet>
    </Frame>
  );
}

/** A question before going on: a sheet from below on phones, in the middle from 768 px. */
export function Dialog({ open, actions, size = 'small', dismissable = true, ...rest }: DialogProps) {
  if (!open) return null;
  return <Panel actions={actions} size={size} dismissable={dismissable} {...rest} />;
}
