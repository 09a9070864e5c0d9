/** Hands a text to the browser to keep as a file. */
export function keepFile(name: string, type: 'text/csv' | 'text/plain', text: string): void {
  keep(name, new Blob([text], { type: `${type};charset=utf-8` }));
}

/** Hands bytes to the browser to keep as a file. */
export function keepBytes(name: string, bytes: Uint8Array<ArrayBuffer>): void {
  keep(name, new Blob([bytes], { type: 'application/octet-stream' }));
}

function keep(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  Object.assign(document.createElement('a'), { href: address, download: name }).click();
  URL.revokeObjectURL(address);
}
