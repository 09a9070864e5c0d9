import { FLOW_CHANNEL } from './messages.ts';

/** A window that a flow goes through. */
export interface FlowWindow {
  readonly closed: boolean;
  close(): void;
  readonly location: { replace(address: string): void };
}

/** The browser features that a flow uses; tests provide their own. */
export interface FlowPorts {
  origin: string;
  mobile: boolean;
  open(): FlowWindow | null;
  /** The page: messages of windows and deep links arrive here. */
  page: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Notifies when the page becomes visible again. */
  visibility: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> & {
    readonly visibilityState: DocumentVisibilityState;
  };
  channel(): BroadcastChannel | null;
  every(ms: number, work: () => void): () => void;
  after(ms: number, work: () => void): () => void;
}

const POPUP = 'popup,width=480,height=760';

/** The browser's own. @param mobile a new tab instead of a small window, and no polling */
export function browserFlowPorts(mobile: boolean): FlowPorts {
  return {
    origin: globalThis.location.origin,
    mobile,
    open: () => globalThis.open('about:blank', '_blank', mobile ? '' : POPUP),
    page: globalThis,
    visibility: document,
    channel: openFlowChannel,
    every(ms, work) {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
    after(ms, work) {
      const timer = setTimeout(work, ms);
      return () => clearTimeout(timer);
    },
  };
}

/** The channel between pages, or null where the browser has none. */
export function openFlowChannel(): BroadcastChannel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(FLOW_CHANNEL);
}
