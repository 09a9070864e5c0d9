import type { Fault } from './rule.ts';

/** True for a fault that needs the whole body in hand. */
export function changesBody({ body, truncate, garbage, tamper, empty, reset }: Fault): boolean {
  return body !== undefined || tamper !== undefined || reset === 'half' || !!(truncate || garbage || empty);
}

/** The body as the fault leaves it. `reset` is the connection's matter. */
export function damaged(bytes: Buffer, { body, truncate, garbage, tamper, empty }: Fault): Buffer {
  if (body !== undefined) return Buffer.from(body);
  if (empty) return Buffer.alloc(0);
  if (garbage) return noise(bytes.length);
  if (truncate) return bytes.subarray(0, Math.floor(bytes.length / 2));
  if (!tamper) return bytes;
  if ('prepend' in tamper) return Buffer.concat([Buffer.from(tamper.prepend), bytes]);
  if ('append' in tamper) return Buffer.concat([bytes, Buffer.from(tamper.append)]);
  const flipped = Buffer.from(bytes);
  const middle = Math.floor(bytes.length / 2);
  if (bytes.length > 0) flipped[middle] = flipped[middle]! ^ 1;
  return flipped;
}

/** Printable noise that is no script, JSON or markup; the same each time. */
function noise(length: number): Buffer {
  const bytes = Buffer.alloc(length);
  let state = 4_390;
  for (let index = 0; index < length; index += 1) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    bytes[index] = 0x21 + ((state >>> 8) % 0x5e);
  }
  if (length > 0) bytes[0] = 0x25;
  return bytes;
}
