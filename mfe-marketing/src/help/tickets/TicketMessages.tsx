import type { TicketMessage } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { styled } from '@sanchay/ui/style';
import { HELP_MESSAGES } from '../../messages.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Message = styled.li<{ $own: boolean }>`
  padding: var(--space-4);
  border: 1px solid ${(p) => (p.$own ? 'var(--line)' : 'transparent')};
  border-radius: var(--radius-card);
  background: ${(p) => (p.$own ? 'var(--surface)' : 'var(--accent-soft)')};
  & > header {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    justify-content: space-between;
    margin-bottom: var(--space-2);
    font-size: var(--text-label);
    color: var(--ink-2);
  }
  & > p {
    margin: 0;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Questions and replies, oldest first. Text is rendered as plain text, whatever it contains. */
export function TicketMessages({ messages }: { messages: readonly TicketMessage[] }) {
  const { t } = useMessages(HELP_MESSAGES);
  const format = useFormat();
  return (
    <List aria-live="polite">
      {messages.map(({ id, author, name, text, at }) => (
        <Message key={id} $own={author === 'investor'}>
          <header>
            <strong>{author === 'investor' ? t('ticket.you') : t('ticket.support', { name })}</strong>
            <time dateTime={at}>{format.dateTime(at)}</time>
          </header>
          <p>{text}</p>
        </Message>
      ))}
    </List>
  );
}
