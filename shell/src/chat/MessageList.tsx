import type { ChatMessage } from '@sanchay/contracts';
import { useFormat, useMessages } from '@sanchay/i18n';
import { TextLink } from '@sanchay/ui';
import { useLayoutEffect, useRef } from 'react';
import { Bubble, Desk, Lines, Meta, Typing } from './chatParts.ts';
import { deskMessages } from './deskMessages.ts';
import { SUPPORT_MESSAGES } from './supportMessages.ts';

interface Props {
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Which side this is. */
  own: 'investor' | 'agent';
  /** How far the other side has received and read. */
  reach: { delivered: number; read: number };
  typing: boolean;
}

/** A conversation. New lines are read out; the newest is kept in sight. */
export function MessageList({ messages, own, reach, typing }: Props) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const end = useRef<HTMLLIElement>(null);
  const newest = messages.at(-1)?.id;
  useLayoutEffect(() => {
    end.current?.scrollIntoView?.({ block: 'end' });
  }, [newest, typing]);
  const lastOwn = messages.findLast(({ author }) => author === own)?.id;
  return (
    <div role="log" aria-label={t('chat.log')} tabIndex={0}>
      <Lines>
        {messages.map((message) => (
          <Line
            key={message.id}
            message={message}
            own={message.author === own}
            state={message.id === lastOwn ? stateOf(message.id, reach) : null}
          />
        ))}
        {typing && (
          <Typing>
            <span>{t('chat.typing')}</span>
          </Typing>
        )}
        <li ref={end} aria-hidden="true" />
      </Lines>
    </div>
  );
}

function stateOf(id: number, { delivered, read }: Props['reach']): 'sent' | 'delivered' | 'read' {
  if (id <= read) return 'read';
  return id <= delivered ? 'delivered' : 'sent';
}

function Line({
  message,
  own,
  state,
}: {
  message: ChatMessage;
  own: boolean;
  state: ReturnType<typeof stateOf> | null;
}) {
  const { t } = useMessages(SUPPORT_MESSAGES);
  const format = useFormat();
  const { author, name, articles, at } = message;
  const text = deskMessages(t, format, message);
  if (author === 'desk') return <Desk>{text}</Desk>;
  return (
    <Bubble $own={own}>
      <p>{text}</p>
      {articles.length > 0 && (
        <ul>
          {articles.map(({ slug, category, title }) => (
            <li key={slug}>
              <TextLink href={`/help/${category}/${slug}`}>{title}</TextLink>
            </li>
          ))}
        </ul>
      )}
      <Meta>
        {!own && <span>{author === 'assistant' ? t('chat.fromAssistant') : name}</span>}
        <time dateTime={at}>{format.dateTime(at)}</time>
        {state && <span>{t(`chat.state.${state}`)}</span>}
      </Meta>
    </Bubble>
  );
}
