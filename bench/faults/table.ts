import type { Finding } from '../stock/probe.ts';
import type { Outcome } from './journeys.ts';
import { FAULTS } from './list.ts';

/** One row: the fault, and how both sides took it. */
export interface Row {
  id: string;
  what: string;
  sanchay: boolean;
  tests: number;
  stock: boolean;
  missed: string;
}

/** Puts both sides together. A fault without a passed test is not contained. */
export function containment(ours: ReadonlyMap<string, Outcome>, stock: readonly Finding[]): Row[] {
  return FAULTS.map(([id, what]) => {
    const { passed, failed } = ours.get(id) ?? { passed: 0, failed: [] };
    const finding = stock.find((one) => one.id === id);
    return {
      id,
      what,
      sanchay: passed > 0 && failed.length === 0,
      tests: passed + failed.length,
      stock: finding?.contained ?? false,
      missed: finding?.missed.join('; ') ?? 'not measured',
    };
  });
}

/** The table as a page of the documentation. */
export function containmentPage(rows: readonly Row[]): string {
  const count = (side: 'sanchay' | 'stock') => rows.filter((row) => row[side]).length;
  const mark = (held: boolean) => (held ? 'yes' : 'no');
  const lines = rows.map(
    ({ id, what, sanchay, tests, stock, missed }) =>
      `| ${id} | ${what} | ${mark(sanchay)} | ${tests} | ${mark(stock)} | ${missed} |`,
  );
  return `# Containment

What becomes of the page under each of 34 faults: Sanchay beside a stock single-spa and module federation sample
(\`bench/stock\`), which is written as the documentation shows it. Made by \`npm run faults\`.

**Sanchay ${count('sanchay')} of ${rows.length}, the stock sample ${count('stock')} of ${rows.length}.**

Sanchay's column is the journeys of \`e2e/faults\`: navigation works, only the slot changes, one message with Try again,
one report with remote and release, nothing thrown that nobody caught, no page load, the focus stays with the content,
and what the list expects of the fault besides. The sample is judged more kindly: it reports to nobody, so reports,
focus and a way to try again are not asked of it; only that another area opens within five seconds, that the area shows
itself or says in words that it failed, that nothing is thrown that nobody catches, and the fault's own expectation.

| Fault | | Sanchay | Tests | Stock | What the sample missed |
| ----- | - | ------- | ----- | ----- | ---------------------- |
${lines.join('\n')}
`;
}
