/** Sum of an instant and milliseconds. */
export function later(instant: Date, ms: number): Date {
  return new Date(instant.getTime() + ms);
}
