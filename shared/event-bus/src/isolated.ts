import { Observable, Subscriber, type Observer, type Operator, type Subscription } from 'rxjs';

type Listener<T> = Partial<Observer<T>> | ((value: T) => void) | null;
type OnFault = (error: unknown) => void;

/**
 * An observable whose last link catches what its listener throws. rxjs alone also isolates one listener's error from
 * the others, but throws it later without naming its owner.
 */
export class Isolated<T> extends Observable<T> {
  readonly onFault: OnFault;

  constructor(source: Observable<T> | null, onFault: OnFault) {
    super(source ? (subscriber) => source.subscribe(subscriber) : undefined);
    this.onFault = onFault;
  }

  // What `pipe` makes must be isolated as well: an error inside an operator ends at the far end of the chain.
  override lift<R>(operator?: Operator<T, R>): Observable<R> {
    const lifted = new Isolated<R>(null, this.onFault);
    lifted.source = this;
    lifted.operator = operator as Operator<unknown, R> | undefined;
    return lifted;
  }

  override subscribe(
    listener?: Listener<T>,
    error?: ((error: unknown) => void) | null,
    complete?: (() => void) | null,
  ): Subscription {
    // An operator subscribing to its source: its errors travel down the chain by themselves.
    if (listener instanceof Subscriber) return super.subscribe(listener);
    const to: Partial<Observer<T>> =
      typeof listener === 'function' || !listener
        ? { next: listener ?? undefined, error: error ?? undefined, complete: complete ?? undefined }
        : listener;
    return super.subscribe({
      next: (value) => this.guard(() => to.next?.(value)),
      error: (failure: unknown) => (to.error ? this.guard(() => to.error?.(failure)) : this.onFault(failure)),
      complete: () => this.guard(() => to.complete?.()),
    });
  }

  private guard(run: () => void): void {
    try {
      run();
    } catch (error) {
      this.onFault(error);
    }
  }
}
