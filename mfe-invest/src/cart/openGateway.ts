/** Leaves for the payment gateway's page. @throws TypeError when the address is no web address. */
export function openGateway(address: string): void {
  const url = new URL(address);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new TypeError(`not a web address: ${address}`);
  globalThis.location.assign(url.href);
}
