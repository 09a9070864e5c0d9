/**
 * The messages of a partner that can be applied now: those that follow the last applied number without a gap. A number
 * that is there twice counts once.
 * @param applied number of the last applied message
 * @param waiting messages with greater numbers, in the order of their numbers
 */
export function nextInOrder<Message extends { seq: number }>(
  applied: number,
  waiting: readonly Message[],
): Message[] {
  const next: Message[] = [];
  for (const message of waiting) if (message.seq === applied + next.length + 1) next.push(message);
  return next;
}
