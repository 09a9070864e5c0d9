import type { Ticket } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { usePlatform, useWrite } from '@sanchay/remote-kit';
import { Button, Notice, Row, Stack, Text, TextField } from '@sanchay/ui';
import type { FormEvent } from 'react';
import { HELP_MESSAGES } from '../../messages.ts';
import { problemText } from '../problemText.ts';
import { useKeptText } from './useKeptText.ts';

/** Adds to a ticket or closes it; writing to a closed one reopens it while that is possible. */
export function ReplyForm({ ticket }: { ticket: Ticket }) {
  const { t } = useMessages(HELP_MESSAGES);
  const { config } = usePlatform();
  const format = useFormat();
  const reply = useWrite('replyToTicket', ['ticket', 'tickets']);
  const close = useWrite('closeTicket', ['ticket', 'tickets']);
  const [text, setText] = useKeptText(ticket.id);
  const closed = ticket.state === 'closed';
  const error = reply.error ?? close.error;
  const params = { id: ticket.id };

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (text.trim() === '') return;
    try {
      await reply.mutateAsync({ params, body: { text } });
      setText('');
    } catch {
      // Shown below; the typed text stays.
    }
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Stack gap={4}>
        {closed && (
          <Text>
            {t('ticket.closedOn', { date: format.date(ticket.closed_at) })}{' '}
            {ticket.reopens_until && t('ticket.reopensUntil', { date: format.date(ticket.reopens_until) })}
          </Text>
        )}
        <TextField
          label={t(closed ? 'ticket.reopen' : 'ticket.reply')}
          value={text}
          onChange={setText}
          maxLength={config.support.ticketText}
          multiline
        />
        {error && (
          <Notice tone="error" live>
            {problemText(t, error)}
          </Notice>
        )}
        <Row gap={3}>
          <Button type="submit" busy={reply.isPending} aria-disabled={text.trim() === ''}>
            {t(closed ? 'ticket.reopenSend' : 'ticket.send')}
          </Button>
          {!closed && (
            <Button
              variant="secondary"
              busy={close.isPending}
              onClick={() => close.mutate({ params, body: {} })}
            >
              {t('ticket.close')}
            </Button>
          )}
        </Row>
      </Stack>
    </form>
  );
}
