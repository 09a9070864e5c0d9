import type { TestInvestor } from '../orderBench.ts';
import type { TestApi } from '../testApi.ts';

/** What a guardian enters about a child; 17 years old on the day of the order bench. */
export const CHILD = {
  name: 'Anaya Rao',
  date_of_birth: '2009-03-15',
  relation: 'mother' as const,
  clubbed: true,
  consent: true,
};

/** The UUID of the account of a child. */
export async function childOf({ db }: TestApi, guardian: TestInvestor, name: string): Promise<string> {
  const [row] = await db.query<{ id: string }>(
    'SELECT id FROM portfolios WHERE owner_id = $1 AND name = $2',
    [guardian.userId, name],
  );
  return row!.id;
}

/** The account of a child that is ready, opened by the guardian. */
export async function openChild(api: TestApi, guardian: TestInvestor, over: object = {}): Promise<string> {
  await guardian.call('addMinor', { body: { ...CHILD, ...over } });
  const id = await childOf(api, guardian, CHILD.name);
  await api.db.query('UPDATE portfolios SET onboarding_state = 13 WHERE id = $1', [id]);
  await guardian.call('switchPortfolio', { params: { id } });
  return id;
}
