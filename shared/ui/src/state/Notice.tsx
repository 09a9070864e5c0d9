import type { ReactNode } from 'react';
import { useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { IconButton } from '../button/IconButton.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/signs.tsx';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { phone } from '../tokens/media.ts';

export type NoticeTone = 'info' | 'warn' | 'error' | 'success' | 'sandbox';

export interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onClose?: () => void;
  /** It appeared after the page: read it out. */
  live?: boolean;
  /** It appears with the data above it, so that it does not move; so does the notice that data is invented. */
  later?: boolean;
}

const icons = {
  info: InfoIcon,
  warn: WarningIcon,
  error: WarningIcon,
  success: CheckIcon,
  sandbox: InfoIcon,
};
const inks = {
  info: 'var(--accent)',
  warn: 'var(--warn)',
  error: 'var(--loss)',
  success: 'var(--gain)',
  sandbox: 'var(--warn)',
};
const grounds = {
  info: 'var(--accent-soft)',
  warn: 'var(--warn-ground)',
  error: 'color-mix(in srgb, var(--loss) 8%, var(--surface))',
  success: 'var(--accent-soft)',
  sandbox: 'var(--warn-ground)',
};

const Box = styled.div<{ $tone: NoticeTone }>`
  display: flex;
  align-items: flex-start;
  gap: var(--space-3);
  padding: 12px 16px;
  border-radius: 10px;
  background: ${(p) => grounds[p.$tone]};
  font-size: var(--text-small);
  ${(p) => (p.$tone === 'warn' || p.$tone === 'sandbox') && 'color: var(--warn); font-weight: 600;'}
  & > svg {
    flex: none;
    margin-top: 2px;
    color: ${(p) => inks[p.$tone]};
  }
  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`;

const Body = styled.div`
  flex: 1;
  min-width: 0;
  & > strong {
    display: block;
  }
`;

/** Beside the message; on phones below it, so that both have the width. */
const Content = styled.div`
  display: flex;
  flex: 1;
  align-items: flex-start;
  gap: var(--space-3);
  min-width: 0;
  ${phone} {
    flex-direction: column;
  }
`;

const Close = styled.span`
  margin: -10px -10px -10px 0;
`;

/** Something to know here. */
export function Notice({ tone = 'info', title, children, action, onClose, live, later }: NoticeProps) {
  const { t } = useMessages();
  const Sign = icons[tone];
  const role = live ? (tone === 'error' ? 'alert' : 'status') : undefined;
  return (
    <Box $tone={tone} role={role} data-after-data={(later ?? tone === 'sandbox') ? '' : undefined}>
      <Sign />
      <Content>
        <Body>
          {tone !== 'sandbox' && <VisuallyHidden>{t(`ui.tone.${tone}`)}: </VisuallyHidden>}
          {(title !== undefined || tone === 'sandbox') && <strong>{title ?? t('sandbox.title')}</strong>}
          {children ?? (tone === 'sandbox' ? t('sandbox.text') : null)}
        </Body>
        {action}
      </Content>
      {onClose && (
        <Close>
          <IconButton label={t('action.close')} onClick={onClose}>
            <CloseIcon size={18} />
          </IconButton>
        </Close>
      )}
    </Box>
  );
}
