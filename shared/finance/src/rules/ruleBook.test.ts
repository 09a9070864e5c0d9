import { publishedRules } from './ruleBook.ts';

describe('I5 · the rules that a release publishes', () => {
  it('I5 · name every row once, with days in order, a source and a confidence', () => {
    const rows = Object.values(publishedRules).flat();
    const ids = rows.map((row) => row.rule_id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    for (const row of rows) {
      expect(row.applies_from).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      if (row.applies_to !== null) expect(row.applies_to >= row.applies_from).toBe(true);
      expect(row.source).not.toBe('');
      expect(row.confidence).toMatch(/^[HML]$/);
    }
  });
});
