/** Channel between the pages of this site: a flow that waits, and the page that its window comes back to. */
export const FLOW_CHANNEL = 'sanchay-flow';
/** Event of the window with the address by which the app was opened: a deep link. */
export const DEEP_LINK = 'sanchay:deep-link';

/** `redirect_complete`: the window is back. `redirect_heard`: a page waited for it, so it may close. */
export interface FlowMessage {
  type: 'redirect_complete' | 'redirect_heard';
  /** Which flow, such as the id of a payment. */
  flow: string;
}

/** The message in what a channel or a window sent, or null when it is something else. */
export function readFlowMessage(data: unknown): FlowMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, flow } = data as Partial<FlowMessage>;
  const known = type === 'redirect_complete' || type === 'redirect_heard';
  return known && typeof flow === 'string' ? { type, flow } : null;
}
