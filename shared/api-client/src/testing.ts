import type { CallName, CallReply } from '@sanchay/contracts';
import { ApiError } from './apiError.ts';
import type { CallOptions } from './callOptions.ts';
import type { Client } from './client.ts';

/** What a fake answers: a reply, or a function of the options that gives one or throws. */
export type FakeAnswers = {
  [K in CallName]?: CallReply<K> | ((options: CallOptions<K>) => CallReply<K> | Promise<CallReply<K>>);
};

export interface FakeClient extends Client {
  /** All requests so far, in order. */
  readonly calls: { name: CallName; options: unknown }[];
  /** Sets or replaces answers during a test. */
  answer(more: FakeAnswers): void;
}

/** A client for tests: typed by the contracts, without a network. A call without an answer rejects with `not_found`. */
export function fakeClient(answers: FakeAnswers = {}): FakeClient {
  const given: FakeAnswers = { ...answers };
  const calls: FakeClient['calls'] = [];
  const call = async (name: CallName, options: unknown = {}): Promise<unknown> => {
    calls.push({ name, options });
    const answer: unknown = given[name];
    if (answer === undefined)
      throw new ApiError({ kind: 'not_found', call: name, message: `no fake answer for ${name}` });
    return typeof answer === 'function' ? answer(options) : answer;
  };
  return {
    calls,
    answer: (more) => void Object.assign(given, more),
    call: call as Client['call'],
    refresh: async () => null,
    now: Date.now,
  };
}
