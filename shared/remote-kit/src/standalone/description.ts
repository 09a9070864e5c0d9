import type { RemoteDescription } from '@sanchay/contracts';

/** Element of the page in which the server lays the remote's `remote.json`. */
export const DESCRIPTION_BLOCK = 'sanchay-remote';

/** Which remote this page is for. @throws Error when the page was not made by the standalone server. */
export function readDescription(): RemoteDescription {
  const text = document.getElementById(DESCRIPTION_BLOCK)?.textContent;
  if (!text)
    throw new Error('This page was not made by the standalone server: start it with npm start -w <remote>.');
  return JSON.parse(text) as RemoteDescription;
}
