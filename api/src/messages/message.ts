/** A message to one recipient. A code, when it has one, is in the text too; the sandbox shows it apart. */
export interface Message {
  channel: 'email' | 'sms';
  to: string;
  text: string;
  code?: string;
}

/** How a login name is reached: a mobile by SMS, an address by e-mail. */
export function channelOf(recipient: string): Message['channel'] {
  return recipient.includes('@') ? 'email' : 'sms';
}
