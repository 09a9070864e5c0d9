import type { HelpCategorySlug, TicketState } from '@sanchay/contracts';

/** A ticket as stored. Times are business time. */
export interface TicketRow {
  id: string;
  number: number;
  investor_id: string;
  category: HelpCategorySlug;
  subject: string;
  page: string | null;
  order_id: string | null;
  state: TicketState;
  waiting_since: Date | null;
  unread: boolean;
  unread_by_staff: boolean;
  outside_ref: string | null;
  created_at: Date;
  updated_at: Date;
  closed_at: Date | null;
}

export interface TicketMessageRow {
  id: string;
  ticket_id: string;
  author: 'investor' | 'staff';
  author_id: string | null;
  name: string;
  text: string;
  at: Date;
}

/** 'T-100001' */
export function ticketNumber({ number }: Pick<TicketRow, 'number'>): string {
  return `T-${number}`;
}
