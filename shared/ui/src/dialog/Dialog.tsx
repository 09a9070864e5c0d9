import { useId, type ReactNode } from 'react';
import { useMessages } from '@sanchay/i18n';
import { IconButton } from '../button/IconButton.tsx';
import { CloseIcon } from '../icons/signs.tsx';
import { Actions, Body, Frame, Head, Sheet, Title } from './dialogParts.tsx';
import { useModal } from './useModal.ts';

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
  const modal = useModal({ onClose, dismissable });
  const titleId = useId();
  const { t } = useMessages();
  return (
    <Frame {...modal} $size={size} aria-labelledby={titleId}>
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
