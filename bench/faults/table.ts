import type { Finding } from '../stock/probe.ts';
import type { Outcome } from './journeys.ts';
import { NOT_IN_SAMPLE } from '../stock/probes/probes.ts';
import { FAULTS, type LazyForm } from './list.ts';

/** One row: the fault, and how both sides took it. */
export interface Row {
  id: string;
  what: string;
  sanchay: boolean;
  tests: number;
  /** Tests of it that strike a lazy chunk, or how it does so without any. */
  lazy: number | Exclude<LazyForm, 'own'>;
  /** Null where it was not measured. */
  stock: boolean | null;
  missed: string;
}

/**
 * Puts both sides together. A fault without a passed test is not contained, nor is one that strikes lazy chunks too and
 * has no passed test of that.
 */
export function containment(ours: ReadonlyMap<string, Outcome>, stock: readonly Finding[]): Row[] {
  return FAULTS.map(([id, what, form]) => {
    const { passed, lazy, failed } = ours.get(id) ?? { passed: 0, lazy: 0, failed: [] };
    const finding = stock.find((one) => one.id === id);
    return {
      id,
      what,
      sanchay: failed.length === 0 && (form === 'own' ? lazy > 0 && passed > lazy : passed > 0),
      tests: passed + failed.length,
      lazy: form === 'own' ? lazy : form,
      stock: finding?.contained ?? null,
      missed: finding?.missed.join('; ') ?? NOT_IN_SAMPLE[id] ?? 'not measured',
    };
  });
}

/** The table as a page of the documentation. */
export function containmentPage(rows: readonly Row[]): string {
  const count = (side: 'sanchay' | 'stock') => rows.filter((row) => row[side]).length;
  const mark = (held: boolean | null) => (held === null ? '' : held ? 'yes' : 'no');
  const measured = rows.filter(({ stock }) => stock !== null).length;
  const lines = rows.map(
    ({ id, what, sanchay, tests, lazy, stock, missed }) =>
      `| ${id} | ${what} | ${mark(sanchay)} | ${tests} | ${lazyCell(lazy, tests)} | ${mark(stock)} | ${missed} |`,
  );
  const reasons = rows.flatMap(({ id, lazy }) =>
    typeof lazy === 'object' ? [`| ${id} | ${lazy.none} |`] : [],
  );
  return `# Containment

This page shows the outcome of each of ${rows.length} faults ([features and faults](features.md)) for Sanchay and for a stock sample of
single-spa and module federation (\`bench/stock\`), written as the documentation of both shows. \`npm run faults\` writes it.

**Sanchay ${count('sanchay')} of ${rows.length}, the stock sample ${count('stock')} of the ${measured} that were measured there.**

Sanchay's column comes from the journeys of \`e2e/faults\`, for M44 and M45 from the tests of the build and of the
registration of releases; \`npm run test:full\` runs all of them, \`npm test\` at least one of
each suite. A journey requires that navigation works, only the slot changes, one message offers Try again, one report names
remote and release, no exception is uncaught, the page does not load again, the focus stays with the content, and the
outcome of the list occurs. The sample has to meet less, because it sends no reports: another area opens within five
seconds, the area appears or shows that it failed, no exception is uncaught, and the outcome of the list occurs.

| Fault | | Sanchay | Tests | Of them lazy | Stock | Unmet by the sample |
| ----- | - | ------- | ----- | ------------ | ----- | ---------------------- |
${lines.join('\n')}

## Lazy chunks

"Of them lazy" counts the tests that put the fault before a lazy chunk; the others put it before the entry or the first
chunk. "All" marks faults that strike the code of a screen: each screen is a lazy chunk. These faults have no lazy form:

| Fault | Why |
| ----- | --- |
${reasons.join('\n')}
`;
}

function lazyCell(lazy: Row['lazy'], tests: number): string {
  if (typeof lazy === 'object') return '';
  return typeof lazy === 'number' ? `${lazy}` : `all ${tests}`;
}
