import { sayer } from '../platform/language.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { waitWords } from '../platform/waitWords.ts';

const sentence = sayer({
  unknown: { en: 'We do not know this conversation.', hi: 'हम इस बातचीत को नहीं जानते।' },
  not_yours: { en: 'Take this conversation first.', hi: 'पहले यह बातचीत अपने पास लें।' },
  claimed: { en: 'A colleague has taken this conversation.', hi: 'यह बातचीत किसी सहयोगी ने ले ली है।' },
  closed: { en: 'This conversation is over.', hi: 'यह बातचीत समाप्त हो चुकी है।' },
  fast: {
    en: 'That was a lot at once. Please wait {wait}. What you wrote is still in the field.',
    hi: 'एक साथ बहुत कुछ आ गया। कृपया {wait} रुकें। आपका लिखा हुआ अब भी ख़ाने में है।',
  },
});

/** 404: no conversation has this id. */
export const unknownChat = (): Problem => notFound(sentence('unknown'));

/** 409: only the agent who has a conversation reads and types in it. */
export const chatNotYours = (): Problem =>
  new Problem(409, 'failure', 'chat_not_yours', sentence('not_yours'));

/** 409: another agent was first. */
export const chatClaimed = (): Problem => new Problem(409, 'failure', 'chat_claimed', sentence('claimed'));

/** 409: nothing can be said in it any more. */
export const chatClosed = (): Problem => new Problem(409, 'failure', 'chat_closed', sentence('closed'));

/** 429 with the milliseconds to wait; the answer says them in whole seconds. */
export const writesTooFast = (waitMs: number): Problem =>
  new Problem(429, 'failure', 'rate_limited', sentence('fast', { wait: waitWords(waitMs) }), {
    retryAfter: Math.max(1, Math.ceil(waitMs / 1_000)),
  });
