import type { Queries } from '../../db/pool.ts';

export interface VoteCount {
  helpful: number;
  total: number;
}

/** How many voted that an article helped, of how many. */
export async function votesOf(q: Queries, article: string): Promise<VoteCount> {
  const [row] = await q.query<VoteCount>(
    `SELECT count(*) FILTER (WHERE helpful) AS helpful, count(*) AS total FROM article_votes WHERE article = $1`,
    [article],
  );
  return row!;
}

/** Counts a voter once; the last word holds. */
export async function storeVote(
  q: Queries,
  vote: { article: string; voter: string; helpful: boolean; at: Date },
): Promise<void> {
  await q.query(
    `INSERT INTO article_votes (article, voter, helpful, at) VALUES ($1, $2, $3, $4)
     ON CONFLICT (article, voter) DO UPDATE SET helpful = excluded.helpful, at = excluded.at`,
    [vote.article, vote.voter, vote.helpful, vote.at],
  );
}
