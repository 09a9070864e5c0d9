import type { RecentEvent } from '@sanchay/event-bus';
import { formatsFor, useMessages } from '@sanchay/i18n';
import { Heading, Stack, Text, TextField } from '@sanchay/ui';
import { styled } from '@sanchay/ui/style';
import { useState } from 'react';
import type { Note } from '../messages.ts';
import { MESSAGES } from '../workbenchMessages.ts';

const List = styled.ol`
  display: grid;
  gap: var(--space-2);
  max-height: 48dvh;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  li {
    padding: var(--space-2) var(--space-3);
    background: var(--surface);
    border: 1px solid var(--line);
    border-radius: var(--radius-field);
  }
  pre {
    margin: 4px 0 0;
    font-size: 13px;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  small {
    color: var(--ink-3);
  }
`;

interface EventConsoleProps {
  events: readonly RecentEvent[];
  notes: readonly Note[];
}

/** The last 200 events of the bus, the newest first, with secrets redacted, and the platform's messages. */
export function EventConsole({ events, notes }: EventConsoleProps) {
  const { t, language } = useMessages(MESSAGES);
  const [filter, setFilter] = useState('');
  const wanted = filter.trim().toLowerCase();
  const shown = events
    .filter((event) => `${event.name} ${event.owner}`.toLowerCase().includes(wanted))
    .toReversed();
  const time = (at: number) => new Date(at).toLocaleTimeString(`${language}-IN`, { hour12: false });
  return (
    <Stack gap={4}>
      <Heading level={2} size="card">
        {t('events.title')}
      </Heading>
      <TextField label={t('events.filter')} value={filter} onChange={setFilter} />
      {notes.length > 0 && (
        <List aria-label={t('notes.title')}>
          {notes.toReversed().map(({ at, kind, text }, index) => (
            <li key={notes.length - index}>
              <small>{time(at)}</small> {t(`notes.${kind}`, { text })}
            </li>
          ))}
        </List>
      )}
      <Text size="small" tone="ink-3">
        {t('events.shown', { shown: formatsFor(language).number(shown.length) })}
      </Text>
      <List aria-label={t('events.list')}>
        {shown.map((event, index) => (
          <li key={events.length - index}>
            <strong>{event.name}</strong>{' '}
            <small>
              {event.origin === 'tab' ? t('events.tab') : event.owner} · {time(event.at)}
            </small>
            <pre>{JSON.stringify(event.payload, null, 1)}</pre>
          </li>
        ))}
      </List>
    </Stack>
  );
}
