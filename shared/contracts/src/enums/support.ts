/** Categories of the help desk (specification, section 3), in the order in which they are shown. */
export const HELP_CATEGORIES = [
  'mutual-funds',
  'fixed-deposits',
  'digital-gold',
  'import-portfolio',
  'insurance',
  'equities',
  'account-and-kyc',
  'savesmart',
] as const;
export type HelpCategorySlug = (typeof HELP_CATEGORIES)[number];

/** `open` and `reopened` wait for the support team, `answered` for the user. */
export const TICKET_STATES = ['open', 'answered', 'closed', 'reopened'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** Who responds in a chat: the assistant, nobody yet, one agent; `closed` until the user writes again. */
export const CHAT_STATES = ['assistant', 'waiting', 'claimed', 'closed'] as const;
export type ChatState = (typeof CHAT_STATES)[number];
