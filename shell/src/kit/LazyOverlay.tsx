import { translate } from '@sanchay/i18n';
import { showToast } from '@sanchay/ui';
import { Component, Suspense, type ReactNode } from 'react';
import { reportError } from './reporting.ts';

interface Props {
  children: ReactNode;
  /** It could not be shown: the page goes on as if it were closed. */
  onLost: () => void;
}

/** An overlay whose code is loaded when it is opened. One that does not load, or breaks, is reported and removed. */
export class LazyOverlay extends Component<Props, { lost: boolean }> {
  override state = { lost: false };

  static getDerivedStateFromError(): { lost: boolean } {
    return { lost: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { kind: 'overlay', owner: 'shell' });
    showToast({ tone: 'error', message: translate('common', 'overlay.lost') });
    this.props.onLost();
  }

  override render(): ReactNode {
    return this.state.lost ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
