/** Remarks about our research at the end of a source: the place in our list of rules, and how sure a figure is. */
const REMARK = /\s*\((?:rules R\d|general knowledge|anchors|note:)[^)]*\)/g;

/** The source of a rule as users read it, without remarks about our own research, which staff see in full. */
export function publicSource(source: string): string {
  return source.replace(REMARK, '');
}
