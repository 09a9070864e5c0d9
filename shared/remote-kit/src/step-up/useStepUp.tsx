import { useRef, useState } from 'react';
import type { ComponentType, ReactElement } from 'react';
import type { ContactKind, StepUpPurpose } from '@sanchay/contracts';
import { translate } from '@sanchay/i18n';
import { showToast } from '@sanchay/ui';
import type { StepUpDialogProps } from './StepUpDialog.tsx';

interface Asking {
  purpose: StepUpPurpose;
  to?: ContactKind;
  Dialog: ComponentType<StepUpDialogProps>;
  answer: (token: string | null) => void;
}

export interface StepUp {
  /**
   * Asks the person for a code that we send them, and resolves with the token for the `step_up` field of the write;
   * null when they turned back. `to` sends the code to that contact instead of the first one.
   */
  ask(purpose: StepUpPurpose, to?: ContactKind): Promise<string | null>;
  /** To be rendered anywhere on the screen. */
  dialog: ReactElement | null;
}

/** The code that changes of bank, nominee, profile, security and the like ask for. Its dialog comes when it is asked. */
export function useStepUp(): StepUp {
  const [asking, setAsking] = useState<Asking | null>(null);
  const open = useRef<Asking | null>(null);

  async function ask(purpose: StepUpPurpose, to?: ContactKind): Promise<string | null> {
    open.current?.answer(null);
    let Dialog: ComponentType<StepUpDialogProps>;
    try {
      ({ StepUpDialog: Dialog } = await import('./StepUpDialog.tsx'));
    } catch {
      showToast({ tone: 'error', message: translate('common', 'error.network.title') });
      return null;
    }
    return new Promise((resolve) => {
      const next: Asking = {
        purpose,
        ...(to && { to }),
        Dialog,
        answer(token) {
          open.current = null;
          setAsking((now) => (now === next ? null : now));
          resolve(token);
        },
      };
      open.current = next;
      setAsking(next);
    });
  }

  const dialog = asking && (
    <asking.Dialog
      purpose={asking.purpose}
      {...(asking.to && { to: asking.to })}
      onToken={asking.answer}
      onClose={() => asking.answer(null)}
    />
  );
  return { ask, dialog };
}
