/** A message for an outside desk, with the ticket that it belongs to. */
export interface DeskMessage {
  /** Of the message; a repeat has the same. */
  messageId: string;
  ticketId: string;
  number: string;
  category: string;
  subject: string;
  text: string;
  person: { name: string; email: string };
}

/** A help desk outside of this product that answers the tickets. The default is none: our own staff does. */
export interface OutsideDesk {
  /** Hands a message over; safe to repeat. @throws DeskUnreachableError when it did not take it. */
  deliver(message: DeskMessage): Promise<void>;
}

/** The outside desk did not answer, or not as agreed; what was to be sent is tried again. */
export class DeskUnreachableError extends Error {
  readonly kind = 'desk_unreachable';
}
