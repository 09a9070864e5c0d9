import type { Finding } from '../stock/probe.ts';
import type { Outcome } from './journeys.ts';
import { FAULTS } from './list.ts';

/** One row: the fault, and how both sides took it. */
export interface Row {
  id: string;
  what: string;
  sanchay: boolean;
  tests: number;
  /** Null where nobody measured it. */
  stock: boolean | null;
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
      stock: finding?.contained ?? null,
      missed: finding?.missed.join('; ') ?? 'not measured',
    };
  });
}

/** The table as a page of the documentation. */
export function containmentPage(rows: readonly Row[]): string {
  const count = (side: 'sanchay' | 'stock') => rows.filter((row) => row[side]).length;
  const mark = (held: boolean | null) => (held === null ? '' : held ? 'yes' : 'no');
  const measured = rows.filter(({ stock }) => stock !== null).length;
  const lines = rows.map(
    ({ id, what, sanchay, tests, stock, missed }) =>
      `| ${id} | ${what} | ${mark(sanchay)} | ${tests} | ${mark(stock)} | ${missed} |`,
  );
  return `# Containment

This page shows the outcome of each of ${rows.length} faults ([features and faults](features.md)) for Sanchay and for a stock sample of
single-spa and module federation (\`bench/stock\`), written as the documentation of both shows. \`npm run faults\` writes it.

**Sanchay ${count('sanchay')} of ${rows.length}, the stock sample ${count('stock')} of the ${measured} that were measured there.**

Sanchay's column comes from the journeys of \`e2e/faults\`; \`npm run test:full\` runs all of them, \`npm test\` at least one of
each suite. A journey requires that navigation works, only the slot changes, one message offers Try again, one report names
remote and release, no exception is uncaught, the page does not load again, the focus stays with the content, and the
outcome of the list occurs. The sample has to meet less, because it sends no reports: another area opens within five
seconds, the area appears or shows that it failed, no exception is uncaught, and the outcome of the list occurs.

| Fault | | Sanchay | Tests | Stock | Unmet by the sample |
| ----- | - | ------- | ----- | ----- | ---------------------- |
${lines.join('\n')}
`;
}
