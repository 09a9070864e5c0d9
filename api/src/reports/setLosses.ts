import type { CallBody } from '@sanchay/contracts';
import { financialYearOf, isScale, istDate } from '@sanchay/finance';
import type { Tx } from '../db/pool.ts';
import type { Context } from '../platform/context.ts';
import { createMessages } from '../platform/http/language.ts';
import { Problem, validationFailed } from '../platform/http/problem.ts';
import type { WriteScope } from '../platform/writes/write.ts';
import { carriedLosses, lockCarriedLosses, replaceCarriedLosses } from './carriedLossStore.ts';
import { isFinancialYear } from './financialYears.ts';

/** A loss of an earlier year reaches no year that has a report. */
const EARLIEST_LOSS = '2009-10';

const message = createMessages({
  en: {
    correct: 'Correct the highlighted fields.',
    changed: 'Your losses were changed meanwhile, for example in another tab. Nothing was saved.',
    no_such_year: 'Enter a financial year like 2024-25.',
    too_early: 'Losses before FY {first} can no longer be set off in any report.',
    not_over: 'Enter losses of years that are over. FY {running} is running.',
    twice: 'FY {year} is listed twice.',
    paise: 'Enter an amount with at most 2 decimals.',
  },
  hi: {
    correct: 'जिन जगहों पर निशान है उन्हें ठीक करें।',
    changed: 'इस बीच आपका घाटा बदल गया है, जैसे किसी दूसरे टैब में। कुछ भी सेव नहीं हुआ।',
    no_such_year: 'वित्त वर्ष 2024-25 जैसे लिखें।',
    too_early: 'वित्त वर्ष {first} से पहले का घाटा अब किसी रिपोर्ट में समायोजित नहीं हो सकता।',
    not_over: 'उन्हीं वर्षों का घाटा लिखें जो पूरे हो चुके हैं। वित्त वर्ष {running} अभी चल रहा है।',
    twice: 'वित्त वर्ष {year} दो बार लिखा है।',
    paise: 'राशि में ज़्यादा से ज़्यादा 2 दशमलव अंक लिखें।',
  },
});

type Losses = CallBody<'setCarriedLosses'>['losses'];

/**
 * Replaces the losses of earlier years that a portfolio brings forward; years without a loss are dropped.
 * @throws Problem 422 `losses_wrong`, with the fault of each row; 409 `losses_changed` where others than `was` are stored.
 */
export async function setCarriedLosses(
  ctx: Context,
  { tx, audit }: WriteScope,
  { portfolioId, losses, was }: { portfolioId: string } & CallBody<'setCarriedLosses'>,
): Promise<Losses> {
  const errors = faultsOf(losses, financialYearOf(istDate(await ctx.business.now(tx))));
  if (Object.keys(errors).length > 0) throw validationFailed('losses_wrong', message('correct'), errors);
  const kept = losses
    .filter(({ short, long }) => short > 0 || long > 0)
    .toSorted((a, b) => a.financial_year.localeCompare(b.financial_year));
  await lockCarriedLosses(tx, portfolioId);
  if (was && !(await isStored(tx, portfolioId, was)))
    throw new Problem(409, 'validation_failed', 'losses_changed', message('changed'));
  await replaceCarriedLosses(tx, portfolioId, kept);
  await audit({ action: 'setCarriedLosses', subject: portfolioId, detail: { years: kept.length } });
  return kept;
}

async function isStored(tx: Tx, portfolioId: string, was: Losses): Promise<boolean> {
  const stored = await carriedLosses(tx, portfolioId);
  const known = was.toSorted((a, b) => a.financial_year.localeCompare(b.financial_year));
  return (
    stored.length === known.length &&
    stored.every(
      ({ financialYear, short, long }, index) =>
        financialYear === known[index]!.financial_year &&
        Number(short) === known[index]!.short &&
        Number(long) === known[index]!.long,
    )
  );
}

function faultsOf(losses: Losses, running: string): Record<string, string[]> {
  const years = losses.map(({ financial_year: year }) => year);
  const errors: Record<string, string[]> = {};
  for (const [index, { financial_year: year, short, long }] of losses.entries()) {
    const fault =
      yearFault(year, running) ?? (years.indexOf(year) < index ? message('twice', { year }) : null);
    if (fault) errors[`losses.${index}.financial_year`] = [fault];
    if (!isScale(short, 2)) errors[`losses.${index}.short`] = [message('paise')];
    if (!isScale(long, 2)) errors[`losses.${index}.long`] = [message('paise')];
  }
  return errors;
}

function yearFault(year: string, running: string): string | null {
  if (!isFinancialYear(year)) return message('no_such_year');
  if (year < EARLIEST_LOSS) return message('too_early', { first: EARLIEST_LOSS });
  return year >= running ? message('not_over', { running }) : null;
}
