import { useFlowReturn } from '@sanchay/remote-kit';

/** The provider's window came back here: the page that waits for it is told, and this one closes or stays. */
export function Returned({ esign }: { esign: string }) {
  useFlowReturn(esign);
  return null;
}
