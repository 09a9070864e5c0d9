import { createMessages } from '../platform/http/language.ts';
import { notFound, Problem } from '../platform/http/problem.ts';
import { waitMessages } from '../platform/http/waitMessages.ts';

const sentence = createMessages({
  en: {
    unknown: 'Chat not found.',
    not_yours: 'Take this chat first.',
    claimed: 'A colleague has taken this chat.',
    closed: 'This chat has ended.',
    fast: 'Too many messages. Wait {wait} and send again. Your message is still here.',
  },
  hi: {
    unknown: 'चैट नहीं मिली।',
    not_yours: 'पहले यह चैट लें।',
    claimed: 'यह चैट किसी साथी ने ले ली है।',
    closed: 'यह चैट समाप्त हो चुकी है।',
    fast: 'बहुत सारे संदेश। {wait} रुककर फिर भेजें। आपका संदेश यहीं है।',
  },
});

/** 404: no conversation has this id. */
export const unknownChat = (): Problem => notFound(sentence('unknown'));

/** 409: only the agent who has a conversation reads and types in it. */
export const chatNotYours = (): Problem =>
  new Problem(409, 'failure', 'chat_not_yours', sentence('not_yours'));

/** 409: another agent was first. */
export const chatClaimed = (): Problem => new Problem(409, 'failure', 'chat_claimed', sentence('claimed'));

/** 409: the conversation takes no more messages. */
export const chatClosed = (): Problem => new Problem(409, 'failure', 'chat_closed', sentence('closed'));

/** 429 with the milliseconds to wait; the response states whole seconds. */
export const writesTooFast = (waitMs: number): Problem =>
  new Problem(429, 'failure', 'rate_limited', sentence('fast', { wait: waitMessages(waitMs) }), {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
