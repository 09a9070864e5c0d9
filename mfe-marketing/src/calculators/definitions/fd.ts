import type { AppConfig } from '@sanchay/contracts';
import { fd, fdTds, financialYearOf, publishedRules, type FdPayer, type PlanResult } from '@sanchay/finance';
import { defineCalculator, type Line } from './calculator.ts';
import { interestField, rupeesField, yearsField } from './fieldKinds.ts';
import { planWorked } from './planWorked.ts';
import { fixedDeposits } from './ways.ts';

const TIMES = { '12': 12, '4': 4, '2': 2, '1': 1 } as const;

/** Tax deducted year by year under the newest rule, assuming this is the investor's only deposit with the payer. */
function deducted({ years }: PlanResult, payer: FdPayer, senior: boolean): number {
  const fy = financialYearOf(publishedRules.fd_tds.at(-1)!.applies_from);
  return years.reduce((sum, { gain }, row) => {
    const interest = gain - (years[row - 1]?.gain ?? 0);
    return sum + fdTds({ fy, payer, senior, interest, pan: true }, publishedRules).tds;
  }, 0);
}

export const fdCalculator = ({ fdRates }: AppConfig) =>
  defineCalculator({
    name: 'fd-calculator',
    fields: {
      amount: rupeesField({
        label: 'field.deposit',
        start: '100000',
        span: { min: 5_000, max: 2_500_000, step: 5_000 },
      }),
      rate: interestField({ start: String(fdRates.highest), hint: 'hint.fdRate' }),
      time: yearsField({ start: '5', span: { min: 1, max: 10, step: 1 } }),
    },
    choices: {
      interest: { options: ['compound', 'simple', 'payout'], start: 'compound' },
      times: { options: ['12', '4', '2', '1'], start: '4', fine: true },
      payer: { options: ['bank', 'non_bank'], start: 'bank', fine: true },
      senior: { options: ['no', 'yes'], start: 'no', fine: true },
    },
    compare: 'interest',
    formulaBy: 'interest',
    example: { amount: '100000', rate: '7', time: '1', interest: 'compound', times: '4' },
    work({ amount, rate, time }, { interest, times, payer, senior }) {
      const plan = fd({
        principal: amount,
        annualRatePct: rate,
        years: time,
        interest,
        compoundingPerYear: TIMES[times],
      });
      const tds: Line = {
        label: 'line.tds',
        value: deducted(plan, payer, senior === 'yes'),
        unit: 'rupees',
      };
      const worked = planWorked({
        plan,
        months: time * 12,
        opening: amount,
        labels: { invested: 'line.deposited', gain: 'line.interest', headline: 'line.maturity' },
        lines: [tds],
      });
      const note = { text: tds.value > 0 ? 'note.tds' : 'note.noTds' };
      if (interest !== 'payout') return { ...worked, notes: [note] };
      return {
        ...worked,
        headline: { label: `line.payout.${times}`, value: plan.periodicPayout, unit: 'rupees' },
        notes: [{ text: 'note.payout' }, note],
      };
    },
    act: () => fixedDeposits,
    related: ['rd-calculator', 'nsc-calculator', 'lumpsum-calculator', 'inflation-calculator'],
  });
