import { Component, type ReactNode } from 'react';

interface Props {
  onCrash(error: unknown): void;
  children: ReactNode;
}

/** The boundary at the root of every remote. It belongs to the platform: without it a render error leaves an empty slot. */
export class RootBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.broken ? null : this.props.children;
  }
}
