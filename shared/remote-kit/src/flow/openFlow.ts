import type { FlowPorts } from './flowPorts.ts';
import { DEEP_LINK, readFlowMessage } from './messages.ts';
import { startedFlows } from './startedFlows.ts';

/** `complete`: the window reported its return. `closed`: it was closed without a message; the server knows more. */
export type FlowEnd = 'complete' | 'closed';

export interface FlowTimes {
  /** Milliseconds between two looks whether the window is closed. */
  poll: number;
  /** On a phone: milliseconds from the return to this page until the one look. */
  mobileCheck: number;
}

/** Where a flow leads. */
export interface FlowTarget {
  /** The other side's page; its origin may report that the flow is complete. */
  address: string;
  /** Which flow it is, as the return page names it. */
  flow: string;
  /** Whether an address by which the app is opened is the return of this flow. */
  isReturn(address: URL): boolean;
  /** The window is back after all, having looked closed. */
  late(): void;
}

export interface Flow {
  /** The browser opened no window: the user must follow a link instead. */
  readonly blocked: boolean;
  /** Leads the window on and waits. @throws TypeError when the address is no web address. */
  go(target: FlowTarget): Promise<FlowEnd>;
  /** Closes the window, when there was nothing to lead to. */
  abandon(): void;
  /** Stops waiting; the window stays. */
  leave(): void;
}

/**
 * A flow through a third-party page (a payment, a partner) in a window of its own. Must be called within the click,
 * because browsers block windows that open later; the address may follow when it is known.
 *
 * The flow succeeds on `redirect_complete`, from the window or one of the two origins involved, or by the channel of
 * the return page, or by a deep link. It ends as `closed` when the user closes the window: checked every `poll`
 * milliseconds, on a phone (where a page in the background does not run) once, `mobileCheck` after the return.
 */
export function openFlow(ports: FlowPorts, { poll, mobileCheck }: FlowTimes): Flow {
  const opened = ports.open();
  let stop = (): void => undefined;

  function wait(target: FlowTarget, origins: readonly string[]): Promise<FlowEnd> {
    return new Promise((resolve) => {
      const undo: (() => void)[] = [];
      const finish = (): void => undo.splice(0).forEach((work) => work());
      const end = (how: FlowEnd): void => {
        finish();
        resolve(how);
      };
      const listen = (
        to: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>,
        type: string,
        hear: (event: Event) => void,
      ): void => {
        to.addEventListener(type, hear);
        undo.push(() => to.removeEventListener(type, hear));
      };

      startedFlows.add(target.flow);
      const channel = ports.channel();
      // Not among what ends with the flow: a window that comes back to this site looks closed before its page speaks.
      channel?.addEventListener('message', ({ data }) => {
        const message = readFlowMessage(data);
        if (message?.type !== 'redirect_complete' || message.flow !== target.flow) return;
        channel.postMessage({ type: 'redirect_heard', flow: target.flow });
        channel.close();
        if (undo.length === 0) target.late();
        else end('complete');
      });
      stop = () => {
        finish();
        channel?.close();
        startedFlows.delete(target.flow);
      };
      listen(ports.page, 'message', (event) => {
        const { origin, data } = event as MessageEvent<unknown>;
        if (!origins.includes(origin)) return;
        const message = readFlowMessage(data);
        const named = message?.type === 'redirect_complete' && message.flow === target.flow;
        if (named || data === 'redirect_complete') end('complete');
      });
      listen(ports.page, DEEP_LINK, (event) => {
        const { detail } = event as CustomEvent<unknown>;
        if (!(detail instanceof URL) || detail.origin !== ports.origin || !target.isReturn(detail)) return;
        event.preventDefault();
        end('complete');
      });

      const look = (): void => {
        if (!opened?.closed) return;
        stop = () => undefined;
        end('closed');
      };
      if (!ports.mobile) undo.push(ports.every(poll, look));
      else
        listen(ports.visibility, 'visibilitychange', () => {
          if (ports.visibility.visibilityState === 'visible') undo.push(ports.after(mobileCheck, look));
        });
    });
  }

  return {
    blocked: opened === null,
    async go(target) {
      const address = URL.parse(target.address);
      if (address?.protocol !== 'https:' && address?.protocol !== 'http:') {
        opened?.close();
        throw new TypeError(`not a web address: ${target.address}`);
      }
      const end = wait(target, [ports.origin, address.origin]);
      opened?.location.replace(address.href);
      return end;
    },
    abandon: () => opened?.close(),
    leave: () => stop(),
  };
}
