const CHUNK = 0x8000;

/** A JPEG as an address that the page's policy lets an `img` show. */
export function dataAddress(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.subarray(at, at + CHUNK));
  return `data:image/jpeg;base64,${btoa(text)}`;
}
