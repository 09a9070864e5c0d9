import type { CallName, RenderedAnswer } from '@sanchay/contracts';
import { answerKey, plantAnswers, type QueryClient } from '@sanchay/remote-kit/query';
import type { RenderJob } from './renderJob.ts';
import type { ServerAnswers } from './serverAnswers.ts';

/** Makes each call of a page once, puts the responses into its cache, and retains them for the browser. */
export class AnswerBook implements ServerAnswers {
  readonly #read: RenderJob['read'];
  readonly #queries: QueryClient;
  readonly #asked = new Map<string, Promise<void>>();
  /** In the order in which they came. */
  readonly answers: RenderedAnswer[] = [];

  constructor(read: RenderJob['read'], queries: QueryClient) {
    this.#read = read;
    this.#queries = queries;
  }

  wait(name: CallName, options: Record<string, unknown>): Promise<void> {
    const key = JSON.stringify(answerKey(name, options));
    const running = this.#asked.get(key) ?? this.#ask(name, options);
    this.#asked.set(key, running);
    return running;
  }

  async #ask(name: CallName, options: Record<string, unknown>): Promise<void> {
    const outcome = await this.#read(name, options);
    const answer: RenderedAnswer =
      'missing' in outcome
        ? { name, options, missing: outcome.missing }
        : { name, options, data: withoutBytes(outcome.data) };
    this.answers.push(answer);
    plantAnswers(this.#queries, [answer]);
  }
}

function withoutBytes(data: unknown): unknown {
  return data instanceof Uint8Array ? { $bytes: Buffer.from(data).toString('base64') } : data;
}
