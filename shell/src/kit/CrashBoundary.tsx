import { Component, type ReactNode } from 'react';
import { reportError } from './reporting.ts';

interface Props {
  /** Which of the shell's pieces it is, for the report. */
  place: string;
  /** In place of the piece when it broke. */
  fallback: ReactNode;
  children: ReactNode;
}

/** Keeps a break in one piece of the shell from the others and from the remote on the page. */
export class CrashBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    reportError(error, { kind: 'shell', owner: 'shell', place: this.props.place });
  }

  override render(): ReactNode {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
