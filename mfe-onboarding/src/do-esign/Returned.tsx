import { useFlowReturn } from '@sanchay/remote-kit';

/** Landing page of the provider's window: notifies the page that waits for it, then closes or stays open. */
export function Returned({ esign }: { esign: string }) {
  useFlowReturn(esign);
  return null;
}
