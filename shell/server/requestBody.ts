import type { IncomingMessage } from 'node:http';

/** Calls back when the time is over; the result cancels it. */
export type Deadline = (over: () => void) => () => void;

/** A deadline of so many milliseconds. */
export const deadlineOf =
  (milliseconds: number): Deadline =>
  (over) => {
    const timer = setTimeout(over, milliseconds);
    return () => clearTimeout(timer);
  };

/**
 * Reads a body of at most `most` bytes into memory. `late` when the deadline passes first, `too_large` as soon as
 * there are more bytes, `gone` when the client leaves before the end.
 */
export function readBody(
  request: IncomingMessage,
  most: number,
  deadline: Deadline,
): Promise<Buffer | 'late' | 'too_large' | 'gone'> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let size = 0;
    const settle = (result: Buffer | 'late' | 'too_large' | 'gone'): void => {
      cancel();
      request.off('data', take).off('end', whole).off('close', gone);
      request.resume();
      resolve(result);
    };
    const take = (part: Buffer): void => {
      size += part.length;
      if (size > most) settle('too_large');
      else parts.push(part);
    };
    const whole = (): void => settle(Buffer.concat(parts));
    const gone = (): void => settle('gone');
    const cancel = deadline(() => settle('late'));
    request.on('data', take).on('end', whole).on('close', gone);
  });
}
