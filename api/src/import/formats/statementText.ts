import { setImmediate as breathe } from 'node:timers/promises';
import type { Statement, StatementHolding } from './statement.ts';

type Facts = Omit<Statement, 'holdings'>;

/**
 * A statement as text: its facts, then a line for each holding. Requests of others are served between two holdings, as a
 * large statement takes a while.
 */
export async function statementText({ holdings, ...facts }: Statement): Promise<string> {
  const lines = [JSON.stringify(facts)];
  for (const holding of holdings) {
    lines.push(JSON.stringify(holding));
    await breathe();
  }
  return lines.join('\n');
}

/** The statement in a text, also in one line of a release that did not write lines. */
export async function statementIn(text: string): Promise<Statement> {
  const [first, ...lines] = text.split('\n');
  const facts = JSON.parse(first!) as Facts & Partial<Statement>;
  const holdings = facts.holdings ?? [];
  for (const line of lines) {
    holdings.push(JSON.parse(line) as StatementHolding);
    await breathe();
  }
  return { ...facts, holdings };
}
