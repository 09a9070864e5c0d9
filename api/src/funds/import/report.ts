import type { Merged } from './mergeNavs.ts';
import { REFUSALS, type RefusedRow } from './parsedFile.ts';

const EXAMPLES = 3;

/** Lines that report to an operator what became of a file: accepted, unchanged, and what was refused and why. */
export function reportLines(
  { added, corrected, unchanged, schemesCreated }: Merged,
  refused: readonly RefusedRow[],
): string[] {
  const lines = [
    `accepted ${added + corrected} (new ${added}, corrected ${corrected}), unchanged ${unchanged}, refused ${refused.length}`,
  ];
  if (schemesCreated > 0) lines.push(`schemes created ${schemesCreated}`);
  const byReason = Map.groupBy(refused, ({ reason }) => reason);
  for (const [reason, rows] of byReason) {
    const examples = rows.slice(0, EXAMPLES).map(({ example }) => example);
    lines.push(`  ${rows.length} refused: ${REFUSALS[reason]}, for example ${examples.join('; ')}`);
  }
  return lines;
}
