import { useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '@sanchay/i18n';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from '../icons/signs.tsx';
import { Slip } from './toastParts.tsx';
import type { ToastMessage } from './useToast.ts';

const SHOWN_MS = 6000;
const icons = { info: InfoIcon, success: CheckIcon, error: WarningIcon };

/** One message. It waits while it is pointed at, and stays when there is something to do about it. */
export function Toast({ message, tone = 'info', action, onClose }: ToastMessage & { onClose: () => void }) {
  const { t } = useMessages();
  const [held, setHeld] = useState(false);
  const stays = tone === 'error' || action !== undefined;
  const expire = useEffectEvent(onClose);

  useEffect(() => {
    if (held || stays) return;
    const timer = setTimeout(() => expire(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [held, stays]);

  const Sign = icons[tone];
  return (
    <Slip
      data-tone={tone}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Sign />
      <span>{message}</span>
      {action && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            action.onSelect();
            onClose();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label={t('action.close')} onClick={onClose}>
        <CloseIcon size={18} />
      </IconButton>
    </Slip>
  );
}
