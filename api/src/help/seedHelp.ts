import type { Db, Queries } from '../db/pool.ts';
import { later } from '../platform/process/instants.ts';

interface Person {
  userId: string;
  name: string;
}

const DAY_MS = 86_400_000;
const id = (number: number) => `5a9c4a1e-0008-4000-8000-${String(number).padStart(12, '0')}`;

interface SeededMessage {
  author: 'investor' | 'staff';
  by: Person;
  name: string;
  text: string;
  at: Date;
}

/**
 * Two tickets of the sandbox: one that was answered and not opened yet, one that waits. Existing ones stay.
 * @param asks owner of the answered ticket; `waits` owner of the waiting ticket; `answers` the agent.
 */
export async function seedHelp(
  db: Db,
  { now, asks, waits, answers }: { now: Date; asks: Person; waits: Person; answers: Person },
): Promise<void> {
  const asked = later(now, -2 * DAY_MS);
  const answered = later(now, -DAY_MS);
  await db.tx(async (tx) => {
    const first = await insertTicket(tx, {
      id: id(1),
      person: asks,
      category: 'mutual-funds',
      subject: 'Which NAV did my SIP get?',
      page: '/portfolio/mutual-funds',
      state: 'answered',
      at: [asked, answered],
    });
    if (first) {
      await insertMessages(tx, id(1), [
        {
          author: 'investor',
          by: asks,
          name: asks.name,
          text: 'My SIP was on a holiday this month. Which day’s NAV do I get, and why?',
          at: asked,
        },
        {
          author: 'staff',
          by: answers,
          name: answers.name.split(' ')[0]!,
          text: 'A SIP date that falls on a non-business day moves to the next business day, and you get the NAV of that day once the money has arrived. You see the day on the order’s timeline.',
          at: answered,
        },
      ]);
    }
    const second = await insertTicket(tx, {
      id: id(2),
      person: waits,
      category: 'account-and-kyc',
      subject: 'Adding my daughter as a nominee',
      page: null,
      state: 'open',
      at: [answered, answered],
    });
    if (second) {
      await insertMessages(tx, id(2), [
        {
          author: 'investor',
          by: waits,
          name: waits.name,
          text: 'My daughter is 12. Can she be a nominee, and who signs for her?',
          at: answered,
        },
      ]);
    }
  });
}

interface SeededTicket {
  id: string;
  person: Person;
  category: string;
  subject: string;
  page: string | null;
  state: 'open' | 'answered';
  /** When it was opened and when it changed last. */
  at: [Date, Date];
}

async function insertTicket(tx: Queries, ticket: SeededTicket): Promise<boolean> {
  const open = ticket.state === 'open';
  const inserted = await tx.query(
    `INSERT INTO tickets (id, investor_id, category, subject, page, state, waiting_since, unread, unread_by_staff,
                          created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (id) DO NOTHING RETURNING id`,
    [
      ...[ticket.id, ticket.person.userId, ticket.category, ticket.subject, ticket.page, ticket.state],
      ...[open ? ticket.at[0] : null, !open, open, ...ticket.at],
    ],
  );
  return inserted.length > 0;
}

async function insertMessages(tx: Queries, ticketId: string, messages: SeededMessage[]): Promise<void> {
  for (const { author, by, name, text, at } of messages) {
    await tx.query(
      `INSERT INTO ticket_messages (id, ticket_id, author, author_id, name, text, at, received_at)
       VALUES (gen_random_uuid(), $1, $2, $3, $4, $5, $6, $6)`,
      [ticketId, author, by.userId, name, text, at],
    );
  }
}
