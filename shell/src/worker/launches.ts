import { sitePath } from '@sanchay/contracts';
import { DEEP_LINK } from '@sanchay/remote-kit';

interface LaunchQueue {
  setConsumer(consume: (launch: { targetURL?: string }) => void): void;
}

/**
 * An address by which the installed app is opened while it runs: a flow that waits for it (a payment that returns)
 * handles it, else the app navigates there.
 */
export function followLaunches(
  navigate: (to: string) => void,
  page: EventTarget & { launchQueue?: LaunchQueue } = globalThis as EventTarget & {
    launchQueue?: LaunchQueue;
  },
  origin: string = globalThis.location.origin,
): void {
  page.launchQueue?.setConsumer(({ targetURL }) => {
    const address = targetURL === undefined ? null : URL.parse(targetURL);
    if (address?.origin !== origin) return;
    const left = page.dispatchEvent(new CustomEvent<URL>(DEEP_LINK, { detail: address, cancelable: true }));
    const path = sitePath(address.pathname + address.search + address.hash);
    if (left && path !== null) navigate(path);
  });
}
