import { publicSource } from './publicSource.ts';
import { publishedRules } from './ruleBook.ts';

test('I8 · a source names who set the rule, without remarks about our own research', () => {
  expect(publicSource('DICGC, since 4 Feb 2020 (rules R8)')).toBe('DICGC, since 4 Feb 2020');
  expect(
    publicSource('SEBI cut-off (rules R5); T+2 is common practice (general knowledge, not looked up)'),
  ).toBe('SEBI cut-off; T+2 is common practice');
  expect(publicSource('Finance (No. 2) Act 2024, section 206C(1G)')).toBe(
    'Finance (No. 2) Act 2024, section 206C(1G)',
  );
});

/** What users must not read: places in our own lists, doubts about research, rule identifiers and odd figures. */
const INTERNAL =
  /rules R\d|anchors|general knowledge|looked up|confirmed|zerodha|indmoney|[a-z]_[a-z]|\b\d\d:\d\d\b|\d %/i;

test('S19 · what users read of the sources of all rules is free of internal references', () => {
  const rules = Object.values<ReadonlyArray<{ source: string; rule_id: string }>>(publishedRules).flat();
  expect(rules.length).toBeGreaterThan(60);
  const shown = rules.map(({ source, rule_id }) => ({ rule_id, text: publicSource(source) }));
  expect(shown.filter(({ rule_id, text }) => INTERNAL.test(text) || text.includes(rule_id))).toEqual([]);
});
