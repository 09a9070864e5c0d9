import type { CallName, CallReply } from '@sanchay/contracts';
import { ApiError } from './apiError.ts';
import type { CallArguments, CallOptions } from './callOptions.ts';
import type { Client } from './client.ts';

/** What a fake answers: a reply, or a function of the options that gives one or throws. */
export type FakeAnswers = {
  [K in CallName]?: CallReply<K> | ((options: CallOptions<K>) => CallReply<K> | Promise<CallReply<K>>);
};

export interface FakeClient extends Client {
  /** Everything asked so far, in order. */
  readonly calls: { name: CallName; options: unknown }[];
  /** Sets or replaces answers during a test. */
  answer(more: FakeAnswers): void;
}

/** A client for tests: typed by the contracts, without a network. A call without an answer rejects with `not_found`. */
export function fakeClient(answers: FakeAnswers = {}): FakeClient {
  const given: FakeAnswers = { ...answers };
  const calls: FakeClient['calls'] = [];
  return {
    calls,
    answer: (more) => void Object.assign(given, more),
    async call<K extends CallName>(name: K, ...[options]: CallArguments<K>) {
      calls.push({ name, options: options ?? {} });
      const answer: unknown = given[name];
      if (answer === undefined)
        throw new ApiError({ kind: 'not_found', call: name, message: `no fake answer for ${name}` });
      const reply: unknown = typeof answer === 'function' ? answer(options ?? {}) : answer;
      return (await reply) as CallReply<K>;
    },
    refresh: async () => null,
  };
}
