import { useRef, useState, type ComponentType, type ReactElement } from 'react';
import type { ContactKind, StepUpPurpose } from '@sanchay/contracts';
import { translate } from '@sanchay/i18n';
import { showToast } from '@sanchay/ui';
import type { StepUpDialogProps } from './StepUpDialog.tsx';

export interface StepUpOptions {
  /** Sends the code to that contact instead of the first one. */
  to?: ContactKind;
  /** What the code confirms, as the API gave it: the token is worth nothing for anything else. */
  confirms?: string;
}

interface Asking extends StepUpOptions {
  purpose: StepUpPurpose;
  Dialog: ComponentType<StepUpDialogProps>;
  answer: (token: string | null) => void;
}

export interface StepUp {
  /**
   * Requests a code that we send to the user, and resolves with the token for the `step_up` field of the write; null
   * when the user went back.
   */
  ask(purpose: StepUpPurpose, options?: StepUpOptions): Promise<string | null>;
  /** To be rendered anywhere on the screen. */
  dialog: ReactElement | null;
}

/** The code that changes of bank, nominee, profile, security and the like require. Its dialog is loaded on demand. */
export function useStepUp(): StepUp {
  const [asking, setAsking] = useState<Asking | null>(null);
  const open = useRef<Asking | null>(null);

  async function ask(purpose: StepUpPurpose, options: StepUpOptions = {}): Promise<string | null> {
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
        ...options,
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
      {...(asking.confirms !== undefined && { confirms: asking.confirms })}
      onToken={asking.answer}
      onClose={() => asking.answer(null)}
    />
  );
  return { ask, dialog };
}
