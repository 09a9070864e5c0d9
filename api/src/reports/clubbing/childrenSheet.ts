import type { CapitalGains, IncomeReport } from '@sanchay/contracts';
import { rupees, sumRupees, toWire } from '@sanchay/finance';
import { createMessages } from '../../platform/http/language.ts';
import { sheetOf, type ColumnOf, type Sheet } from '../files/sheet.ts';

const message = createMessages({
  en: {
    children: 'Children',
    child: 'Child',
    income: 'Interest and dividends',
    gain: 'Capital gains',
    exempt_income: 'Exempt interest and dividends (old regime)',
    exempt_gain: 'Exempt gains (old regime)',
    added_old: 'Added to your income (old regime)',
    added_new: 'Added to your income (new regime)',
    rules: 'Rules',
  },
  hi: {
    children: 'बच्चे',
    child: 'बच्चा',
    income: 'ब्याज और डिविडेंड',
    gain: 'कैपिटल गेन',
    exempt_income: 'ब्याज और डिविडेंड पर छूट (पुरानी टैक्स रिजीम)',
    exempt_gain: 'गेन पर छूट (पुरानी टैक्स रिजीम)',
    added_old: 'आपकी आय में जुड़ा (पुरानी टैक्स रिजीम)',
    added_new: 'आपकी आय में जुड़ा (नई टैक्स रिजीम)',
    rules: 'नियम',
  },
});

type Title = Parameters<typeof message>[0];
type ChildGains = NonNullable<CapitalGains['clubbed']>[number];
type ChildIncome = NonNullable<IncomeReport['clubbed']>[number];

const total = (...amounts: readonly number[]): number => toWire(sumRupees(amounts), 2);
const less = (amount: number, exempt: number): number => toWire(rupees(amount).minus(rupees(exempt)), 2);
const ruleIds = ({ rule_id: rule, exemption }: ChildIncome): string =>
  [rule, ...(exemption ? [exemption.rule_id] : [])].join(', ');

const ofGains: readonly ColumnOf<ChildGains, Title>[] = [
  ['child', 'text', ({ name }) => name],
  ['income', 'rupees', ({ income }) => income],
  ['gain', 'rupees', ({ gain }) => gain],
  ['exempt_income', 'rupees', ({ exemption }) => exemption?.used_income ?? 0],
  ['exempt_gain', 'rupees', ({ exemption }) => exemption?.used ?? 0],
  [
    'added_old',
    'rupees',
    ({ income, gain, exemption }) =>
      less(total(income, gain), total(exemption?.used ?? 0, exemption?.used_income ?? 0)),
  ],
  ['added_new', 'rupees', ({ income, gain }) => total(income, gain)],
  ['rules', 'text', ruleIds],
];
const ofIncome: readonly ColumnOf<ChildIncome, Title>[] = [
  ['child', 'text', ({ name }) => name],
  ['income', 'rupees', ({ income }) => income],
  ['exempt_income', 'rupees', ({ exemption }) => exemption?.used ?? 0],
  ['added_old', 'rupees', ({ income, exemption }) => less(income, exemption?.used ?? 0)],
  ['added_new', 'rupees', ({ income }) => income],
  ['rules', 'text', ruleIds],
];

/** What of each child is added to the gains and income of the parent in both tax regimes; without children, no rows. */
export function childrenGainsSheet({ clubbed = [] }: CapitalGains): Sheet {
  return sheetOf((title: Title) => message(title), { name: 'children', rows: clubbed, columns: ofGains });
}

/** What of each child is added to the income of the parent in both tax regimes; without children, no rows. */
export function childrenIncomeSheet({ clubbed = [] }: IncomeReport): Sheet {
  return sheetOf((title: Title) => message(title), { name: 'children', rows: clubbed, columns: ofIncome });
}
