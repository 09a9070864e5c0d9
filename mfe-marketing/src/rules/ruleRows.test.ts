import type { DatedRuleRow } from '@sanchay/contracts';
import { figureOf, historyOf, inForce } from './ruleRows.ts';

const row = (rule_id: string, value: number, applies_from: string, applies_to: string | null) =>
  ({
    rule_id,
    kind: 'equity_ltcg',
    value,
    applies_from,
    applies_to,
    source: 's',
    confidence: 'H',
  }) satisfies DatedRuleRow;

const old = row('old', 10, '2018-04-01', '2024-07-22');
const now = row('now', 12.5, '2024-07-23', null);
const other = { ...row('other', 4, '2018-04-01', null), kind: 'cess' } satisfies DatedRuleRow;
const rules = [old, now, other];

test('M1 · the figure is that of the day, to the day', () => {
  expect(figureOf({ on: '2024-07-22', rules }, 'equity_ltcg')).toBe(10);
  expect(figureOf({ on: '2024-07-23', rules }, 'equity_ltcg')).toBe(12.5);
  expect(figureOf({ on: '2018-04-01', rules }, 'equity_ltcg')).toBe(10);
  expect(figureOf({ on: '2026-11-21', rules }, 'cess')).toBe(4);
});

test('M1 · where no row holds there is no figure', () => {
  expect(figureOf({ on: '2018-03-31', rules }, 'equity_ltcg')).toBeNull();
  expect(figureOf({ on: '2026-11-21', rules }, 'stamp_duty')).toBeNull();
  expect(inForce({ on: '2018-03-31', rules }, 'equity_ltcg')).toEqual([]);
});

test('M1 · the history begins with the latest row', () => {
  expect(historyOf({ on: '2026-11-21', rules }, 'equity_ltcg')).toEqual([now, old]);
});
