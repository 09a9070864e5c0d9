import { Type as T } from '@sinclair/typebox';
import type { CallDefinition } from '../../call.ts';
import { Codes, Day, Data, Nullable } from '../shapes.ts';

/** What a row of the rule table is about; the unit of its value is in brackets. */
export const RULE_KINDS = [
  /** Tax on long-term gains of equity funds (percent). */
  'equity_ltcg',
  /** Tax on short-term gains of equity funds (percent). */
  'equity_stcg',
  /** Long-term equity gain free of tax in a year (rupees). */
  'equity_exemption',
  /** Deduction of section 80C, old regime (rupees a year). */
  'section_80c',
  /** Lock-in of each ELSS allotment (months). */
  'elss_lock_in',
  /** A slab of the old regime (percent). Several hold at once. */
  'old_regime_slab',
  /** Cess on income tax (percent of the tax). */
  'cess',
  /** Stamp duty on purchases of fund units (percent). */
  'stamp_duty',
] as const;

export const Rule = T.Object({
  rule_id: T.String(),
  kind: Codes(RULE_KINDS),
  value: T.Number(),
  applies_from: Day,
  applies_to: Nullable(Day),
  source: T.String(),
  confidence: Codes(['H', 'M', 'L'] as const),
});

export const RuleSource = T.Object({
  rule_id: T.String(),
  applies_from: Day,
  applies_to: Nullable(Day),
  source: T.String({ description: 'the law, circular or terms that the rule is taken from' }),
});

export const rules = {
  datedRules: {
    summary: 'Rates, limits and periods of tax law with their dates, and the business day of today',
    method: 'GET',
    path: '/api/v3/rules.json',
    audience: 'anyone',
    reply: Data(T.Object({ on: Day, rules: T.Array(Rule) })),
  },
  ruleSources: {
    summary: 'Where the named rules come from and when they apply; unknown ones are left out',
    method: 'GET',
    path: '/api/v3/rules/sources.json',
    audience: 'anyone',
    query: T.Object({ ids: T.String({ maxLength: 1000, description: 'rule ids, separated by commas' }) }),
    reply: Data(T.Array(RuleSource)),
  },
} as const satisfies Record<string, CallDefinition>;
