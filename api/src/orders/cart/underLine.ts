import { Problem } from '../../platform/http/problem.ts';

/** Does something with one line of the cart; its problem names the line: `amount` becomes `items.2.amount`. */
export async function underLine<Result>(index: number, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const errors = Object.fromEntries(
      Object.entries(error.errors).map(([field, messages]) => [`items.${index}.${field}`, messages]),
    );
    throw new Problem(error.httpStatus, error.status, error.code, error.message, { errors, cause: error });
  }
}
