import { Type as T, type TSchema } from '@sinclair/typebox';

/** Rupees, a JSON number with at most two decimals; `finance` checks the scale. */
export const Rupees = T.Number({ description: 'rupees, 2 decimals' });
export const Nav = T.Number({ description: 'rupees a unit, 4 decimals' });
export const Units = T.Number({ description: 'units, up to 4 decimals' });
export const Percent = T.Number({ description: 'percent' });
export const Day = T.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}$',
  format: 'date',
  description: 'YYYY-MM-DD, a day that the calendar has',
});
export const Instant = T.String({ description: 'date-time with offset' });
/** Beside the price of a share and its day. */
export const TradedAt = T.Optional(
  T.String({
    description: 'when it traded at this price in the running session; absent for a closing price',
  }),
);
export const Flag = T.Union([T.Literal('Y'), T.Literal('N')]);
export const Nullable = <S extends TSchema>(schema: S) => T.Union([schema, T.Null()]);
export const FundCode = T.String({ pattern: '^[A-Z0-9-]{4,24}$', description: 'fund code, like LFAG-GR' });
/** Number of a user, portfolio or managed account: what clients of this family of APIs know as its id. */
export const PublicId = T.Integer({ minimum: 1 });
export const Id = T.String({ minLength: 1, maxLength: 64 });

export const closed = { additionalProperties: false } as const;

export const Codes = <const V extends readonly string[]>(values: V) =>
  T.Unsafe<V[number]>({ type: 'string', enum: [...values] });

/** Typed as a word, so that a handler may write `status: 'success'` without ceremony; checked as the one word it is. */
export const Success = T.Unsafe<string>({ type: 'string', const: 'success' });
/** Why something is not offered to the caller, in the language of the request; null where it is. */
export const Refusal = Nullable(T.Object({ code: T.String(), message: T.String() }));
export const Data = <S extends TSchema>(data: S) => T.Object({ status: Success, data });
export const Meta = T.Object({ page: T.Integer(), per_page: T.Integer(), total: T.Integer() });
export const List = <S extends TSchema>(item: S) =>
  T.Object({ status: Success, data: T.Array(item), meta: Meta });

/** The body of every failure. `errors` maps a field to messages for the user. */
export const Failure = T.Object({
  status: Codes(['failure', 'params_invalid', 'validation_failed'] as const),
  code: T.String(),
  message: T.String(),
  errors: T.Record(T.String(), T.Array(T.String())),
  request_id: T.String(),
});
