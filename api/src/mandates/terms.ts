import { MANDATE_TYPES, type MandateTerms, type MandateType } from '@sanchay/contracts';
import {
  addDays,
  addMonthsClamped,
  formatDate,
  formatRupees,
  istDate,
  mandateRuleOn,
  mandateTermsFault,
  type RuleBook,
} from '@sanchay/finance';
import type { Actor, Context } from '../platform/context.ts';
import { bankLabel, ownBanks } from '../payments/index.ts';
import { requestLanguage } from '../platform/http/language.ts';
import type { MandateMessage } from './englishMessages.ts';
import { mandateTitle } from './view.ts';
import { mandateFieldProblem, mandateText } from './messages.ts';

const TAKES: Record<MandateType, MandateMessage> = {
  isip: 'fewDays',
  esip: 'days',
  xsip: 'minutes',
  net: 'minutes',
};

/** What a mandate of this portfolio can be today. */
export async function mandateTerms(ctx: Context, actor: Actor): Promise<MandateTerms> {
  const today = istDate(await ctx.business.now());
  const { rule_id, value } = mandateRuleOn(today, ctx.rules.book());
  const banks = await ownBanks(ctx.db, actor.portfolioId);
  return {
    types: MANDATE_TYPES.map((type) => ({
      type,
      title: mandateTitle(type),
      ...value.limits[type],
      takes: mandateText(TAKES[type]),
    })),
    banks: banks.map((bank) => ({ id: bank.id, label: bankLabel(bank) })),
    no_code_up_to: value.noCodeUpTo,
    notice_hours: value.noticeHours,
    first_day: addDays(today, 1),
    last_day: addMonthsClamped(today, value.years * 12),
    rule_ids: [rule_id],
  };
}

/** @throws Problem 422 beside the field that breaks a rule: `limit` or `until`. */
export function checkTerms(
  terms: { type: MandateType; limit: number; until: string },
  today: string,
  rules: Pick<RuleBook, 'mandate'>,
): void {
  const fault = mandateTermsFault({ kind: terms.type, limit: terms.limit, until: terms.until }, today, rules);
  if (!fault) return;
  const { value } = mandateRuleOn(today, rules);
  const { least, most } = value.limits[terms.type];
  const field = fault === 'past' || fault === 'too_long' ? 'until' : 'limit';
  const values = {
    least: formatRupees(least),
    most: formatRupees(most),
    last: formatDate(addMonthsClamped(today, value.years * 12), requestLanguage()),
  };
  throw mandateFieldProblem(`${field}_${fault}`, field, mandateText(fault, values));
}
