import type { DatedRule } from '../../rules/datedRule.ts';

const ACT = 'Chapter VII of the Finance (No. 2) Act 2004, section 98, sale of a unit to the mutual fund';

/** Securities transaction tax on sold units of equity-oriented funds, percent of their value, by the day of the NAV. */
export const sttRules: ReadonlyArray<DatedRule<number>> = [
  {
    rule_id: 'stt-units-2013',
    applies_from: '2013-06-01',
    applies_to: null,
    value: 0.001,
    source: `${ACT}; Finance Act 2013: 0.25% became 0.001% on 1 June 2013 (note: taxguru, taxtmi, Business Standard; INDmoney still prints 0.025%)`,
    confidence: 'H',
  },
  {
    rule_id: 'stt-units-2006',
    applies_from: '2006-06-01',
    applies_to: '2013-05-31',
    value: 0.25,
    source: `${ACT}: 0.2% became 0.25% on 1 June 2006 (note: rediff, 1 March 2006; rates "existing" in the Finance Bill 2013)`,
    confidence: 'H',
  },
  {
    rule_id: 'stt-units-2005',
    applies_from: '2005-06-01',
    applies_to: '2006-05-31',
    value: 0.2,
    source: `${ACT}: 0.2% from 1 June 2005 (note: caclubindia; rate "pre-budget" at rediff, 1 March 2006)`,
    confidence: 'H',
  },
  {
    rule_id: 'stt-units-2004',
    applies_from: '2004-10-01',
    applies_to: '2005-05-31',
    value: 0.15,
    source: `${ACT}: 0.15% until 31 May 2005 (general knowledge, to be confirmed)`,
    confidence: 'L',
  },
];
