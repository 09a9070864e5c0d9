import type { TestApi } from '../testApi.ts';

/** The number by which clients know a user, a portfolio or a managed account. */
export async function publicId(
  { db }: Pick<TestApi, 'db'>,
  table: 'users' | 'portfolios',
  id: string,
): Promise<number> {
  const [row] = await db.query<{ number: number }>(`SELECT number FROM ${table} WHERE id = $1`, [id]);
  return row!.number;
}
