import { openFlowChannel } from './flowPorts.ts';
import { readFlowMessage } from './messages.ts';
import { startedFlows } from './startedFlows.ts';

/** The browser features that the return page uses. */
export interface ReturnPorts {
  channel(): BroadcastChannel | null;
  close(): void;
}

/**
 * The page to which a flow's window returns announces it to the pages of this site. Where one waited for it the window
 * closes; otherwise (the same tab, or the waiting page is gone) it stays, and shows the status itself.
 * @returns stops listening.
 */
export function announceReturn(
  flow: string,
  ports: ReturnPorts = { channel: openFlowChannel, close: () => globalThis.close() },
): () => void {
  const channel = startedFlows.has(flow) ? null : ports.channel();
  if (!channel) return () => undefined;
  channel.addEventListener('message', ({ data }) => {
    const message = readFlowMessage(data);
    if (message?.type === 'redirect_heard' && message.flow === flow) ports.close();
  });
  channel.postMessage({ type: 'redirect_complete', flow });
  return () => channel.close();
}
