/**
 * Why a page was not rendered. `slow`: it took too long; `crash`: the thread ended; `error`: something of the page
 * failed; `busy`: too many wait; `bundle`: the release's code is missing or not what was signed.
 */
export type RenderFailureKind = 'slow' | 'crash' | 'error' | 'busy' | 'bundle';

export class RenderFailure extends Error {
  readonly kind: RenderFailureKind;

  constructor(kind: RenderFailureKind, reason: string) {
    super(reason);
    this.name = 'RenderFailure';
    this.kind = kind;
  }
}
