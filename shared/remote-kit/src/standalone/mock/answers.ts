import type { CallBody, CallName, CallParams, CallQuery, CallReply } from '@sanchay/contracts';
import type { PersonaName } from '../personas.ts';

/** The request of a mocked call, already checked against its schemas. */
export interface MockQuestion<K extends CallName> {
  params: CallParams<K>;
  query: CallQuery<K>;
  body: CallBody<K>;
  persona: PersonaName;
  /** Milliseconds since 1970. */
  now: number;
  /** What would be answered without this answer of your own. */
  sample: CallReply<K>;
}

/** A remote's own answers, by call: a reply, or a function of the question that gives one or throws a `MockRefusal`. */
export type StandaloneAnswers = {
  [K in CallName]?: CallReply<K> | ((question: MockQuestion<K>) => CallReply<K>);
};

/** A refusal, in the API's body shape. */
export class MockRefusal extends Error {
  readonly httpStatus: number;
  readonly status: 'failure' | 'params_invalid' | 'validation_failed';
  readonly code: string;
  readonly errors: Record<string, string[]>;

  constructor(
    httpStatus: number,
    status: MockRefusal['status'],
    code: string,
    message: string,
    errors: Record<string, string[]> = {},
  ) {
    super(message);
    this.name = 'MockRefusal';
    this.httpStatus = httpStatus;
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}
